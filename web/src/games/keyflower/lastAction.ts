// What a player did last: in a few words for a narrow place, and in those of the log.
import type { Event, LogEntry } from '../../net/wire'
import { t } from '../../words/index.svelte'

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

function lastEvent(log: readonly LogEntry[], seat: number): Event | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.events.findLast((one) => one.args['seat'] === seat && ACTIONS.includes(one.key))
    if (event) return event
  }
  return undefined
}

export function lastAction(log: readonly LogEntry[], seat: number): { short: string; whole: string } {
  const event = lastEvent(log, seat)
  if (!event) return { short: '', whole: '' }
  return { short: t(`keyflower-last-${event.key}`, event.args), whole: t(`keyflower-event-${event.key}`, event.args) }
}
