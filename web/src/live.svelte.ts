import { untrack } from 'svelte'

/** What is said beside the game: the live regions, and trouble that concerns no table. */
class Voice {
  /** For those who listen. */
  said = $state('')
  /** The same, for what can wait until the listener is free. */
  murmured = $state('')
  /** Shown until it is closed. */
  trouble = $state('')
}

export const voice = new Voice()
let waiting: string[] = []

/** Says it even when it is the same as before; what is said at one moment is said together. */
export function announce(text: string): void {
  if (!text) return
  if (!waiting.length) {
    queueMicrotask(() => {
      const all = waiting.join('. ')
      waiting = []
      voice.said = all === untrack(() => voice.said) ? `${all}\u00a0` : all
    })
  }
  waiting.push(text)
}

export function murmur(text: string): void {
  voice.murmured = text === untrack(() => voice.murmured) ? `${text}\u00a0` : text
}

export function complain(text: string): void {
  voice.trouble = text
  announce(text)
}
