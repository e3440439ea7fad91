/**
 * Everything answers: what a thing is, and why it cannot be used now. A board says so by attributes, and knows no rules:
 *
 *   data-why     the notation of what pressing it would do; the engine says why that is not possible
 *   data-about   words about the thing itself; with aria-disabled="true" and no data-why they are the reason
 *   data-group   on what holds many such things: arrow keys go through them, so that one stop of the Tab key is enough
 *
 * Words come at once on press, and after a moment of hover or focus: who only passes by is not told. A thing that answers needs
 * aria-disabled, not disabled; with aria-disabled="false" a press does something else with it, such as showing it.
 */
import { untrack } from 'svelte'
import { on } from 'svelte/events'
import { announce } from '../announcer.svelte'
import { t } from '../words/index.svelte'
import type { Reason } from './reasons'
import type { Session } from './session.svelte'

const REST_MS = 350
const LEAVE_MS = 200
const THINGS = '[data-why], [data-about]'

export class Answers {
  /** What is spoken of; nothing while the bubble is shut. */
  thing = $state.raw<Element | null>(null)
  about = $state('')
  reason = $state.raw<Reason>(null)
  /** Possible after all: by another way than this thing. */
  possible = $state(false)
  /** Counts what may have moved the thing. */
  moved = $state(0)
  /** Pressed: it stays until something else is done. */
  #held = false
  /** Where the pointer is. */
  #near: Element | null = null
  #timer = 0
  /** Counts questions: the answer to an older one, or to one closed meanwhile, is not shown. */
  #asked = 0
  #session: () => Session

  constructor(session: () => Session) {
    this.#session = session
    // whatever happens next, it was said of the position before
    $effect(() => {
      void [session().seq, session().view?.seat]
      untrack(() => this.close())
    })
  }

  get words(): string {
    const { reason } = this
    if (reason) return t(reason.key, { ...reason.args, rule: reason.rule })
    return this.possible ? t('shell-why-possible') : ''
  }

  /** Somebody pressed it to know. */
  get held(): boolean {
    return this.#held
  }

  get rule(): string {
    return this.reason?.rule ?? ''
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#asked++
    this.thing = null
    this.#held = false
  }

  /** What was to come or to go is not: the pointer is on the bubble, or on something else. */
  stay(): void {
    clearTimeout(this.#timer)
  }

  leave(): void {
    clearTimeout(this.#timer)
    if (!this.#held) this.#timer = window.setTimeout(() => this.close(), LEAVE_MS)
  }

  /** The focus goes on: even what was pressed is done with, unless it goes to the bubble. */
  #left(): void {
    this.#held = false
    this.leave()
  }

  /** Listens to all that is inside. */
  attend(box: HTMLElement): () => void {
    const offs = [
      on(box, 'pointermove', (event) => this.#over(event)),
      on(box, 'pointerleave', () => {
        this.#near = null
        this.leave()
      }),
      on(box, 'focusin', (event) => this.#focused(event)),
      on(box, 'focusout', () => this.#left()),
      on(box, 'click', (event) => this.#pressed(event)),
      on(box, 'keydown', (event) => this.#key(event)),
      on(box, 'scroll', () => this.moved++, { capture: true, passive: true }),
    ]
    return () => offs.forEach((off) => off())
  }

  #over(event: PointerEvent): void {
    if (event.pointerType === 'touch' || this.#held || rests(event)) return
    const thing = thingAt(event)
    if (thing && thing === this.thing) this.stay()
    if (thing === this.#near) return
    this.#near = thing
    if (thing && thing === this.thing) return
    if (this.thing) this.leave()
    else this.stay()
    // while others play, nobody wants to be told at every step that they do
    if (!thing || !(thing.hasAttribute('data-about') || this.#session().mine)) return
    this.stay()
    this.#timer = window.setTimeout(() => void this.#open(thing, false), REST_MS)
  }

  #focused(event: FocusEvent): void {
    const thing = thingAt(event)
    if (!thing || thing === this.thing || !thing.matches(':focus-visible')) return
    this.close() // what was said of the last one
    this.#timer = window.setTimeout(() => void this.#open(thing, true), REST_MS)
  }

  #pressed(event: Event): void {
    const thing = thingAt(event)
    if (!thing || !refuses(thing)) return this.close()
    void this.#open(thing, true, true)
  }

  #key(event: KeyboardEvent): void {
    const thing = thingAt(event)
    if ((event.key === 'Enter' || event.key === ' ') && thing && !(thing instanceof HTMLButtonElement)) {
      if (refuses(thing)) void this.#open(thing, true, true)
    } else if (event.key.startsWith('Arrow') && !event.defaultPrevented && moveIn(event)) event.preventDefault()
  }

  async #open(thing: Element, aloud: boolean, held = false): Promise<void> {
    clearTimeout(this.#timer)
    const asked = ++this.#asked
    const line = thing.getAttribute('data-why')
    const session = this.#session()
    const { seq, mine } = session
    const reason = line && (mine || aloud) ? await session.why(line) : null
    // it may be gone meanwhile, and so may what was asked about
    if (asked !== this.#asked || session.seq !== seq || !thing.isConnected || thing.getAttribute('data-why') !== line)
      return
    this.reason = reason
    this.possible = line !== null && mine && reason === null
    this.#show(thing, aloud, held)
  }

  #show(thing: Element, aloud: boolean, held: boolean): void {
    this.about = thing.getAttribute('data-about') ?? ''
    if (!this.about && !this.words) return
    this.#held = held
    this.thing = thing
    if (aloud) announce(this.words || (refuses(thing) ? this.about : ''))
  }
}

let [lastX, lastY] = [NaN, NaN]

/** The pointer lies still, and something has come under it. */
function rests({ screenX, screenY }: PointerEvent): boolean {
  const same = screenX === lastX && screenY === lastY
  lastX = screenX
  lastY = screenY
  return same
}

function thingAt(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(THINGS) : null
}

/** It does nothing else when it is pressed: it refuses, or is nothing to be pressed at all. */
function refuses(thing: Element): boolean {
  const disabled = thing.getAttribute('aria-disabled')
  if (disabled !== null) return disabled === 'true'
  return thing.hasAttribute('data-why') || !thing.matches('button, a, input, select, [role]')
}

/** From thing to thing of a group, in its order. */
function moveIn(event: KeyboardEvent): boolean {
  const from = event.target instanceof Element ? event.target.closest('button') : null
  const group = from?.closest('[data-group]')
  if (!from || !group) return false
  const things = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const by = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1
  things.at((things.indexOf(from) + by) % things.length)?.focus()
  return true
}
