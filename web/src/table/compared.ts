/** What a hint compares, in words. */
import type { Choice } from '../net/wire'
import { labelOf } from './choices'

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

/** How many steps lines begin with that are the same in all of them; none of a single one. */
export function sharedBy(lines: readonly (readonly Choice[])[]): number {
  const [first = [], ...others] = lines
  const differs = (choice: Choice, i: number): boolean => others.some((line) => line[i]?.action !== choice.action)
  const n = first.findIndex(differs)
  return others.length ? (n < 0 ? first.length : n) : 0
}

/** A chance in per cent; what is not certain is never told as 0 or 100. */
export function chanceOf(win: number): { bound: string; n: number } {
  const n = Math.round(100 * win)
  return { bound: n === 0 && win > 0 ? 'below' : n === 100 && win < 1 ? 'above' : 'about', n }
}

/** How far one is ahead or behind, for the messages about it. */
export function marginOf(points: number): { side: string; n: number } {
  const n = Math.round(Math.abs(points) * 10) / 10
  return { side: n === 0 ? 'even' : points > 0 ? 'ahead' : 'behind', n }
}
