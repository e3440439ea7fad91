/** Why something is not possible now, asked of the server once for each position. */
import type { Nack } from '../net/wire'

/** A refusal, or null where the line is possible. */
export type Reason = Nack | null

export class Reasons {
  #asked = new Map<string, Promise<Reason>>()
  #open = new Map<string, (reason: Reason) => void>()

  /** `ask` sends the question and gives its id. */
  of(line: string, ask: () => string): Promise<Reason> {
    let asked = this.#asked.get(line)
    if (!asked) {
      asked = new Promise((resolve) => this.#open.set(ask(), resolve))
      this.#asked.set(line, asked)
    }
    return asked
  }

  /** Takes an answer; false where it belongs to another question. */
  answered(id: string, reason: Reason): boolean {
    const resolve = this.#open.get(id)
    resolve?.(reason)
    return this.#open.delete(id)
  }

  /** The position has changed: what is still on its way is of no use to who asks from now on. */
  forget(): void {
    this.#asked.clear()
  }
}
