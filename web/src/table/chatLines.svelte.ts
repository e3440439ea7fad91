/** What is said at a table: the lines that were heard, and one's own on their way. */
import type { Question } from '../net/socket'
import type { ChatMessage, Nack } from '../net/wire'

export class ChatLines {
  heard = $state.raw<ChatMessage[]>([])
  saying = $state.raw<{ id: string; seat: number; text: string }[]>([])
  #ask: (question: Question) => string
  #answers = new Map<string, (nack: Nack | null) => void>()

  /** `ask`: sends a question, and tells its id. */
  constructor(ask: (question: Question) => string) {
    this.#ask = ask
  }

  async say(seat: number, text: string): Promise<Nack | null> {
    const id = this.#ask({ type: 'say', seat, text })
    this.saying = [...this.saying, { id, seat, text }]
    const nack = await new Promise<Nack | null>((resolve) => this.#answers.set(id, resolve))
    this.saying = this.saying.filter((one) => one.id !== id)
    return nack
  }

  react(seat: number, { n, reactions }: ChatMessage, emoji: string): Promise<Nack | null> {
    return this.#about({ type: 'react', seat, n, emoji, on: !reactions[emoji]?.includes(seat) })
  }

  report({ n }: ChatMessage): Promise<Nack | null> {
    return this.#about({ type: 'report', n })
  }

  #about(question: Question): Promise<Nack | null> {
    const id = this.#ask(question)
    return new Promise((resolve) => this.#answers.set(id, resolve))
  }

  /** The answer to something that was said here; true where it was a line, whose refusal is told beside the chat. */
  answered(id: string, nack: Nack | null): boolean {
    const line = this.saying.some((one) => one.id === id)
    this.#answers.get(id)?.(nack)
    this.#answers.delete(id)
    return line
  }

  /** New lines, or known ones with another emoji. */
  hear(lines: ChatMessage[]): void {
    const known = new Map(this.heard.map((line) => [line.n, line]))
    for (const line of lines) {
      if (!known.has(line.n)) this.#arrived(line)
      known.set(line.n, line)
    }
    this.heard = [...known.values()].sort((a, b) => a.n - b.n)
  }

  /** One's own line may be heard before it is acknowledged, and is shown once. */
  #arrived({ seat, text }: ChatMessage): void {
    const own = this.saying.find((one) => one.seat === seat && one.text === text)
    if (own) this.saying = this.saying.filter((one) => one !== own)
  }
}
