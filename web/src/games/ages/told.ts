// What an event is about: things on the board, and small pictures of it.
import type { Choice, Event } from '../../net/wire'
import { number, t, term } from '../../words/index.svelte'
import type { Picture } from '../page'

const GAINS: Record<string, string> = { food: 'food', goods: 'goods', worker: 'hammer', coin: 'coin', skull: 'skull' }

/** Workers that a stone gives (Engineering). */
const STONE = 3

/** A part of what a seat has, on its card and on its sheet: see SeatCard and Sheet. */
const PARTS: Record<string, readonly string[]> = {
  collects: ['food', 'goods'],
  preserves: ['food', 'goods'],
  feeds: ['food'],
  'lost-food': ['food'],
  hit: ['disasters'],
  'goods-lost': ['goods'],
  spearheads: ['goods'],
  accepts: ['goods', 'food'],
  'finishes-city': ['city'],
  'finishes-first': ['monuments'],
  'finishes-later': ['monuments'],
  'spends-stone': ['goods'],
  'builds-ship': ['ships'],
  swaps: ['goods'],
  buys: ['developments'],
  discards: ['goods'],
}

export function things({ key, args }: Event): string[] {
  const seat = `seat-${String(args['seat'])}`
  const found = (PARTS[key] ?? []).map((part) => `${seat}-${part}`)
  if (key === 'accepts') found.push(...['goods', 'food'].map((part) => `seat-${String(args['partner'])}-${part}`))
  const building = args['building'] ?? args['monument']
  if (typeof building === 'string') found.push(isCity(building) ? `${seat}-${building}` : `monument-${building}`)
  if (typeof args['development'] === 'string') found.push(`development-${args['development']}`)
  // what was averted did nobody harm
  if (key !== 'averted' && typeof args['disaster'] === 'string') found.push(`disaster-${args['disaster']}`)
  return found
}

/** A choice points at dice by their faces: it means the first that show them. */
export function aims({ kind, args }: Choice, seat: number): string[] {
  const dice = (face: string, n: number): string[] => Array.from({ length: n }, (_, i) => `die-${face}-${i}`)
  if (kind === 'reroll')
    return Object.entries(args['dice'] as Record<string, number>).flatMap(([face, n]) => dice(face, n))
  if (kind === 'lead') return dice(String(args['face']), 1)
  if (kind === 'food') return dice('face-either', Number(args['n']))
  const building = args['building']
  if (typeof building === 'string') return [isCity(building) ? `seat-${seat}-${building}` : `monument-${building}`]
  return typeof args['development'] === 'string' ? [`development-${args['development']}`] : []
}

/** What the dice bring and take is told: nobody's tab is left for it. */
export function tabOf(thing: string): string {
  if (/^(development|disaster)-/.test(thing)) return 'develop'
  if (/^monument-|-city-/.test(thing)) return 'build'
  return /^die-|-(food|goods)$/.test(thing) ? '' : 'players'
}

export function pictures(event: Event, all: readonly Event[]): Picture[] {
  const { key, args } = event
  const building = buildingOf(event)
  const glyph = isCity(building) ? 'city' : building
  const disaster = String(args['disaster'])
  switch (key) {
    case 'collects':
      return gainsOf(event, all)
    case 'builds':
      if (all.some((one) => one.key.startsWith('finishes-') && buildingOf(one) === building)) return []
      return [{ glyph, text: `${term(building)} ${String(args['n'])}/${String(args['boxes'])}` }]
    case 'finishes-city':
    case 'finishes-first':
    case 'finishes-later':
      return [{ glyph, text: `${term(building)}: ${t('ages-board-done')}` }]
    case 'buys':
      return [{ glyph: 'upgrade', text: term(String(args['development'])) }]
    case 'hit':
      return [
        {
          glyph: disaster === 'famine' ? 'food' : 'skull',
          text: `${term(disaster)} ${number(-Number(args['points']))}`,
        },
      ]
    case 'goods-lost':
      return [{ glyph: 'skull', text: `${term(disaster)}: ${t('ages-board-loses-goods')}` }]
    case 'averted':
      return [{ glyph: 'skull', text: t('ages-board-disaster-averted', { disaster }) }]
    case 'builds-ship':
      return [{ glyph: 'ship', text: number(Number(args['n'])) }]
    default:
      return []
  }
}

/** What the dice brought, with the workers that stone became, and the stone. */
function gainsOf({ args }: Event, all: readonly Event[]): Picture[] {
  const { worker = 0, ...gains } = args['gains'] as Record<string, number>
  const stones = all.filter((one) => one.key === 'spends-stone').length
  const workers = worker + STONE * stones
  const pictures = Object.entries(workers ? { worker: workers, ...gains } : gains).map(([gain, n]) => ({
    glyph: GAINS[gain] ?? gain,
    text: number(n),
  }))
  return stones ? [{ glyph: 'stone', text: number(-stones) }, ...pictures] : pictures
}

function buildingOf({ args }: Event): string {
  return String(args['building'] ?? args['monument'])
}

function isCity(building: string): boolean {
  return building.startsWith('city-')
}
