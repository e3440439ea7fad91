/** Games that are over, in words: what is remembered of them, and what their tables tell as long as these are there. */
import { isOpen, namesOf } from '../lobby/rows'
import { botName, seatName } from '../lobby/table'
import type { Result, TableRow } from '../net/wire'
import { number, t } from '../words/index.svelte'
import { isCounted, opponentsOf, placeOf } from './figures'

/** All of them, the latest first: those remembered, and tables that nobody here played to their end (a record, a game given up). */
export function endedOf(results: readonly Result[], rows: readonly TableRow[]): Result[] {
  const remembered = new Set(results.map(({ table_id }) => table_id))
  const others = rows.filter((row) => !isOpen(row) && !remembered.has(row.id)).map(asResult)
  return [...results, ...others].sort((one, other) => other.ended.localeCompare(one.ended))
}

function asResult({ id, game, seats, status, resigned, round, updated, scores = [], places = [] }: TableRow): Result {
  return {
    table_id: id,
    game,
    options: {},
    bots: seats.map(({ bot }) => bot),
    mine: seats.flatMap(({ mine }, seat) => (mine ? [seat] : [])),
    status: status === 'finished' ? status : 'resigned',
    resigned,
    scores,
    places,
    rounds: round,
    turns: 0,
    minutes: 0,
    ended: updated,
    achievements: [],
    par: null,
    analysis: null,
  }
}

/** With whom; people have names as long as the table is there. */
export function companyOf(result: Result, row?: TableRow): string {
  if (result.bots.length === 1) return t('shell-alone')
  if (row) {
    const others = row.seats.filter((seat) => !seat.mine).map(seatName)
    return others.join(', ') || namesOf(row)
  }
  if (!isCounted(result)) return t('shell-screen')
  return opponentsOf(result)
    .map((one) => (one ? botName(one) : t('shell-me-people')))
    .join(', ')
}

export interface Opponent {
  name: string
  games: number
  /** The latest table with them, and their seat there. */
  last: TableRow
  seat: number
}

/** People one sat at a table with, the latest first; known as long as the tables are there. */
export function opponentsIn(rows: readonly TableRow[]): Opponent[] {
  const found = new Map<string, Opponent>()
  const played = rows.filter(({ status, seats }) => status !== 'waiting' && seats.some(({ mine }) => mine))
  for (const last of played.toSorted((one, other) => other.updated.localeCompare(one.updated))) {
    for (const [seat, { name, bot, mine, vacant }] of last.seats.entries()) {
      if (!name || bot || mine || vacant) continue
      const known = found.get(name)
      if (known) known.games++
      else found.set(name, { name, games: 1, last, seat })
    }
  }
  return [...found.values()]
}

export interface Outcome {
  text: string
  won: boolean
  note: string
}

/** How it ended for who looks at it, one's own points first. `best`: alone in this game. */
export function outcomeOf(result: Result, best: number | undefined, row?: TableRow): Outcome {
  const { mine, scores } = result
  const place = placeOf(result)
  const outcome = (text: string, note = '', won = place === 1): Outcome => ({ text, won, note })
  if (result.status !== 'finished') return outcome(earlyEnd(result))
  const [first = 0] = scores
  if (scores.length === 1) {
    return outcome(number(first), best === undefined ? '' : t('shell-best', { n: best }), best === first)
  }
  const own = (seat: number): number => Number(isCounted(result) && mine.includes(seat))
  const seats = [...scores.keys()].sort((one, other) => own(other) - own(one))
  const points = seats.map((seat) => number(scores[seat] ?? 0)).join(' : ')
  if (place === 1) return outcome(t('shell-result-won', { text: points }))
  if (place) return outcome(t('shell-result-place', { n: place, text: points }))
  const winners = row?.seats.filter((_, seat) => result.places[seat] === 1).map(seatName) ?? []
  return outcome(points, winners.length ? t('shell-wins-early', { name: winners.join(', ') }) : '')
}

function earlyEnd({ mine, resigned }: Result): string {
  if (resigned < 0) return t('shell-status-abandoned')
  return t(mine.includes(resigned) ? 'shell-me-resigned' : 'shell-me-resigned-other')
}
