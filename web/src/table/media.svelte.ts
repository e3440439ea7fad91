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

const wide = new Media('(min-width: 1100px)')
const roomy = new Media('(min-width: 1240px)')

/** Everything fits beside each other. */
export function isWide(): boolean {
  return wide.matches
}

/** The side panel too; else it lies over the board while it is open. */
export function isRoomy(): boolean {
  return roomy.matches
}
