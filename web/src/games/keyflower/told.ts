// What an event is about: things on the board, and the end of a season. The rest is in toldLater.ts.
import type { Event, LogEntry } from '../../net/wire'

/** What is told of the whole table, and of what is dealt for everybody. */
const COMMON = ['season', 'season-over', 'offers', 'loads', 'screen', 'screen-hidden', 'winter-dealt', 'winter-hidden']

export function things({ key, args }: Event): string[] {
  if (COMMON.includes(key)) return []
  const tiles = [args['tile'], args['source'], args['boat'], ...(Array.isArray(args['tiles']) ? args['tiles'] : [])]
  const named = tiles.filter((tile) => typeof tile === 'string').map((tile) => `tile-${tile}`)
  return named.length ? named : [`seat-${String(args['seat'])}`]
}

export function seasonOf(events: readonly Event[]): unknown {
  return events.find(({ key }) => key === 'season-over')?.args['season']
}

/** What the last season came to, until the seat acts again or the next one begins; undefined then. */
export function seasonEnd(log: readonly LogEntry[], seat: number | null): Event[] | undefined {
  const at = log.findLastIndex(({ events }) => events.some(({ key }) => key === 'season-over'))
  const since = log.slice(at + 1)
  const past = since.some((one) => one.seat === seat || one.events.some(({ key }) => key === 'season'))
  return at < 0 || past ? undefined : log[at]?.events
}
