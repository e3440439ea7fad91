// What an event sounds like; what is built glows once, and so does what is lost.
import type { Cue } from '../page'

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
