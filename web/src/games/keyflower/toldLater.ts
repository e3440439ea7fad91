// What an event is about, as it is told after the first picture: where it is seen, and small pictures of it.
import type { KeyflowerView } from '../../net/views'
import type { Choice, Event } from '../../net/wire'
import { number, t } from '../../words/index.svelte'
import type { Picture } from '../page'
import { COLOURS, sum } from './material'
import { find, nameOfTile } from './say'

/** What a player only takes or pays is told: nobody's tab is left for it. */
export function tabOf(thing: string, view: KeyflowerView): string {
  if (thing.startsWith('seat-')) return ''
  const tile = thing.slice('tile-'.length)
  const { offer, seat } = find(view, tile)
  if (offer || view.boats.some((boat) => boat.tile === tile)) return 'auction'
  return seat === view.seat ? 'village' : 'others'
}

/** What a choice is about. */
export function aims({ kind, args }: Choice): string[] {
  if (kind.startsWith('workers-') || kind === 'rotation' || kind === 'cell') return [] // its tile was named before
  const tiles = [args['tile'], args['boat'], ...(Array.isArray(args['tiles']) ? args['tiles'] : [])]
  return tiles.filter((tile) => typeof tile === 'string').map((tile) => `tile-${tile}`)
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
