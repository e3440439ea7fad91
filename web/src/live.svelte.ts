import { untrack } from 'svelte'

/** What is said beside the game: the one live region, and trouble that concerns no table. */
class Voice {
  /** For those who listen. */
  said = $state('')
  /** Shown until it is closed. */
  trouble = $state('')
}

export const voice = new Voice()

/** Says it even when it is the same as before. */
export function announce(text: string): void {
  if (text) voice.said = text === untrack(() => voice.said) ? `${text}\u00a0` : text
}

export function complain(text: string): void {
  voice.trouble = text
  announce(text)
}
