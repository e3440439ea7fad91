// What an event is about: things on the board, and small pictures of it.
import type { Event } from '../../net/wire'
import { number, t, term } from '../../words/index.svelte'
import type { Picture } from '../page'

const GAINS: Record<string, string> = { food: 'food', goods: 'goods', worker: 'hammer', coin: 'coin', skull: 'skull' }

/** A part of what a seat has, on its card and on its sheet: see SeatCard and Sheet. */
const PARTS: Record<string, readonly string[]> = {
  collects: ['food', 'goods'],
  preserves: ['food', 'goods'],
  feeds: ['food'],
  'lost-food': ['food'],
  hit: ['disasters'],
  averted: ['disasters'],
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
  if (typeof args['disaster'] === 'string') found.push(`disaster-${args['disaster']}`)
  return found
}

export function pictures({ key, args }: Event): Picture[] {
  const building = String(args['building'] ?? args['monument'])
  const glyph = isCity(building) ? 'city' : building
  switch (key) {
    case 'collects':
      return Object.entries(args['gains'] as Record<string, number>).map(([gain, n]) => ({
        glyph: GAINS[gain] ?? gain,
        text: number(n),
      }))
    case 'builds':
      return [{ glyph, text: `${term(building)} ${String(args['n'])}/${String(args['boxes'])}` }]
    case 'finishes-city':
    case 'finishes-first':
    case 'finishes-later':
      return [{ glyph, text: `${term(building)}: ${t('ages-board-done')}` }]
    case 'buys':
      return [{ glyph: 'upgrade', text: term(String(args['development'])) }]
    case 'hit':
      return [{ glyph: 'skull', text: number(-Number(args['points'])) }]
    case 'builds-ship':
      return [{ glyph: 'ship', text: number(Number(args['n'])) }]
    default:
      return []
  }
}

function isCity(building: string): boolean {
  return building.startsWith('city-')
}
