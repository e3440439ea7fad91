/** The log in words: grouped by round and turn, the boxes of one building told once. */
import type { Event, Line } from '../net/wire'
import { has, t } from '../words/index.svelte'

export interface Turn {
  seat: number
  texts: string[]
}

export interface Round {
  round: number
  turns: Turn[]
}

export function groups(game: string, lines: Line[]): Round[] {
  const rounds: Round[] = []
  let events: Event[] = []
  let turn: Turn | undefined
  let round: Round | undefined
  const close = (): void => {
    if (turn && round && (turn.texts = wordsOf(game, events)).length) round.turns.push(turn)
    events = []
  }
  for (const line of lines) {
    if (!round || !turn || line.round !== round.round || line.active !== turn.seat) {
      close()
      if (!round || line.round !== round.round) rounds.push((round = { round: line.round, turns: [] }))
      turn = { seat: line.active, texts: [] }
    }
    events.push(...line.events)
  }
  close()
  return rounds.filter((r) => r.turns.length)
}

/** What happened, line by line. */
export function wordsOf(game: string, events: Event[]): string[] {
  return events
    .filter((event, i) => !continued(event, events[i + 1]) && has(`${game}-event-${event.key}`))
    .map((event) => t(`${game}-event-${event.key}`, event.args))
}

/** The next event tells the same building further on. */
function continued(event: Event, next: Event | undefined): boolean {
  return event.key === 'builds' && next?.key === 'builds' && next.args.building === event.args.building
}
