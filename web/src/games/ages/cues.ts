// What an event sounds like. What is finished or lost is shown by the board itself: see moments.ts.
import type { Cue } from '../page'

export const glows = false

export const cues: Readonly<Record<string, Cue>> = {
  rolled: 'dice',
  rerolls: 'dice',
  builds: 'place',
  'builds-ship': 'place',
  collects: 'coin',
  accepts: 'coin',
  buys: 'coin',
  offers: 'bid',
  'finishes-city': 'built',
  'finishes-first': 'built',
  'finishes-later': 'built',
  hit: 'disaster',
  'goods-lost': 'disaster',
}
