/**
 * The turns of others, played back: the table is already further on, and the board shows how it came there, a line of
 * the log at a time. Who acts, or wants to, skips the rest.
 */
import type { GamePage } from '../games'
import type { View } from '../net/views'
import type { Event, LogEntry } from '../net/wire'
import { wordsOf } from './events'
import type { Session } from './session.svelte'
import { moving, settings } from './settings.svelte'

export interface Step {
  entry: LogEntry
  /** All that was told up to it. */
  log: LogEntry[]
  /** The position to be shown with it. */
  view: View
  /** How long it is looked at, beside others. */
  pace: number
  /** It is one of several things that happened at once, and as long as each of them. */
  apart: boolean
  /** It was seen and heard when it happened, and is only looked at. */
  rest?: true
}

/** Milliseconds: of one step at most and at least, and in which a character of its words is read. */
const LONGEST = 800
const SHORTEST = 200
const CHARACTER = 35
/** Of a whole turn: its steps share the first, and the last one that is known may take up to the second. */
const TURN = 3200
const FULL_TURN = 4000
/** Of each of several things that happened at once. */
const APART = 700
/** How long one's own result is looked at, beside a step. */
const REST = 2
/** Beside `normal`. */
const SPEEDS: Record<string, number> = { fast: 0.4, normal: 1 }
/** More than can be watched: who was away so long looks at the log. */
const MOST = 150

export class Playback {
  /** What is shown now, and what the board shows of it. */
  now = $state.raw<Step | null>(null)
  shown = $state.raw<Session | null>(null)
  waiting = $state.raw<Step[]>([])
  #show: (step: Step) => Session
  #timer: ReturnType<typeof setTimeout> | undefined
  #turn = ''
  #spent = 0 // of that turn
  #ms = 0 // of the step that is shown

  constructor(show: (step: Step) => Session) {
    this.#show = show
  }

  /** In a lesson the others answer at once: what one has done is looked at first. */
  play(page: GamePage, line: Line, own: boolean, lesson: boolean): boolean {
    return this.add(stepsOf(page, line, own, lesson && !this.now && moving()))
  }

  /** False where nothing is to be played back: then the board shows the table as it is. */
  add(steps: Step[]): boolean {
    if (settings.playback === 'instant' || this.waiting.length + steps.length > MOST) steps = []
    if (!steps.length) {
      this.skip()
      return false
    }
    this.waiting = [...this.waiting, ...steps]
    if (this.now) return true
    this.#turn = ''
    this.next()
    return true
  }

  next(): void {
    clearTimeout(this.#timer)
    const [step, ...rest] = this.waiting
    if (!step) {
      this.skip()
      return
    }
    this.waiting = rest
    this.now = step
    this.shown = this.#show(step)
    this.#ms = this.#hold(step)
    this.paced()
  }

  /** Goes on at the speed that is wanted now. */
  paced(): void {
    clearTimeout(this.#timer)
    if (!this.now) return
    if (settings.playback === 'instant') this.skip()
    else if (settings.playback !== 'step')
      this.#timer = setTimeout(() => this.next(), this.#ms * (SPEEDS[settings.playback] ?? 1))
  }

  /** To the table as it is. */
  skip(): void {
    clearTimeout(this.#timer)
    this.waiting = []
    this.now = null
    this.shown = null
  }

  /** How long the step is shown: a turn has its time, and several that wait are quicker. */
  #hold(step: Step): number {
    const turn = turnOf(step)
    if (turn !== this.#turn) this.#spent = 0
    this.#turn = turn
    const turns = new Set([step, ...this.waiting].map(turnOf)).size
    const ms = step.apart ? APART * step.pace : this.#share(step)
    if (!step.apart) this.#spent += ms
    return (ms * 2) / (turns + 1)
  }

  /** What the step gets of the time that its turn has left. */
  #share(step: Step): number {
    const rest = this.waiting.filter((one) => !one.apart && turnOf(one) === turnOf(step))
    const paces = rest.reduce((sum, one) => sum + one.pace, step.pace)
    const left = (this.waiting.length ? TURN : FULL_TURN) - this.#spent
    const least = SHORTEST * Math.min(1, step.pace)
    return Math.max(least, Math.min(LONGEST * step.pace, (left * step.pace) / paces))
  }
}

function turnOf({ entry }: Step): string {
  return `${entry.round}:${entry.active}`
}

/** A line that was played: the log and the position before it, its entries and the position right after each. */
export interface Line {
  log: LogEntry[]
  before: View
  entries: LogEntry[]
  views: View[]
}

/**
 * A line as steps. Of one's `own` only what came of it by itself is worth waiting for. What one has
 * done before it is looked at first where one `rests`.
 */
export function stepsOf(page: GamePage, line: Line, own: boolean, rests = false): Step[] {
  const { log, before, entries, views } = line
  const steps = entries.map((entry, at) => {
    const parts = partsOf(page, entry.events)
    const told = [...log, ...entries.slice(0, at)]
    return parts.map((events, i): Step => {
      const last = i === parts.length - 1
      return {
        entry: last && i === 0 ? entry : { ...entry, events },
        log: [...told, last ? entry : { ...entry, events: parts.slice(0, i + 1).flat() }],
        view: (last ? views[at] : views[at - 1]) ?? before,
        apart: parts.length > 1,
        pace: paceOf(page, events, parts.length > 1),
      }
    })
  })
  const first = own ? steps.findIndex((parts) => parts.length > 1) : 0
  const rest = rests && !own ? log.findLast(({ seat, events }) => seat === before.seat && events.length > 0) : undefined
  const found = first < 0 ? [] : steps.slice(first).flat()
  return rest ? [{ entry: rest, log, view: before, pace: REST, apart: false, rest: true }, ...found] : found
}

/** What takes longer to read than a step is shown is looked at for longer. */
function paceOf(page: GamePage, events: Event[], apart: boolean): number {
  const pace = Math.max(...events.map(({ key }) => page.pace?.[key] ?? 1))
  const read = wordsOf(page, events).join('. ').length * CHARACTER
  return apart ? pace : pace * Math.max(1, read / LONGEST)
}

/** What one action brought at once, one thing after the other where the game wants it so. */
function partsOf(page: GamePage, events: Event[]): Event[][] {
  const parts: Event[][] = []
  for (const event of events) {
    const last = parts.at(-1)
    if (!last || page.apart?.includes(event.key)) parts.push([event])
    else last.push(event)
  }
  return parts
}
