/** What a finger on the table means while others' moves are shown, or when something has just come under it. */
import { extras } from './extras.svelte'
import type { Playback } from './playback.svelte'
import { settings } from './settings.svelte'

export class Touches {
  #playback: Playback
  #skip: () => void
  #swallows = false

  constructor(playback: Playback, skip: () => void) {
    this.#playback = playback
    this.#skip = skip
  }

  /** Whoever turns to the board wants to get on; what was under the finger then is not meant, nor is a second press. */
  touched(event: PointerEvent): void {
    const more = extras.parts
    const target = event.target as Element
    // who wants everything at once is not held up
    const again = settings.playback !== 'instant' && more?.presses.again(event, more.pressedOf(target))
    this.#swallows = again || (this.#playback.now !== null && target.closest('.main') !== null)
    if (!this.#swallows || again) return
    if (settings.playback === 'step') this.#playback.next()
    else this.#skip()
  }

  clicked(event: MouseEvent): void {
    if (!this.#swallows) return
    this.#swallows = false
    event.stopPropagation()
    event.preventDefault()
  }
}
