/** Clocks count here by themselves, from the server's deadline and the difference between its time and ours. */
import { number } from '../words/index.svelte'
import type { Session } from './session.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on a clock is marked, and then marked more; its owner is told. */
export const LOW = 60
export const LAST = 10

let now = $state(Date.now() / 1000)
let watched = 0
let timer = 0

/** Lets the clocks go on while somebody looks at them: the cleanup of an effect. */
export function ticking(): () => void {
  now = Date.now() / 1000
  if (!watched++) timer = window.setInterval(() => (now = Date.now() / 1000), 250)
  return () => {
    if (!--watched) clearInterval(timer)
  }
}

/** Seconds until the deadline, rounded up: below 0 when it has passed; null when no clock runs. */
export function remaining(session: Session): number | null {
  const { clock } = session
  return clock && clock.seat >= 0 ? Math.ceil(clock.deadline - (now + session.ahead)) : null
}

/** Seconds a seat has; null where it has no clock, or none that counts now. */
export function timeOf(session: Session, seat: number): number | null {
  const { clock, table } = session
  if (!clock || !table || table.seats[seat]?.bot) return null
  if (clock.seat === seat) return Math.max(0, remaining(session) ?? 0)
  return table.clock.kind === 'live' ? Math.ceil(clock.left[seat] ?? 0) : null
}

/** The seat whose time is up, or -1; where a bot stands in, nobody waits for its owner. */
export function expired(session: Session): number {
  const left = remaining(session)
  const seat = left !== null && left <= 0 ? (session.clock?.seat ?? -1) : -1
  return session.table?.seats[seat]?.stand_in ? -1 : seat
}

/** Seconds since a person was last at the table; 0 for who is there. */
export function awayFor(session: Session, seat: number): number {
  const since = session.awaySince[seat]
  return since === undefined ? 0 : Math.max(0, now - since)
}

/** Somebody whose owner has been away for longer than the others need to wait. */
export function isAbsent(session: Session, seat: number): boolean {
  const patience = session.table?.patience ?? null
  return patience !== null && awayFor(session, seat) >= patience
}

/** As a clock shows it: 4:05, 1:04:05; where days or hours count, 2d 5h. */
export function shortTime(seconds: number, kind: string): string {
  if (seconds >= DAY || (kind === 'move' && seconds >= HOUR)) return inWords(seconds, 'narrow')
  const two = (n: number): string => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** The two largest units: 2 days 5 hours. */
export function inWords(seconds: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const units: [string, number][] = [
    ['day', Math.floor(seconds / DAY)],
    ['hour', Math.floor((seconds % DAY) / HOUR)],
    ['minute', Math.floor((seconds % HOUR) / MINUTE)],
    ['second', seconds % MINUTE],
  ]
  const first = units.findIndex(([, n]) => n > 0)
  const shown = units.filter(([, n], i) => i === (first < 0 ? 3 : first) || (i === first + 1 && n > 0))
  return shown.map(([unit, n]) => number(n, { style: 'unit', unit, unitDisplay })).join(' ')
}
