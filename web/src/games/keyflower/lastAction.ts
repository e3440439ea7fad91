// What a player did last, in the words of the log without the name.
import type { LogEntry } from '../../net/wire'
import { nameOf, t } from '../../words/index.svelte'

const ACTIONS = [
  'bids',
  'uses',
  'uses-other',
  'passes',
  'takes-boat',
  'takes-boat-tile',
  'keeps',
  'kept',
  'lays',
  'upgrades',
]

export function lastAction(log: readonly LogEntry[], seat: number): string {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.events.findLast((one) => one.args['seat'] === seat && ACTIONS.includes(one.key))
    if (!event) continue
    const told = t(`keyflower-event-${event.key}`, event.args)
    const name = nameOf(seat)
    return told.startsWith(name) ? told.slice(name.length).trim() : told
  }
  return ''
}
