import { ROOMS } from '../look/rooms'

/** How much room there is. */
class Media {
  #query: MediaQueryList
  #matches = $state(false)

  constructor(query: string) {
    this.#query = matchMedia(query)
    this.#matches = this.#query.matches
    this.#query.addEventListener('change', () => (this.#matches = this.#query.matches))
  }

  get matches(): boolean {
    return this.#matches
  }
}

const wide = new Media(ROOMS.wide)
const roomy = new Media(ROOMS.roomy)

/** All of the table is seen at once. */
export function isWide(): boolean {
  return wide.matches
}

/** The side panel too; else it lies over the board while it is open. */
export function isRoomy(): boolean {
  return roomy.matches
}

/** How many pixels one has that is written in a style: more in a large room. */
export function pixel(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
}
