/** How choices are put before people: as buttons, or in a list. */
import type { Title } from '../games'
import type { Choice } from '../net/wire'
import { has, number, t, term } from '../words/index.svelte'

export function labelOf(game: string, choice: Choice): string {
  const key = `${game}-choice-${choice.kind}`
  return has(key) ? t(key, choice.args) : choice.text
}

/** A line of choices in words; the same step several times in a row is told once. */
export function stepsOf(game: string, choices: Choice[]): string[] {
  const steps: { text: string; n: number }[] = []
  for (const choice of choices) {
    const text = labelOf(game, choice)
    const last = steps.at(-1)
    if (last?.text === text) last.n++
    else steps.push({ text, n: 1 })
  }
  return steps.map(({ text, n }) => (n > 1 ? `${text} ×${n}` : text))
}

const GLYPHS: Record<string, string> = {
  points: 'points',
  workers: 'hammer',
  coins: 'coin',
  skulls: 'skull',
  skull: 'skull',
  ships: 'ship',
  carries: 'cart',
  upgrades: 'upgrade',
}
const DRAWN = 'food wood stone pottery cloth spearhead goods sand grain coin gold iron anvil pick saw'.split(' ')
const TERMS: Record<string, string> = {
  points: 'point',
  workers: 'worker',
  coins: 'coin',
  skulls: 'skull',
  ships: 'ship',
  skills: 'skill-tile',
  carries: 'transport-step',
  upgrades: 'upgrade',
}

export interface Gift {
  id: string
  glyph: string
  n: string
  /** For those who do not see the glyph. */
  words: string
}

/** What a choice brings for certain. */
export function giftsOf(title: Title | undefined, choice: Choice): Gift[] {
  return Object.entries(choice.gives)
    .filter(([, n]) => n !== 0)
    .map(([id, n]) => {
      const signed = number(n, { signDisplay: 'always' })
      const glyph = title?.gifts?.[id] ?? GLYPHS[id] ?? (DRAWN.includes(id) ? id : '')
      return { id, glyph, n: signed, words: `${term(TERMS[id] ?? id)} ${signed}` }
    })
}

/** Buttons of the prompt bar, the most sensible first, and what else there is. */
export function arranged(title: Title, choices: Choice[], room: number): { buttons: Choice[]; rest: Choice[] } {
  const listed = choices.filter((c) => c.kind !== title.pick?.kind)
  const plain = listed.filter((c) => !title.onBoard.includes(c.kind))
  const leading = plain.filter((c) => !closes(c))
  leading.sort((a, b) => wasteOf(a) - wasteOf(b))
  const closing = plain.filter(closes)
  const buttons = [...leading.slice(0, Math.max(0, room - closing.length)), ...closing]
  const rest = listed.filter((c) => !buttons.includes(c))
  return { buttons, rest }
}

/** It ends the step: it stands last. */
export function closes(choice: Choice): boolean {
  return ['end', 'stop', 'leave', 'pass', 'decline'].includes(choice.kind) || choice.kind.startsWith('done-')
}

function wasteOf(choice: Choice): number {
  return typeof choice.args.waste === 'number' ? choice.args.waste : 0
}
