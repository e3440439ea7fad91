// What the player is about to do: workers chosen on the screen, a place for them, a rotation. The server knows nothing of it yet.
import { untrack } from 'svelte'
import type { KeyflowerView } from '../../net/views'
import { oneOf } from '../oneOf'
import { COLOURS, sum } from './material'
import { list, num, text } from './say'
import type { Choice, Session } from './session'

export type PlacementKind = 'bid' | 'use'

export interface Reach {
  least: number
  most: number
}

export class Plan {
  /** Workers chosen on the screen: a colour, and how many. */
  colour = $state('')
  n = $state(0)
  /** The place chosen, or the tile looked at. */
  tile = $state('')
  #kind = $state<PlacementKind>('bid')
  /** Which of the rotations that fit. */
  #turn = $state(0)
  /** Winter tiles to be kept. */
  kept = $state.raw<readonly string[]>([])
  /** The tile whose card is open. */
  card = $state('')
  /** Whose village is shown, if not one's own. */
  #village = $state(-1)
  #session: () => Session
  #own: () => number

  constructor(session: () => Session, own: () => number) {
    this.#session = session
    this.#own = own
  }

  get view(): KeyflowerView {
    return this.#session().view as KeyflowerView
  }

  /** A new position: what was planned for the last one is over. */
  reset(): void {
    this.colour = ''
    this.n = 0
    this.tile = ''
    this.#kind = 'bid'
    this.#turn = 0
    this.kept = []
    if (this.#session().mine && oneOf(this.view.step, 'transport', 'direction', 'payment', 'lay', 'cell', 'rotation'))
      this.#village = -1
  }

  get village(): number {
    return this.#village < 0 || this.#village >= this.view.players ? this.#own() : this.#village
  }

  set village(seat: number) {
    this.#village = seat === this.#own() ? -1 : seat
  }

  // Placing workers

  choice(tile: string, kind: PlacementKind): Choice | undefined {
    return this.#session().choices.find((one) => one.kind === kind && one.target === `tile:${tile}`)
  }

  /** How many workers of a colour from behind the screen can do it alone. */
  reach(choice: Choice | undefined, colour: string): Reach | undefined {
    const least = counted(choice, 'least')[`${colour}-worker`]
    const most = counted(choice, 'most')[`${colour}-worker`]
    return least === undefined ? undefined : { least, most: most ?? least }
  }

  /** The workers chosen can do it. */
  fits(choice: Choice | undefined): boolean {
    if (!choice) return false
    if (!this.n) return true
    const reach = this.reach(choice, this.colour)
    return reach !== undefined && reach.least <= this.n && this.n <= reach.most
  }

  /** The choices of this step that light a tile, with the workers chosen so far. */
  at(tile: string): Choice[] {
    return this.#session().choices.filter(
      (one) => one.target === `tile:${tile}` && (isPlacement(one.kind) ? this.fits(one) : true),
    )
  }

  get kind(): PlacementKind {
    const other = this.#kind === 'bid' ? 'use' : 'bid'
    const [wanted, second] = [this.choice(this.tile, this.#kind), this.choice(this.tile, other)]
    if (!wanted || (second && this.n && !this.fits(wanted) && this.fits(second))) return second ? other : this.#kind
    return this.#kind
  }

  set kind(kind: PlacementKind) {
    this.#kind = kind
    if (!this.fits(this.choice(this.tile, kind))) this.#preset()
  }

  get placing(): Choice | undefined {
    return this.choice(this.tile, this.kind)
  }

  /** A place or a tile is chosen. If there are too few workers for it, as few as it takes are chosen. */
  look(tile: string): void {
    this.tile = tile
    const choice = this.placing
    if (choice && (!this.n || !this.fits(choice))) this.#preset()
  }

  /** What a press on a tile stands for, where nothing can be done with it now. */
  lineAt(tile: string, kind: PlacementKind): string {
    const { step } = this.view
    if (step === 'transport') return `upgrade ${tile}`
    if (step === 'lay') return `lay ${tile}`
    const wanted = this.choice(tile, kind) ? kind : this.choice(tile, 'use') ? 'use' : kind
    const workers = step === 'turn' && this.n && this.choice(tile, wanted) ? [this.colour, String(this.n)] : []
    return [wanted, tile, ...workers].join(' ')
  }

  #preset(): void {
    const own = this.view.own?.workers ?? []
    const choice = this.placing
    const ways = COLOURS.flatMap((colour, i) => {
      const reach = this.reach(choice, colour)
      return reach ? [{ colour, least: reach.least, has: own[i] ?? 0 }] : []
    })
    ways.sort((a, b) => a.least - b.least || b.has - a.has)
    const same = ways.find((way) => way.colour === this.colour) ?? (this.n ? undefined : ways[0])
    if (this.n && !same) return // another colour than the one chosen is never taken in its place
    this.colour = same?.colour ?? ''
    this.n = same?.least ?? 0
  }

  /** Workers on the screen: a click takes one more, or begins anew with another colour. */
  pick(colour: string, n: number): void {
    const most = this.view.own?.workers[COLOURS.indexOf(colour as (typeof COLOURS)[number])] ?? 0
    this.n = Math.max(0, Math.min(most, n))
    this.colour = this.n ? colour : ''
  }

  /** The line that does it. */
  get line(): string {
    if (!this.placing) return ''
    return [this.kind, this.tile, ...(this.n ? [this.colour, String(this.n)] : [])].join(' ')
  }

  /** Several colours may go there together (K-F4b): they are chosen one after the other. */
  get mixed(): boolean {
    return this.placing !== undefined && num(this.placing, 'mixed') > 0
  }

  /** Nothing is missing, or what is missing is asked for next: losing bids, other colours. */
  get ready(): boolean {
    const { placing } = this
    if (!placing) return false
    const more = num(placing, 'groups') > 0 || this.mixed
    return this.n ? this.fits(placing) || more : more
  }

  place(): void {
    if (this.ready) this.#session().line(this.line)
  }

  // Adding to a placement

  /** The choice that adds what is chosen on the screen. */
  get adding(): Choice | undefined {
    const choices = this.#session().choices
    return choices.find(
      (one) =>
        one.kind.startsWith('workers-') && text(one, 'worker') === `${this.colour}-worker` && num(one, 'n') === this.n,
    )
  }

  /** How many of a colour can be added. */
  addable(colour: string): number[] {
    const choices = this.#session().choices
    return choices.flatMap((one) =>
      one.kind.startsWith('workers-') && text(one, 'worker') === `${colour}-worker` ? [num(one, 'n')] : [],
    )
  }

  // Laying

  get rotations(): Choice[] {
    return this.#session().choicesOf('rotation')
  }

  get rotation(): Choice | undefined {
    const all = this.rotations
    return all[this.#turn % Math.max(1, all.length)]
  }

  rotate(by = 1): void {
    const n = this.rotations.length
    if (n) this.#turn = (this.#turn + by + n) % n
  }

  // Winter

  toggle(tile: string): void {
    this.kept = this.kept.includes(tile) ? this.kept.filter((one) => one !== tile) : [...this.kept, tile]
  }

  get keeping(): Choice | undefined {
    const wanted = [...this.kept].sort().join()
    return this.#session()
      .choicesOf('keep')
      .find((one) => [...list(one, 'tiles')].sort().join() === wanted)
  }

  /** Takes back what is half done; true if there was something. */
  back(): boolean {
    if (this.n || this.tile || this.kept.length) {
      untrack(() => this.reset())
      return true
    }
    const session = this.#session()
    const half = oneOf(this.view.step, 'workers', 'cost', 'choose', 'direction', 'payment', 'cell', 'rotation')
    if (!half || !session.mine || session.undoable.n === 0) return false
    session.undo()
    return true
  }
}

export function isPlacement(kind: string): kind is PlacementKind {
  return kind === 'bid' || kind === 'use'
}

function counted(choice: Choice | undefined, arg: string): Record<string, number> {
  const value = choice?.args[arg]
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** How many workers lie on a tile that is of one colour: those of another one. */
export function lying(on: readonly number[], colour: string): number {
  return colour ? sum(on.filter((_, i) => COLOURS[i] !== colour)) : 0
}
