// What an event sounds like; what is built glows once, and so does what is lost.
import type { Cue } from '../page'

export const cues: Readonly<Record<string, Cue>> = {
  hires: 'place',
  drafts: 'place',
  street: 'place',
  flour: 'place',
  'moves-worker': 'place',
  buys: 'coin',
  sells: 'coin',
  income: 'coin',
  house: 'built',
  market: 'built',
  majority: 'built',
  'bonus-lost': 'disaster',
}
