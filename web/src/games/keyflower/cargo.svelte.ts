// Transport: the good taken in hand, the tiles it can reach, and the line that carries it there step by step.
import type { KeyflowerView } from '../../net/views'
import { text } from './say'
import type { Choice, Session } from './session'

type Ways = KeyflowerView['work']['ways']

export interface Load {
  good: string
  /** The tile it lies on. */
  tile: string
}

/** A step to the next tile. */
export interface Hop {
  from: string
  direction: string
  to: string
}

/** By tile that can be reached: a shortest way there. */
export function routesFrom(ways: Ways, from: string, most: number): Map<string, Hop[]> {
  const routes = new Map<string, Hop[]>([[from, []]])
  // a map is walked in the order in which its keys came, those that come meanwhile too
  for (const [tile, hops] of routes) {
    if (hops.length === most) break
    for (const [direction, to] of Object.entries(ways[tile] ?? {}))
      if (!routes.has(to)) routes.set(to, [...hops, { from: tile, direction, to }])
  }
  routes.delete(from)
  return routes
}

export class Cargo {
  #session: () => Session
  #taken = $state.raw<Load | null>(null)
  /** The tile that the pointer is over, or that has the focus. */
  over = $state('')
  /** Where it is on the screen while it is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null)

  constructor(session: () => Session) {
    this.#session = session
  }

  get #work(): KeyflowerView['work'] {
    return (this.#session().view as KeyflowerView).work
  }

  /** What is in hand; a good that the table already waits with cannot be put down. */
  get load(): Load | null {
    const { step } = this.#session().view as KeyflowerView
    return step === 'direction' ? { good: this.#work.good, tile: this.#work.source } : this.#taken
  }

  readonly routes = $derived.by(() => {
    const { load } = this
    if (!load || !this.#session().mine) return new Map<string, Hop[]>()
    return routesFrom(this.#work.ways, load.tile, this.#work.carries)
  })

  take(choice: Choice): void {
    this.#taken = { good: text(choice, 'good'), tile: text(choice, 'tile') }
  }

  holds(choice: Choice): boolean {
    return this.#taken?.good === text(choice, 'good') && this.#taken.tile === text(choice, 'tile')
  }

  toggle(choice: Choice): void {
    if (this.holds(choice)) this.drop()
    else this.take(choice)
  }

  /** Puts it down; true if there was something. */
  drop(): boolean {
    const had = this.#taken !== null
    this.#taken = this.at = null
    this.over = ''
    return had
  }

  /** Carries it there, over all tiles between. */
  to(tile: string): void {
    const { load } = this
    const hops = this.routes.get(tile)
    if (!load || !hops) return
    const begun = (this.#session().view as KeyflowerView).step === 'direction'
    const words = hops.map(({ from, direction }, i) =>
      begun && i === 0 ? direction : `carry ${load.good} ${from} ${direction}`,
    )
    this.#session().line(words.join(' '))
  }
}
