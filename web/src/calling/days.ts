/** Days of a calendar, as 2026-08-01: they have no time, and are reckoned with where none is. */

const DAY = 86_400_000
/** The first and the last day. */
export type Span = [string, string]

/** Where the reader lives; `ahead` so many days later. */
export function isoDay(at: Date, ahead = 0): string {
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate() + ahead)).toISOString().slice(0, 10)
}

const next = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length <= 100; day = next(day)) days.push(day)
  return days
}

/** Days that follow each other, together. */
export function spansOf(days: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const day of [...new Set(days)].sort()) {
    const last = spans.at(-1)
    if (last && next(last[1]) === day) last[1] = day
    else spans.push([day, day])
  }
  return spans
}
