// How a hint is shown: planned and ready to be done, or press by press.
import type { KeyflowerView } from '../../net/views'
import { middle, type Spot } from './hex'
import type { Laid } from './layout'
import { isPlacement, type Plan } from './plan.svelte'
import { find, num, text } from './say'
import type { Choice, Session } from './session'

/** The tile of its first choice is brought to sight; where there is room, its placement is planned. */
export function showHint(session: Session, view: KeyflowerView, plan: Plan, wide: boolean): void {
  const [first, second] = session.hint?.choices ?? []
  if (!first?.target.startsWith('tile:')) return
  const tile = first.target.slice('tile:'.length)
  const { seat } = find(view, tile)
  if (seat >= 0) plan.village = seat
  if (wide && session.hint?.ready && plan.open(first)) choose(plan, second)
}

function choose(plan: Plan, second: Choice | undefined): void {
  if (second?.kind.startsWith('workers-')) plan.pick(text(second, 'worker').replace('-worker', ''), num(second, 'n'))
  const group = second?.kind === 'group' ? text(second, 'tile') : ''
  const losing = plan.losing.find((one) => one.tile === group)
  if (losing && !plan.groups.includes(group)) plan.toggleGroup(losing)
}

/**
 * Where nothing is got ready, a placement is planned press by press; the next one is `tile`, `kind:bid`, `worker:red`, `group:<tile>`
 * or `place`. Nothing for any other choice.
 */
export function nextPress(session: Session, plan: Plan): string {
  const { choices = [], others = [], ready } = session.hint ?? {}
  const [first, second] = choices
  if (!first || ready || !isPlacement(first.kind)) return ''
  const group = second?.kind === 'group' ? text(second, 'tile') : ''
  if (group && !plan.groups.includes(group)) return `group:${group}`
  if (`tile:${plan.tile}` !== first.target) return 'tile'
  if (plan.kind !== first.kind) return `kind:${first.kind}`
  const alike = others.filter(([one]) => one?.action === first.action)
  return alike.some((other) => whom(plan, other[1]) === 'place') ? 'place' : whom(plan, second)
}

/** Who is to be placed from behind the screen and is not chosen yet. */
function whom(plan: Plan, choice: Choice | undefined): string {
  if (!choice?.kind.startsWith('workers-')) return 'place'
  const colour = text(choice, 'worker').replace('-worker', '')
  return plan.colour === colour && plan.n >= num(choice, 'n') ? 'place' : `worker:${colour}`
}

/** Where in a village the first choice of a hint is: a tile of it, or a cell beside. */
export function hintSpot(session: Session, laid: readonly Laid[]): Spot | undefined {
  const first = session.hint?.choices[0]
  if (!first) return undefined
  const [q, r] = text(first, 'cell').split(',').map(Number)
  if (first.kind === 'cell') return middle(q ?? 0, r ?? 0)
  return laid.find(({ one }) => first.target === `tile:${one.tile}`)?.spot
}

/** The good in hand is to be carried to this tile. */
export function isGoal(session: Session, tile: string): boolean {
  return session.hint?.choices.findLast(({ kind }) => kind === 'carry-to')?.target === `tile:${tile}`
}
