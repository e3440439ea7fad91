// What the shell asks of a game; see ../page.ts.
import type { KeyflowerView } from '../../net/views'
import { t } from '../../words/index.svelte'
import type { End, GameModule, PhoneTab, ScorePart, Steps } from '../page'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { extras } from './extras.svelte'
import { SEASONS, sum } from './material'

export { Aside, Board }
export { doing } from './automatic.svelte'
export { suggested } from './suggested'
export { things } from './told'
export const ready: GameModule['ready'] = () => extras.parts !== null
export const aims: GameModule['aims'] = (choice) => extras.parts?.aims(choice) ?? []
export const pictures: GameModule['pictures'] = (event) => extras.parts?.pictures(event) ?? []
export const tabOf: GameModule['tabOf'] = (thing, view) => extras.parts?.tabOf(thing, view as KeyflowerView) ?? ''
export const loadCues: GameModule['loadCues'] = () => import('./cues')

export function steps(view: KeyflowerView): Steps {
  return { ids: [...SEASONS], now: view.round - 1 }
}

export function ends(view: KeyflowerView): End[] {
  return [
    {
      glyph: view.round > 0 ? view.season : 'spring',
      label: t('keyflower-board-end-season'),
      n: view.round,
      of: SEASONS.length,
    },
    {
      glyph: 'end-turn',
      label: t('keyflower-board-end-passes'),
      n: view.passes,
      of: view.players,
      text: t('keyflower-board-passed-of', { n: view.passes, of: view.players }),
    },
  ]
}

export function scores(view: KeyflowerView): number[] {
  return view.seats.map((seat) => seat.points)
}

const SOURCES: Record<string, string> = {
  printed: 'points',
  yards: 'goods',
  winter: 'winter',
  boats: 'boat',
  'turn-order': 'turn-order',
  gold: 'gold',
}

/** Every point, by its source: the tile that gave it, and which pieces were counted for it. */
export function scoreParts(view: KeyflowerView, seat: number): ScorePart[] {
  const parts = view.seats[seat]?.parts ?? []
  return Object.entries(SOURCES).map(([source, glyph]) => {
    const mine = parts.filter((part) => part.source === source)
    const items = mine.map((part) => ({
      term: part.tile || 'gold',
      points: part.points,
      ...(Object.keys(part.uses).length ? { note: t('keyflower-board-counted', { pieces: part.uses }) } : {}),
    }))
    return { key: `keyflower-source-${source}`, glyph, points: sum(mine.map((part) => part.points)), items }
  })
}

export const phoneTabs: PhoneTab[] = [
  { id: 'auction', glyph: 'hex', key: 'keyflower-board-tab-auction' },
  { id: 'village', glyph: 'house', key: 'keyflower-board-tab-village' },
  { id: 'others', glyph: 'person', key: 'keyflower-board-others' },
]
