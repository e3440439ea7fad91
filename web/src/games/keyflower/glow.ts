// How strongly a place shows that something can be done there. A turn begins calmly: what is possible has a second, thin
// line; places for the workers chosen a strong one; only the place chosen glows.
import type { Plan } from './plan.svelte'

export type Glow = '' | 'quiet' | 'lit' | 'strong'

/** Nothing is chosen that would make one place more likely than another, or the place is chosen already. */
export function calm(plan: Plan): boolean {
  return plan.view.step === 'turn' && (!plan.colour || plan.placing !== undefined)
}

export function glowOf(plan: Plan, possible: boolean, chosen: boolean): Glow {
  if (!possible) return ''
  return chosen ? 'strong' : calm(plan) ? 'quiet' : 'lit'
}
