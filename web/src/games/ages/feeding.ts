// What the dice bring to the food track, and what the cities take from it (A-T5, A-T10).
import type { AgesView } from '../../net/views'
import { t } from '../../words/index.svelte'
import { FACES, FOOD_TRACK } from './material'
import type { Choice } from './session'

/** Least and most; the same twice where nothing is open. */
export type Pair = [number, number]

export interface Feeding {
  /** What lies on the track, and what the dice add. */
  have: number
  food: Pair
  /** Before the cities eat, and after. */
  before: Pair
  after: Pair
  unfed: Pair
  /** Beyond the end of the track. */
  lost: Pair
}

/** With the dice turned as chosen, or both ways where that is not being decided. */
export function feeding(view: AgesView, chosen: Choice | undefined): Feeding | null {
  const { forecast } = view
  const sheet = view.seats[view.active]
  if (!forecast || !sheet) return null
  const turned = chosen?.gives['food']
  const food: Pair = turned === undefined ? forecast.food : [turned, turned]
  const each = (f: (gained: number) => number): Pair => [f(food[0]), f(food[1])]
  const track = (gained: number): number => Math.min(FOOD_TRACK, sheet.food + gained)
  return {
    have: sheet.food,
    food,
    before: each(track),
    after: each((gained) => Math.max(0, track(gained) - sheet.dice)),
    unfed: each((gained) => Math.max(0, sheet.dice - track(gained))),
    lost: each((gained) => sheet.food + gained - track(gained)),
  }
}

/** Both, or from one to the other where several dice of food or workers leave something between them. */
export function span(view: AgesView, pair: Pair): string {
  const [a, b] = [Math.min(...pair), Math.max(...pair)]
  if (a === b) return String(a)
  const between = (view.dice[FACES.indexOf('either')] ?? 0) > 1 && b - a > 1
  return between ? `${a}–${b}` : t('ages-board-or', { a, b })
}

/** How many dice must give food so that no city goes hungry; all, where even they do not suffice. */
export function enough(view: AgesView, choices: readonly Choice[]): number {
  const dice = choices.map((choice) => ({ n: Number(choice.args['n']), unfed: feeding(view, choice)?.unfed[0] ?? 0 }))
  const fed = dice.filter((one) => one.unfed === 0).map((one) => one.n)
  return fed.length ? Math.min(...fed) : Math.max(0, ...dice.map((one) => one.n))
}
