import { untrack } from 'svelte'

/** What the live regions hold for screen readers, and an error that concerns no table. */
class Announcer {
  /** Said at once. */
  assertive = $state('')
  /** Said when the listener is free. */
  polite = $state('')
  /** Shown until it is closed. */
  error = $state('')
}

export const announcer = new Announcer()
let waiting: string[] = []

/** A live region speaks only when its text changes: a space more lets it say the same again. */
function again(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text
}

/** What is announced at one moment is said together. */
export function announce(text: string): void {
  if (!text) return
  if (!waiting.length) {
    queueMicrotask(() => {
      const all = waiting.join('. ')
      waiting = []
      announcer.assertive = again(
        all,
        untrack(() => announcer.assertive),
      )
    })
  }
  waiting.push(text)
}

export function announcePolitely(text: string): void {
  announcer.polite = again(
    text,
    untrack(() => announcer.polite),
  )
}

export function showError(text: string): void {
  announcer.error = text
  announce(text)
}
