/** The coach: one line at a time about the decision at hand, and none that its reader no longer needs. */
import type { GamePage } from '../games'
import type { Choice, Concern, LogEntry } from '../net/wire'
import { has, type Args } from '../words/index.svelte'
import { closes } from './choices'
import { change, settings } from './settings.svelte'

/** Who has dealt with something so often knows it: from then on it is said only where it costs much. */
const KNOWN = 3

export interface Line {
  /** Of the message. */
  key: string
  args: Args
  /** The rule to open; empty for none. */
  rule: string
  /** It explains something: it is said once in a browser. */
  once: boolean
}

/** As much of a table as the coach looks at. */
export interface Position {
  view: { seat: number | null; active: number; round: number } | null
  log: readonly LogEntry[]
  choices: readonly Choice[]
  coach: readonly Concern[]
  /** How many entries of the log an undo took back. */
  takenBack: number
}

export class Coach {
  line = $state.raw<Line | null>(null)
  /** What was said in this turn, and what has been there ever since it was said. */
  #said = new Set<string>()
  /** The concerns of the last decision, by key, with what they were about. */
  #there = new Map<string, string>()
  #turn = -1
  #seat: number | null = null

  /** A new position; `lit`: the kind of choice that the board lights, where that is one of several. */
  look(page: GamePage, position: Position, lit: string): void {
    if (!position.choices.length) return this.read()
    const keyOf = ({ key }: Concern): string => `${page.id}-coach-${key}`
    const now = new Map(position.coach.map((one) => [keyOf(one), JSON.stringify(one.args)]))
    const turn = turnOf(position)
    const seat = position.view?.seat ?? null
    if (seat !== this.#seat) this.#there.clear() // another one at this screen
    this.#seat = seat
    const stayed = (key: string): boolean => now.has(key) && now.get(key) === this.#there.get(key)
    if (turn !== this.#turn) this.#said = new Set([...this.#said].filter(stayed))
    if (!position.takenBack) this.#learn(now)
    this.#turn = turn
    this.#there = now
    const wanted = position.coach.filter((one) => this.#wants(one, keyOf(one)))
    // the first time, what a decision is about comes before what is not so bad
    const concern = wanted.find((one) => one.severe)
    const tip = concern ? '' : this.#tip(page, position.choices, lit)
    const first = concern ?? (tip ? undefined : wanted[0])
    if (first) this.#say({ key: keyOf(first), args: first.args, rule: first.rule, once: first.teaches })
    else if (tip) this.#say({ key: tip, args: {}, rule: '', once: true })
    else this.read()
  }

  /** It has been read, or is no longer about anything. */
  read(): void {
    const { line } = this
    if (line?.once) change({ guided: [...settings.guided, line.key] })
    this.line = null
  }

  /** What was there and is gone has been dealt with. */
  #learn(now: ReadonlyMap<string, string>): void {
    const gone = [...this.#there.keys()].filter((key) => !now.has(key))
    if (gone.length)
      change({
        dealt: { ...settings.dealt, ...Object.fromEntries(gone.map((k) => [k, (settings.dealt[k] ?? 0) + 1])) },
      })
  }

  #wants({ teaches, severe }: Concern, key: string): boolean {
    if (!has(key) || settings.coach === 'off') return false
    if (key === this.line?.key) return true
    if (this.#said.has(key)) return false
    if (teaches) return settings.coach === 'full' && !settings.guided.includes(key)
    return severe || (settings.dealt[key] ?? 0) < KNOWN
  }

  /** The line about a new kind of decision, which stays as long as the decision does; empty for none. */
  #tip(page: GamePage, choices: readonly Choice[], lit: string): string {
    if (settings.coach !== 'full') return ''
    const about = choices.filter((one) => one.kind === lit)
    // what can be done comes before what ends it
    const ordered = about.length
      ? about
      : [...choices].sort((a, b) => Number(closes(page, a)) - Number(closes(page, b)))
    const keys = ordered.map((choice) => `${page.id}-guide-${choice.kind}`)
    const now = keys.find((key) => key === this.line?.key)
    return now ?? keys.find((key) => !settings.guided.includes(key) && has(key)) ?? ''
  }

  #say(line: Line): void {
    if (line.key !== this.line?.key) this.read()
    this.#said.add(line.key)
    this.line = line
  }
}

const coaches = new WeakMap<object, Coach>()

/** That of a table. */
export function coachOf(table: object): Coach {
  const coach = coaches.get(table) ?? new Coach()
  coaches.set(table, coach)
  return coach
}

/** Where in the log the turn began. */
function turnOf({ view, log }: Position): number {
  return log.findLastIndex((entry) => entry.active !== view?.active || entry.round !== view.round)
}
