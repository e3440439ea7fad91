// What an event is about: things on the board, and small pictures of it.
import type { Choice, Event } from '../../net/wire'
import { number, term } from '../../words/index.svelte'
import type { Picture } from '../page'

/** The places that a piece moves to, by event. */
const PLACES: Record<string, string> = {
  'moves-castle': 'castle',
  'moves-trade': 'trading-house',
  'moves-works': 'board-of-works',
  'moves-mill': 'mill',
}
const BUILT: Record<string, string> = { street: 'street', house: 'house', market: 'market', flour: 'flour' }
const GOODS = ['buys', 'sells', 'returns', 'income']

/** Where something was built: lines, points and triangles by their ids, the middle of a section first. */
export function builtAt({ key, args }: Event): string[] {
  if (key === 'house') return [String(args['triangle'])]
  if (key === 'market' || key === 'flour') return [String(args['point'])]
  if (key !== 'street') return []
  const [start = '', middle = '', end = ''] = String(args['path']).split(/[–-]/)
  return [middle, `${start}-${middle}`, `${middle}-${start}`, `${middle}-${end}`, `${end}-${middle}`]
}

export function things(event: Event): string[] {
  const { key, args } = event
  const seat = `seat-${String(args['seat'])}`
  const built = builtAt(event).map((id) => `built-${id}`)
  if (built.length) return built
  if (PLACES[key]) return [`${seat}-${PLACES[key]}`]
  if (GOODS.includes(key)) return [`${seat}-goods`]
  if (typeof args['number'] === 'number') return [`${seat}-${String(args['worker'])}-${args['number']}`]
  const spaces = ['moves-empty', 'hires', 'drafts'].includes(key) ? [args['n'], args['m']] : []
  return spaces.filter((n) => n !== undefined).map((n) => `${seat}-${String(n)}`)
}

/** The same of a choice; what is not built yet is drawn by its name (Planned.svelte). */
export function aims({ kind, target, args }: Choice, seat: number): string[] {
  const [what = '', id = ''] = target.split(':')
  if (kind === 'street-end') {
    const [start, middle, end] = String(args['path']).split('–')
    return [`built-${start}-${middle}`, `built-${middle}-${end}`]
  }
  if (what === 'triangle' || kind === 'market' || kind === 'flour') return [`built-${id}`]
  if (what === 'tile') return [`tile-${id}`]
  if (what === 'good') return [`seat-${seat}-goods`]
  return what === 'space' ? [`seat-${seat}-${id}`] : []
}

export function tabOf(thing: string): string {
  if (thing.startsWith('tile-')) return 'hire'
  return thing.startsWith('built-') ? 'board' : 'players'
}

export function pictures({ key, args }: Event): Picture[] {
  const counts = (of: string): Picture[] =>
    Object.entries(args[of] as Record<string, number>).map(([glyph, n]) => ({ glyph, text: `+${number(n)}` }))
  const place = PLACES[key]
  if (place) return [{ glyph: place, text: term(place) }]
  const points = (n: number): Picture => ({ glyph: 'points', text: `+${number(n)}` })
  const coins: Picture = { glyph: 'coin', text: '+1' }
  const built = BUILT[key]
  if (built) {
    const told = [{ glyph: built, text: '' }, points(Number(args['points']))]
    return key === 'flour' ? [...told, coins] : told
  }
  switch (key) {
    case 'moves-worker':
      return counts('gains')
    case 'hires':
      return ['left', 'right'].map((side) => ({ glyph: String(args[side]), text: String(args[`${side}n`]) }))
    case 'buys':
      return [
        { glyph: 'coin', text: '−2 →' },
        { glyph: String(args['good']), text: '+1' },
      ]
    case 'sells': {
      const sold = Object.entries(args['goods'] as Record<string, number>)
      return [
        ...sold.map(([glyph, n], i) => ({ glyph, text: `−${number(n)}${i + 1 < sold.length ? '' : ' →'}` })),
        coins,
      ]
    }
    case 'income':
      return [coins]
    case 'takes-bonus':
      return [{ glyph: 'bush', text: '' }, points(1)]
    case 'bonus-points':
    case 'majority':
      return [points(Number(args['points']))]
    default:
      return []
  }
}
