// What the shell asks of a game; see ../page.ts.
import type { MilestonesStep, MilestonesView } from '../../net/views'
import { t } from '../../words/index.svelte'
import type { End, GameModule, PhoneTab, ScorePart, Steps, Tie } from '../page'
import Board from './Board.svelte'
import { extras } from './extras.svelte'
import { WORKERS } from './material'

export { Board }
export { suggested } from './suggested'
export { aims, pictures, tabOf, things } from './told'
export const ready: GameModule['ready'] = () => extras.parts !== null
export const loadCues: GameModule['loadCues'] = () => import('./cues')
export const loadDraw: GameModule['loadDraw'] = () => import('./Draw.svelte')

const VISITS: readonly MilestonesStep[] = [
  'trade',
  'refill',
  'place',
  'works',
  'street-middle',
  'street-end',
  'bonus',
  'mill',
  'return',
  'cover',
  'may-cover',
]

export function steps(view: MilestonesView): Steps {
  if (view.round === 0) {
    const ids = ['step-setup', 'step-draft']
    return { ids, now: view.step === 'lots' || view.step === 'tiles' ? 0 : 1 }
  }
  const ids = ['step-move-1', 'step-move-2', 'step-end']
  if (view.step === 'end') return { ids, now: 2 }
  if (view.step === 'move') return { ids, now: view.moves }
  if (!VISITS.includes(view.step)) return { ids, now: -1 }
  // the visit stands after the move that led to it
  ids.splice(view.moves, 0, view.seats[view.active]?.piece ?? '')
  return { ids, now: view.moves }
}

export function ends(view: MilestonesView): End[] {
  const left = view.pile.length + view.display.filter(Boolean).length
  return [
    { glyph: 'points', label: t('milestones-board-end-points'), n: Math.max(...scores(view)), of: view.target },
    {
      glyph: 'quarryman',
      label: t('milestones-board-end-tiles'),
      n: tilesFor(view) - left,
      of: tilesFor(view),
      text: t('milestones-board-tiles-left', { n: left }),
    },
  ]
}

/** How many tiles there are to be hired in all: those of the board's set that are not dealt out at the start. */
function tilesFor(view: MilestonesView): number {
  const dealt = 2 * view.players + 1
  if (view.layout === 'standard') return STANDARD_TILES - dealt
  const { worker_tiles } = JSON.parse(view.layout) as { worker_tiles?: string[] }
  return (worker_tiles?.length ?? STANDARD_TILES) - dealt
}
const STANDARD_TILES = 35

export function scores(view: MilestonesView): number[] {
  return view.seats.map((seat) => seat.score.total)
}

export function scoreParts(view: MilestonesView, seat: number): ScorePart[] {
  const board = view.seats[seat]
  if (!board) return []
  const { score } = board
  const plain = (source: string, glyph: string, points: number): ScorePart => ({
    key: `milestones-source-${source}`,
    glyph,
    points,
    items: [],
  })
  return [
    plain('streets', 'milestone', score.streets),
    plain('houses', 'house', score.houses),
    plain('markets', 'market', score.markets),
    plain('flour', 'flour', score.flour),
    plain('bonus', 'bush', score.bonus),
    {
      ...plain('majorities', 'quarryman', score.majorities),
      items: view.step === 'over' ? majorities(view, seat) : [],
    },
  ]
}

/** The kinds of workers this seat is ahead in; how the points are shared among those ahead comes from the points themselves. */
function majorities(view: MilestonesView, seat: number): ScorePart['items'] {
  return WORKERS.flatMap((term, kind) => {
    const values = view.seats.map((one) => one.majority[kind] ?? 0)
    const best = Math.max(...values)
    const ahead = values.filter((value) => value === best).length
    if (values[seat] !== best || ahead === values.length) return []
    return [{ term, points: ahead === 1 ? ALONE : TIED }]
  })
}
const ALONE = 5
const TIED = 2

/** A tie is broken by the goods left, coins included. */
export function tie(view: MilestonesView, seat: number): Tie {
  return { term: 'goods', n: (view.seats[seat]?.goods ?? []).reduce((sum, n) => sum + n, 0) }
}

export const phoneTabs: PhoneTab[] = [
  { id: 'board', glyph: 'street', key: 'milestones-board-tab-board' },
  { id: 'players', glyph: 'person', key: 'milestones-board-players' },
  { id: 'hire', glyph: 'coiner', key: 'milestones-board-tab-hire' },
]
