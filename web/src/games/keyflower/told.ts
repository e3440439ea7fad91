// What an event is about: things on the board, and small pictures of it.
import type { KeyflowerView } from '../../net/views'
import type { Event, LogEntry } from '../../net/wire'
import { number, t } from '../../words/index.svelte'
import type { Picture } from '../page'
import { COLOURS, sum } from './material'
import { find, nameOfTile } from './say'

/** What is told of the whole table, and of what is dealt for everybody. */
const COMMON = ['season', 'season-over', 'offers', 'loads', 'screen', 'screen-hidden', 'winter-dealt', 'winter-hidden']

export function things({ key, args }: Event): string[] {
  if (COMMON.includes(key)) return []
  const tiles = [args['tile'], args['source'], args['boat'], ...(Array.isArray(args['tiles']) ? args['tiles'] : [])]
  const named = tiles.filter((tile) => typeof tile === 'string').map((tile) => `tile-${tile}`)
  return named.length ? named : [`seat-${String(args['seat'])}`]
}

/** What a player only takes or pays is told: nobody's tab is left for it. */
export function tabOf(thing: string, view: KeyflowerView): string {
  if (thing.startsWith('seat-')) return ''
  const tile = thing.slice('tile-'.length)
  const { offer, seat } = find(view, tile)
  if (offer || view.boats.some((boat) => boat.tile === tile)) return 'auction'
  return seat === view.seat ? 'village' : 'others'
}

/** Workers by colour, as a view has them. */
export function workersOf({ args }: Event): number[] {
  const workers = (args['workers'] ?? {}) as Record<string, number>
  return COLOURS.map((colour) => workers[`${colour}-worker`] ?? 0)
}

/** Events told in the words of what a player did last, and their signs; a bid has that of its workers. */
const ACTIONS: Record<string, string> = {
  uses: 'hammer',
  'uses-other': 'hammer',
  upgrades: 'upgrade',
  lays: 'hex',
  'takes-boat': 'boat',
  'takes-boat-tile': 'boat',
  passes: 'end-turn',
}

export function pictures(event: Event): Picture[] {
  const { key, args } = event
  const tile = nameOfTile(String(args['tile']))
  const glyph = key === 'bids' ? String(args['worker']) : ACTIONS[key]
  if (glyph) return [{ glyph, text: t(`keyflower-last-${key}`, args) }]
  switch (key) {
    case 'wins':
      return [{ glyph: 'check', text: tile }]
    case 'makes':
      return Object.entries(args['goods'] as Record<string, number>).map(([good, n]) => ({
        glyph: good,
        text: number(n),
      }))
    case 'wins-workers':
    case 'takes-back':
    case 'returns':
      return [{ glyph: 'worker', text: `+${number(sum(workersOf(event)))}` }]
    case 'carries':
      return [{ glyph: String(args['good']), text: `→ ${tile}` }]
    default:
      return []
  }
}

export function seasonOf(events: readonly Event[]): unknown {
  return events.find(({ key }) => key === 'season-over')?.args['season']
}

/** What the last season came to, until the seat acts again or the next one begins; undefined then. */
export function seasonEnd(log: readonly LogEntry[], seat: number | null): Event[] | undefined {
  const at = log.findLastIndex(({ events }) => events.some(({ key }) => key === 'season-over'))
  const since = log.slice(at + 1)
  const past = since.some((one) => one.seat === seat || one.events.some(({ key }) => key === 'season'))
  return at < 0 || past ? undefined : log[at]?.events
}
