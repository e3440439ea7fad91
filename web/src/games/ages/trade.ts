// Offers between players: what is held and what it is worth, and which offers were refused lately.
import type { AgesView } from '../../net/views'
import type { LogEntry } from '../../net/wire'
import { GOODS, printed } from './material'

export const KINDS: readonly string[] = [...GOODS, 'food']

/** Numbers by kind. In the terms of a seat: positive what it takes, negative what it gives. */
export type Counts = Record<string, number>

export function held(view: AgesView, seat: number, kind: string): number {
  const sheet = view.seats[seat]
  return (kind === 'food' ? sheet?.food : sheet?.goods[KINDS.indexOf(kind)]) ?? 0
}

/** What so many goods of a kind are worth; food is worth nothing by itself. */
export function worth(kind: string, n: number): number {
  return kind === 'food' ? 0 : printed(KINDS.indexOf(kind), n)
}

/** What all goods of a seat would be worth after an exchange. */
export function worthAfter(view: AgesView, seat: number, terms: Counts): number {
  return KINDS.reduce((sum, kind) => sum + worth(kind, held(view, seat, kind) + (terms[kind] ?? 0)), 0)
}

export function termsOf(give: Counts, take: Counts): Counts {
  return Object.fromEntries(KINDS.map((kind) => [kind, (take[kind] ?? 0) - (give[kind] ?? 0)]))
}

export function reversed(terms: Counts): Counts {
  return Object.fromEntries(Object.entries(terms).map(([kind, n]) => [kind, -n]))
}

/** What is given and what is taken by terms; undefined where it is nothing. */
export function sidesOf(terms: Counts): { give?: Counts; take?: Counts } {
  const side = (sign: 1 | -1): Counts | undefined => {
    const of = Object.entries(terms).filter(([, n]) => n * sign > 0)
    return of.length ? Object.fromEntries(of.map(([kind, n]) => [kind, n * sign])) : undefined
  }
  return { give: side(-1), take: side(1) }
}

/** An offer that its partner refused, in the terms of one of the two. */
export interface Refusal {
  /** It was the seat's own offer. */
  own: boolean
  terms: Counts
}

/** By partner: the last offer between it and the seat, of this round or the one before, if it was refused. */
export function refusals(log: readonly LogEntry[], round: number, seat: number): Map<number, Refusal> {
  const found = new Map<number, Refusal>()
  const events = log.filter((entry) => entry.round >= round - 1).flatMap((entry) => entry.events)
  let offer: Refusal | null = null
  for (const { key, args } of events) {
    const own = args['seat'] === seat
    if (key === 'offers') {
      const terms = termsOf(args['give'] as Counts, args['take'] as Counts)
      offer = { own, terms: own ? terms : reversed(terms) }
    } else if (offer && (key === 'refuses' || key === 'accepts')) {
      // whoever answers; the partner of the answer is who offered
      const other = Number(own ? args['partner'] : args['seat'])
      if (own || args['partner'] === seat) found.delete(other)
      if (key === 'refuses' && (own || args['partner'] === seat)) found.set(other, offer)
      offer = null
    }
  }
  return found
}
