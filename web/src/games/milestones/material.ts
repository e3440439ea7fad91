// What is printed on the components, and the glyphs that stand for them.
// No rules: what may be done and what it brings comes from the server.

export const GOODS = ['stone', 'wood', 'sand', 'grain', 'coin'] as const
export type Good = (typeof GOODS)[number]

/** Kinds of workers in the order of the goods they make; the letter stands in the notation. */
export const WORKERS = ['quarryman', 'lumberjack', 'sand-worker', 'grain-grower', 'coiner'] as const
export type WorkerKind = (typeof WORKERS)[number]
const LETTERS = 'QLSGC'

/** The loop of a player board, clockwise. */
export const SPACES = [
  ...['castle', '1', '2', '3', '4', '5', '6', '7', '8'],
  ...['trading-house', 'board-of-works', 'mill'],
] as const
/** From left to right. */
export const PLACES = ['castle', 'mill', 'board-of-works', 'trading-house'] as const
export type Place = (typeof PLACES)[number]

export function isPlace(space: string): space is Place {
  return (PLACES as readonly string[]).includes(space)
}

export const COVER = 'cover'

/** What is built: its mode at the board of works, the message of its name, its glyph, and what it costs. */
export const BUILDS = [
  { mode: 'street', key: 'milestones-board-mode-street', glyph: 'street', cost: ['stone', 'sand'] },
  { mode: 'house', key: 'milestones-board-mode-house', glyph: 'house', cost: ['stone', 'wood'] },
  { mode: 'market', key: 'milestones-board-mode-market', glyph: 'market', cost: ['wood', 'sand'] },
] as const
/** Grain for a sack of flour (M-T13). */
export const SACK: Record<string, number> = { grain: 2 }

/** What a build costs, by good. */
export const costOf = (mode: Mode): Record<string, number> =>
  Object.fromEntries(BUILDS.find((one) => one.mode === mode)?.cost.map((good) => [good, 1]) ?? [])

/** What of a cost somebody lacks who holds these goods. */
export function lacking(cost: Record<string, number>, held: readonly number[]): Record<string, number> {
  const short = Object.entries(cost).map(([good, n]): [string, number] => [
    good,
    n - (held[(GOODS as readonly string[]).indexOf(good)] ?? 0),
  ])
  return Object.fromEntries(short.filter(([, n]) => n > 0))
}

export type Mode = (typeof BUILDS)[number]['mode']

export interface Worker {
  kind: WorkerKind
  /** In the notation. */
  id: string
  good: Good
  number: number
}

/** `Q1`: a quarryman with the number 1. Nothing for an empty space or a cover. */
export function workerOf(id: string): Worker | null {
  const at = LETTERS.indexOf(id.charAt(0))
  const kind = WORKERS[at]
  const good = GOODS[at]
  if (id.length !== 2 || !kind || !good) return null
  return { kind, id, good, number: Number(id.charAt(1)) }
}

/** `Q1|C3`: its two workers. */
export function tileOf(id: string): [Worker, Worker] | null {
  const [left, right] = id.split('|').map(workerOf)
  return left && right ? [left, right] : null
}
