/** The log: grouped by round and turn, the boxes of one building told once. */
import type { GamePage } from '../games'
import type { Event, LogEntry } from '../net/wire'
import { has, t } from '../words/index.svelte'

export interface Turn {
  seat: number
  events: Event[]
}

export interface Round {
  round: number
  turns: Turn[]
}

export function groups(page: GamePage, lines: LogEntry[]): Round[] {
  const rounds: Round[] = []
  let events: Event[] = []
  let turn: Turn | undefined
  let round: Round | undefined
  const close = (): void => {
    if (turn && round && (turn.events = tellable(page, events)).length) round.turns.push(turn)
    events = []
  }
  for (const line of lines) {
    if (!round || !turn || line.round !== round.round || line.active !== turn.seat) {
      close()
      if (!round || line.round !== round.round) rounds.push((round = { round: line.round, turns: [] }))
      turn = { seat: line.active, events: [] }
    }
    events.push(...line.events)
  }
  close()
  return rounds.filter((r) => r.turns.length)
}

/** What happened, line by line. */
export function wordsOf(page: GamePage, events: Event[]): string[] {
  return tellable(page, events).map((event) => t(`${page.id}-event-${event.key}`, event.args))
}

/** The events that are told in words, each once. */
export function tellable(page: GamePage, events: Event[]): Event[] {
  return events.filter((event, i) => !continued(page, event, events[i + 1]) && has(`${page.id}-event-${event.key}`))
}

/** The next event tells the same further on. */
function continued(page: GamePage, event: Event, next: Event | undefined): boolean {
  const same = page.told[event.key]
  return same !== undefined && next?.key === event.key && next.args[same] === event.args[same]
}
