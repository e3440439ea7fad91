// Choices in words: what a target does, and what it brings.
import { labelOf as labelIn, list, num, signedCount, text } from '../../table/choices'
import { number, t } from '../../words/index.svelte'
import type { Choice } from './session'

export const signed = (n: number): string => number(n, { signDisplay: 'always' })

export { list, num, text }

/** What a choice does, as its button would say. */
export const labelOf = (choice: Choice): string => labelIn('milestones', choice)

/** What it brings and costs, in words: `+3 points, −1 stone`. A build is worth nothing at times; its bonus tile is told apart. */
function givesOf(choice: Choice): string {
  const gives = 'points' in choice.args ? { ...choice.gives, points: num(choice, 'points') } : choice.gives
  return Object.entries(gives)
    .filter(([id, n]) => n !== 0 || id === 'points')
    .map(([id, n]) => signedCount(id === 'points' ? 'point' : id, n))
    .join(', ')
}

/** The points of a target without a bonus tile; for the start of a street the most it can lead to. */
export function pointsOf(choice: Choice): number {
  if (choice.kind === 'street') return num(choice, 'most')
  return 'points' in choice.args ? num(choice, 'points') : (choice.gives['points'] ?? 0)
}

/** The bonus tile that could be taken there. */
export function bonusOf(choice: Choice): string {
  return text(choice, 'bonus')
}

/** What else there is to know about it before it is done. */
export function notesOf(choice: Choice): string[] {
  const notes: string[] = []
  const bonus = bonusOf(choice)
  if (bonus) notes.push(t('milestones-board-bonus-there', { good: bonus }))
  const covers = list(choice, 'covers')
  if (covers.length) notes.push(t('milestones-board-covers', { covers }))
  if (choice.kind === 'place')
    notes.push(t(num(choice, 'ascending') ? 'milestones-board-rising' : 'milestones-board-falling'))
  if (choice.kind === 'street') notes.push(t('milestones-board-up-to', { points: pointsOf(choice) }))
  return notes
}

/** Everything about a target in one line, for those who do not see the board. */
export function wholeOf(choice: Choice): string {
  return [labelOf(choice), givesOf(choice), ...notesOf(choice)].filter(Boolean).join('. ')
}

/** What stopping on a space of the loop brings. */
export function stopOf(choice: Choice): string {
  const n = num(choice, 'n')
  switch (choice.kind) {
    case 'move-castle': {
      const cover = num(choice, 'cover') > 0
      if (n > 0) return t(cover ? 'milestones-board-castle-both' : 'milestones-board-castle-return', { n })
      return t(cover ? 'milestones-board-castle-cover' : 'milestones-board-castle-free')
    }
    case 'move-trade':
      return t(choice.gives['coin'] ? 'milestones-board-income' : 'milestones-board-no-income')
    case 'move-works':
      return t('milestones-board-builds', { n })
    case 'move-mill':
      return t('milestones-board-flour', { n, points: num(choice, 'points') })
    default:
      return ''
  }
}
