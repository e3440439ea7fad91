/** The turns of a game as the analysis lists them: what was done, what it cost, and what luck had to do with it. */
import type { Decision, Estimate, Outlook, Report, Review, Turn } from '../net/reports'
import type { LogEntry } from '../net/wire'

export type Mark = Decision['mark']

/** From the least to the worst. */
export const MARKS = ['', 'slip', 'mistake', 'blunder'] as const
/** What is written on a mark. */
export const SIGNS: Record<Mark, string> = { '': '', slip: '?!', mistake: '?', blunder: '??' }
/** From so many points on luck is worth a sign. */
export const LUCKY = 2

export interface Row {
  number: number
  /** The position it begins with, and the one it leads to. */
  at: number
  end: number
  round: number
  /** Who had the turn. */
  seat: number
  entries: LogEntry[]
  /** It was analysed. */
  known: boolean
  decisions: Decision[]
  loss: number
  winLoss: number
  /** In points, of who had the turn. */
  luck: number
  mark: Mark
  before: Outlook[]
  after: Outlook[]
}

export function rowsOf({ turns, steps, told }: Review, log: readonly LogEntry[], report: Report | null): Row[] {
  const last = steps.at(-1) ?? 0
  return turns
    .map((at, number) => ({ number, at, end: turns[number + 1] ?? last }))
    .filter(({ at, end }) => end > at)
    .map(({ at, end }, number) => {
      const entries = log.slice(toldAt(at, steps, told), toldAt(end, steps, told))
      const inside = (report?.turns ?? []).filter((turn) => turn.at >= at && turn.at < end)
      const first = entries.find(({ active }) => active >= 0) ?? log[toldAt(at, steps, told)]
      const seat = inside.find((turn) => turn.seat >= 0)?.seat ?? first?.active ?? 0
      return {
        ...{ number, at, end, entries, seat },
        round: first?.round ?? inside[0]?.round ?? 0,
        known: inside.length > 0,
        ...sumOf(inside, seat),
      }
    })
}

function sumOf(
  turns: Turn[],
  seat: number,
): Pick<Row, 'decisions' | 'loss' | 'winLoss' | 'luck' | 'mark'> & {
  before: Outlook[]
  after: Outlook[]
} {
  const decisions = turns.flatMap(({ steps }) => steps).filter((step) => step.type === 'decision')
  const own = decisions.filter((one) => one.seat === seat)
  return {
    decisions,
    loss: own.reduce((sum, one) => sum + one.loss, 0),
    winLoss: own.reduce((sum, one) => sum + one.win_loss, 0),
    luck: turns.reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0),
    mark: worst(decisions.map(({ mark }) => mark)),
    before: turns[0]?.before.outlooks ?? [],
    after: turns.at(-1)?.after.outlooks ?? [],
  }
}

export function worst(marks: readonly Mark[]): Mark {
  return MARKS.findLast((mark) => marks.includes(mark)) ?? ''
}

/** How many entries of the log belong to the game up to a position. */
function toldAt(position: number, steps: readonly number[], told: readonly number[]): number {
  const step = steps.findIndex((at) => at >= position)
  return told[step < 0 ? told.length - 1 : step] ?? 0
}

/** Reckoned, not sampled. */
export function isExact({ n }: Estimate): boolean {
  return n === 0
}

/** So far the truth lies from it, 95 times of 100. */
export function spread({ error }: Estimate): number {
  return 1.96 * error
}

/** The decision that a turn is best shown by: its worst, else its first. */
export function tellingOf({ decisions }: Row): Decision | undefined {
  const bad = worst(decisions.map(({ mark }) => mark))
  return decisions.find(({ mark }) => mark === bad)
}

/** The worst of some decisions: by its mark, then by what it cost. */
export function worstOf(decisions: readonly Decision[]): Decision | undefined {
  const bad = worst(decisions.map(({ mark }) => mark))
  return decisions.filter(({ mark }) => mark === bad).toSorted((one, other) => other.loss - one.loss)[0]
}

/** Joins what was known with what came since. */
export function joined(known: Report | null, news: Report | null): Report | null {
  if (!news) return known
  if (!known || known.judge !== news.judge || known.depth !== news.depth) return news
  const first = known.turns[0]?.number ?? Infinity
  return { ...news, turns: [...news.turns.filter(({ number }) => number < first), ...known.turns] }
}
