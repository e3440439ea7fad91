/** Who stumbles over the same rule again and again is offered the lesson that teaches it. */
import { lessons } from '../net/learning'

const OFTEN = 3

export interface Offer {
  address: string
  minutes: number
}

class Stumbles {
  #counts = new Map<string, number>()
  #offers = $state.raw<Readonly<Record<string, Offer>>>({})

  /** A refusal by a rule. */
  async note(game: string, rule: string): Promise<void> {
    const count = (this.#counts.get(rule) ?? 0) + 1
    this.#counts.set(rule, count)
    if (count !== OFTEN || !rule) return
    const all = await lessons().catch(() => [])
    const found = all.find((one) => one.game === game && one.tasks.some(({ rules }) => rules.includes(rule)))
    if (!found) return
    const offer = { address: `/learn/${found.game}/${found.id}`, minutes: found.minutes }
    this.#offers = { ...this.#offers, [rule]: offer }
  }

  of(rule: string): Offer | undefined {
    return this.#offers[rule]
  }
}

export const stumbles = new Stumbles()
