// What an event sounds like; what is built glows once, and so does what is lost.
import type { Cue } from '../page'

export const cues: Readonly<Record<string, Cue>> = {
  bids: 'bid',
  outbid: 'bid',
  uses: 'place',
  'uses-other': 'place',
  moves: 'place',
  lays: 'place',
  carries: 'place',
  makes: 'coin',
  'takes-boat': 'place',
  wins: 'built',
  upgrades: 'built',
}
