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

  /** Another position is shown now. */
  arrived(): void {
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
}

export const presses = new Presses()
