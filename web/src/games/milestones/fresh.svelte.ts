// What the others have built since one's own last action: it is marked, so that nobody has to search for it.
import type { LogEntry } from '../../net/wire'

export class Fresh {
  /** By point, line or triangle: the seat that built there. */
  seats = $state.raw<ReadonlyMap<string, number>>(new Map())

  see(news: readonly LogEntry[], takenBack: number, own: number): void {
    if (takenBack || news.length === 0) {
      this.seats = new Map()
      return
    }
    const events = news.flatMap((line) => line.events)
    const seats = new Map(events.some((event) => event.args['seat'] === own) ? [] : this.seats)
    for (const { key, args } of events) {
      const seat = args['seat']
      if (typeof seat !== 'number' || seat === own) continue
      if (key === 'house') seats.set(String(args['triangle']), seat)
      else if (key === 'market' || key === 'flour') seats.set(String(args['point']), seat)
      else if (key === 'street') {
        const [start = '', middle = '', end = ''] = String(args['path']).split(/[–-]/)
        seats.set(middle, seat)
        for (const [a, b] of [
          [start, middle],
          [middle, end],
        ] as const) {
          seats.set(`${a}-${b}`, seat)
          seats.set(`${b}-${a}`, seat)
        }
      }
    }
    this.seats = seats
  }
}
