/** What a key at the table means while others' moves are shown, or when another position has just come. */
import { extras } from './extras.svelte'
import { holdsEnter, isForTable } from './keyboard'
import type { Playback } from './playback.svelte'
import { settings } from './settings.svelte'
import type { KeyTargets } from './shortcuts'

export class Typing {
  #playback: Playback
  #skip: () => void
  #targets: () => KeyTargets

  constructor(playback: Playback, skip: () => void, targets: () => KeyTargets) {
    this.#playback = playback
    this.#skip = skip
    this.#targets = targets
  }

  pressed(event: KeyboardEvent): void {
    const more = extras.parts
    if (holdsEnter(event)) event.preventDefault()
    if (!more || !isForTable(event)) return
    const { presses, keys } = more
    const targets = this.#targets()
    const what = more.pressedOf(event.target as Element)
    const taken =
      (settings.playback !== 'instant' && presses.enteredAgain(event.key, what)) ||
      (this.#playback.now && !targets.covered && keys.pressedInPlayback(event, this.#playback, this.#skip)) ||
      keys.pressed(event.key, targets)
    if (taken) event.preventDefault()
  }

  /** Enter is for the main button, not for what the mouse has left the focus on, which would hear it first. */
  captured(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !extras.parts?.keys.isLeft()) return
    this.pressed(event)
    if (event.defaultPrevented) event.stopPropagation()
  }
}
