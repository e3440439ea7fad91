/** Clocks and times in words. */
import type { Clock, Holiday, SeatInfo } from '../net/wire'
import { locale, number, t } from '../words/index.svelte'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const UNITS: readonly [number, string][] = [
  [DAY, 'day'],
  [HOUR, 'hour'],
]

/** In the largest unit that says enough of it; never less than a minute. */
export function spell(seconds: number): string {
  const [length, unit] = UNITS.find(([one]) => seconds === one || seconds >= 2 * one) ?? [MINUTE, 'minute']
  return number(Math.max(1, Math.floor(seconds / length)), { style: 'unit', unit, unitDisplay: 'long' })
}

/** What is left until then, a Unix time. */
export function untilThen(deadline: number): string {
  const left = deadline - Date.now() / 1000
  return left > 0 ? t('shell-time-left', { time: spell(left) }) : t('shell-time-up')
}

/** How long it is since then, an ISO time. */
export function agoWords(then: string): string {
  return spell((Date.now() - Date.parse(then)) / 1000)
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'live') {
    return t('shell-clock-live', { minutes: Math.round(clock.seconds / MINUTE), seconds: clock.increment })
  }
  return clock.kind === 'move' ? t('shell-clock-move', { time: spell(clock.seconds) }) : t('shell-clock-none')
}

/** A day where the reader lives, of a Unix time. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(at * 1000)
}

/** A moment where the reader lives. */
export function momentOf(at: number): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale(), options).format(at * 1000)
}

export function holidayNow(seat: SeatInfo): Holiday | undefined {
  const now = Date.now() / 1000
  return seat.holidays.find(({ starts, ends }) => starts <= now && now < ends)
}
