/** How choices are put before people: as buttons, or in a list. */
import type { GamePage } from '../games'
import type { Choice } from '../net/wire'
import { count, has, number, t } from '../words/index.svelte'

export function labelOf(game: string, choice: Choice): string {
  const key = `${game}-choice-${choice.kind}`
  return has(key) ? t(key, choice.args) : choice.text
}

export interface Gift {
  id: string
  glyph: string
  n: string
  /** For those who do not see the glyph. */
  words: string
}

const POINTS = { glyph: 'points', term: 'point' }

/** A gain or a cost: `+3 workers`, `−1 stone`. */
export function signedCount(id: string, n: number): string {
  return (n < 0 ? '−' : '+') + count(id, Math.abs(n))
}

/** What a choice brings for certain. */
export function giftsOf(page: GamePage, choice: Choice): Gift[] {
  return Object.entries(choice.gives)
    .filter(([, n]) => n !== 0)
    .map(([id, n]) => {
      const signed = number(n, { signDisplay: 'always' })
      const known = page.gifts[id] ?? (id === 'points' ? POINTS : {})
      return { id, glyph: known.glyph ?? '', n: signed, words: signedCount(known.term ?? id, n) }
    })
}

/**
 * Buttons of the prompt bar, the most sensible first, and what else there is. On a small screen there is one row for all of it: the
 * list of the rest takes the place of a button, and so does what has too many words.
 */
export function arranged(
  page: GamePage,
  choices: Choice[],
  room: number,
  wide = true,
): { buttons: Choice[]; rest: Choice[] } {
  const rank = page.rank ?? (() => 0)
  const listed = choices.filter((c) => c.kind !== page.pick?.kind)
  const plain = listed.filter((c) => !page.onBoard.includes(c.kind))
  const leading = plain.filter((c) => !closes(page, c)).sort((a, b) => rank(a) - rank(b))
  const closing = plain.filter((c) => closes(page, c))
  const places = Math.max(0, room - closing.length)
  const letters = leading.map((c) => labelOf(page.id, c)).join('').length
  const tight = !wide && places > 1 && (leading.length > places || letters > ROW)
  const buttons = [...leading.slice(0, tight ? places - 1 : places), ...closing]
  const rest = listed.filter((c) => !buttons.includes(c))
  return { buttons, rest }
}

/** So many letters fit into a row of two buttons on a phone. */
const ROW = 44

/** It ends the step: it stands last. */
export function closes(page: GamePage, { kind }: Choice): boolean {
  return kind === 'end' || kind.startsWith('done-') || page.closing.includes(kind)
}

// The typed arguments of a choice

export function num(choice: Choice, arg: string): number {
  const value = choice.args[arg]
  return typeof value === 'number' ? value : 0
}

export function text(choice: Choice, arg: string): string {
  const value = choice.args[arg]
  return typeof value === 'string' ? value : ''
}

export function list(choice: Choice, arg: string): string[] {
  const value = choice.args[arg]
  return Array.isArray(value) ? value : []
}

/** Counts of like pieces, the same however they are ordered. */
export function countsKey(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => `${id} ${n}`)
    .sort()
    .join()
}
