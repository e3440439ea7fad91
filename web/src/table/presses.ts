/** Milliseconds in which a second press at the same place still belongs to the position before. */
const TWICE = 500
/** How far from the first one a finger comes down again, in pixels. */
const NEAR = 32

/** What is pressed, as a person would name it. */
export function pressedOf(target: Element): string {
  const one = target.closest<HTMLElement>('[data-target], [data-kind], button, a')
  return one ? [one.dataset['kind'], one.dataset['target'] ?? one.textContent].join(' ') : ''
}

/** What a quick finger presses twice is meant once, if something else has come to that place. */
export class Presses {
  #arrived = 0
  #x = -NEAR
  #y = -NEAR
  #what = ''
  #entered = 0
  #came = false // another position, since then

  /** Another position is shown now. */
  arrived(): void {
    this.shifted()
    this.#came = true
  }

  /** Something else lies under the finger now. */
  shifted(): void {
    this.#arrived = Date.now()
  }

  /** Whether a press repeats the one before, on what has come under the finger just now. */
  again({ clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>, what: string): boolean {
    const near = Math.hypot(x - this.#x, y - this.#y) < NEAR
    const other = what !== this.#what
    this.#x = x
    this.#y = y
    this.#what = what
    return near && other && Date.now() - this.#arrived < TWICE
  }

  /** The same of Enter: pressed once more right away, but another position has come meanwhile. */
  enteredAgain(key: string, what: string): boolean {
    const other = !what || what !== this.#what
    const quick = this.#came && Date.now() - this.#entered < TWICE
    if (key === 'Enter' && quick && other) return true
    this.#entered = key === 'Enter' ? Date.now() : 0
    this.#came = false
    this.#what = what
    return false
  }
}

export const presses = new Presses()
