/**
 * The log and the board point at each other. A thing on the board names itself by `data-thing`, by several names where
 * it is several things; a game says which things an event is about.
 */
import type { GameModule } from '../games'
import type { Event, LogEntry } from '../net/wire'
import type { Playback } from './playback.svelte'
import type { Session } from './session.svelte'

class Lights {
  /** Things that a line of the log is about, while somebody points at it. */
  line = $state.raw<readonly string[]>([])
  /** Things on the board that somebody points at. */
  board = $state.raw<readonly string[]>([])
  /** Things that the line is about that was played here, and the better one: a game is looked at again. */
  played = $state.raw<readonly string[]>([])
  better = $state.raw<readonly string[]>([])
  /** The kind of choice that the board lights, where that is one of several. */
  kind = $state('')
}

export const lights = new Lights()

/** The thing that the target of an event belongs to, by all its names. */
export function thingsAt(target: EventTarget | null): string[] {
  const thing = target instanceof Element ? target.closest('[data-thing]') : null
  return thing?.getAttribute('data-thing')?.split(' ') ?? []
}

export function thingsOf(module: GameModule, events: readonly Event[]): string[] {
  return events.flatMap((event) => module.things?.(event) ?? [])
}

/** What happened in others' turns since the seat one looks through acted last; nothing for who only looks on. */
export function sinceOwn(session: Session): LogEntry[] {
  const { table, log, view } = session
  const seats = table?.seats ?? []
  if (view?.seat == null || !seats[view.seat]?.mine) return []
  const last = log.findLastIndex((entry) => entry.seat === view.seat)
  return log.slice(last + 1).filter((entry) => seats[entry.active]?.mine === false)
}

/** The seat an event is about. */
export function seatOf(entry: LogEntry, event: Event): number {
  const { seat } = event.args
  return typeof seat === 'number' ? seat : entry.active
}

/** Whose mark each thing has: of the newest entry, who did something there comes before whom that concerned. */
export function changedBy(module: GameModule, entries: readonly LogEntry[]): Map<string, number> {
  const marks = entries.flatMap((entry) =>
    [...entry.events]
      .reverse()
      .flatMap((event) => thingsOf(module, [event]).map((thing) => [thing, seatOf(entry, event)] as const)),
  )
  return new Map(marks)
}

/**
 * Draws the light around things and the marks of what others changed, by seat, whatever becomes of the elements. What is
 * no box sets its own outline to 0 and draws the ring by `--ring` and `--ring-dash`, what has another line by `--ring-line`.
 */
function paint(
  lit: readonly string[],
  changed: ReadonlyMap<string, number>,
  played: readonly string[] = [],
  better: readonly string[] = [],
): void {
  const ring = (things: readonly string[], colour: string, line: string, dash: string): string =>
    `:is(${things.map((thing) => `[data-thing~="${CSS.escape(thing)}"]`).join()}) {
      --ring: var(--${colour}); --ring-dash: ${dash}; --ring-line: ${line}; outline: ${line} var(--ring); outline-offset: 2px;
    }`
  const marks = [...changed].map(([thing, seat]) => ring([thing], `player-${(seat % 6) + 1}`, '2px dotted', '2 5'))
  const light = lit.length ? ring(lit, 'accent', '3px solid', 'none') : ''
  const lines = [
    played.length ? ring(played, 'danger', '3px dashed', '5 4') : '',
    better.length ? ring(better, 'success', '3px solid', 'none') : '',
    both(played.filter((thing) => better.includes(thing))),
  ]
  const rules = [...marks, light, ...lines].join('\n')
  if (rules === painted) return // new rules make the browser look at every element again
  painted = rules
  sheet.replaceSync(rules)
}

/** What both lines are about has both rings. */
function both(things: readonly string[]): string {
  if (!things.length) return ''
  const named = things.map((thing) => `[data-thing~="${CSS.escape(thing)}"]`).join()
  return `:is(${named}) { box-shadow: 0 0 0 3px var(--success); outline: 3px dashed var(--danger); outline-offset: 5px; }`
}

/** Keeps them lit: what is played back or pointed at in the log, and what the others changed. */
export function lightUp(playback: Playback, module: () => GameModule | null, others: () => LogEntry[]): void {
  $effect(() => {
    const game = module()
    if (!game) return
    const lit = playback.now ? thingsOf(game, playback.now.entry.events) : lights.line
    paint(lit, changedBy(game, others()), lights.played, lights.better)
  })
  $effect(() => () => paint([], new Map()))
}

let painted = ''
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)
