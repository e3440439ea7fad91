// What the player is about to do: workers chosen on the screen, a place for them, a rotation. The server knows nothing of it yet.
import { untrack } from 'svelte'
import type { KeyflowerView } from '../../net/views'
import { oneOf } from '../oneOf'
import { Cargo } from './cargo.svelte'
import { COLOURS, sum } from './material'
import { list, num, text } from './say'
import type { Choice, Session } from './session'

export type PlacementKind = 'bid' | 'use'

export interface Reach {
  least: number
  most: number
}

/** Own workers that were outbid: they move as a whole (K-T2). */
export interface LosingBid {
  tile: string
  colour: string
  n: number
}

export class Plan {
  /** Workers to be placed: their colour, how many from behind the screen, and losing bids by their tiles. */
  colour = $state('')
  n = $state(0)
  groups = $state.raw<readonly string[]>([])
  /** The colour was chosen by hand, and stays with the next place. */
  #picked = $state(false)
  /** The place chosen, or the tile looked at. */
  tile = $state('')
  /** What was chosen by hand. */
  #kind = $state<PlacementKind | ''>('')
  /** Which of the rotations that fit. */
  #turn = $state(0)
  /** Winter tiles to be kept. */
  kept = $state.raw<readonly string[]>([])
  /** The tile whose card is open. */
  card = $state('')
  /** Whose village is shown, if not one's own. */
  #village = $state(-1)
  /** The good being carried. */
  readonly cargo: Cargo
  #session: () => Session
  #own: () => number

  constructor(session: () => Session, own: () => number) {
    this.#session = session
    this.#own = own
    this.cargo = new Cargo(session)
  }

  get view(): KeyflowerView {
    return this.#session().view as KeyflowerView
  }

  /** A new position: what was planned for the last one is over. */
  reset(): void {
    this.#drop()
    this.tile = ''
    this.#kind = ''
    this.#turn = 0
    this.kept = []
    this.cargo.drop()
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

  /** Own bids that were outbid. */
  get losing(): LosingBid[] {
    const { offer, turn_order, seat } = this.view
    return [...offer, ...turn_order].flatMap(({ tile, bids }) =>
      bids.filter((bid) => bid.seat === seat && !bid.leads).map(({ colour, n }) => ({ tile, colour, n })),
    )
  }

  /** Of the losing bids chosen, those that can go there, and the workers in them. */
  along(choice: Choice | undefined): { tiles: string[]; n: number } {
    const groups = counted(choice, 'groups')
    const tiles = this.groups.filter((tile) => tile in groups)
    return { tiles, n: sum(tiles.map((tile) => groups[tile] ?? 0)) }
  }

  /** How many workers of a colour from behind the screen can do it, with the losing bids chosen. */
  reach(choice: Choice | undefined, colour: string): Reach | undefined {
    const along = this.along(choice)
    if (!choice || (along.n && colour !== this.colour)) return undefined
    if (along.n) {
      const least = Math.max(0, num(choice, 'need') - along.n)
      const most = Math.min(this.#held(colour), (num(choice, 'room') || Infinity) - along.n)
      return least <= most ? { least, most } : undefined
    }
    const least = counted(choice, 'least')[`${colour}-worker`]
    const most = counted(choice, 'most')[`${colour}-worker`]
    return least === undefined ? undefined : { least, most: most ?? least }
  }

  #held(colour: string): number {
    return this.view.own?.workers[COLOURS.findIndex((one) => one === colour)] ?? 0
  }

  /** What was chosen in the tray can do it, in some number. */
  #can(choice: Choice | undefined): boolean {
    if (!choice || !this.#picked) return choice !== undefined
    return this.reach(choice, this.colour) !== undefined && (!this.groups.length || this.along(choice).n > 0)
  }

  /** The workers chosen can do it. */
  fits(choice: Choice | undefined): boolean {
    const reach = this.reach(choice, this.colour)
    return reach !== undefined && reach.least <= this.n && this.n <= reach.most && this.total > 0
  }

  /** The choices of this step that light a tile, with what is chosen in the tray. */
  at(tile: string): Choice[] {
    return this.#session().choices.filter(
      (one) => one.target === `tile:${tile}` && (isPlacement(one.kind) ? this.#can(one) : true),
    )
  }

  /** Who leads on a tile means to use it; else one bids, where that is possible. */
  get kind(): PlacementKind {
    const first = this.#kind || (this.#leads ? 'use' : 'bid')
    const other = first === 'bid' ? 'use' : 'bid'
    const [wanted, second] = [this.choice(this.tile, first), this.choice(this.tile, other)]
    return second && !this.#can(wanted) && (!wanted || this.#can(second)) ? other : first
  }

  set kind(kind: PlacementKind) {
    this.#kind = kind
    this.#preset()
  }

  get #leads(): boolean {
    const { offer, seat } = this.view
    const bids = offer.find(({ tile }) => tile === this.tile)?.bids ?? []
    return bids.some((bid) => bid.seat === seat && bid.leads)
  }

  get placing(): Choice | undefined {
    return this.choice(this.tile, this.kind)
  }

  /** A place or a tile is chosen: it starts with as few workers as it takes. */
  look(tile: string): void {
    this.tile = tile
    this.#preset()
  }

  /** As if the tile and the kind of a placement had been pressed; false for any other choice. */
  open({ kind, target }: Choice): boolean {
    if (!isPlacement(kind)) return false
    this.look(target.slice('tile:'.length))
    this.kind = kind
    return true
  }

  /** What a press on a tile stands for, where nothing can be done with it now. */
  lineAt(tile: string, kind: PlacementKind): string {
    const { step } = this.view
    if (step === 'transport') return `upgrade ${tile}`
    if (step === 'lay') return `lay ${tile}`
    const wanted = this.choice(tile, kind) ? kind : this.choice(tile, 'use') ? 'use' : kind
    const choice = this.choice(tile, wanted)
    if (step !== 'turn' || !this.#picked || !choice) return `${wanted} ${tile}`
    const groups = this.groups.map((group) => `from ${group}`)
    const n = Math.min(num(choice, 'need'), this.#held(this.colour)) || 1
    return [wanted, tile, ...(groups.length ? groups : [this.colour, n])].join(' ')
  }

  /** As few workers as the place takes: of the colour chosen, which no other is taken for, or of the best one. */
  #preset(): void {
    const choice = this.placing
    if (!choice) return
    if (!this.#picked) this.#suggest(choice)
    else this.n = this.reach(choice, this.colour)?.least ?? Math.min(num(choice, 'need'), this.#held(this.colour))
  }

  /** The colour of which it takes fewest and there are most; else losing bids, if they are all there is. */
  #suggest(choice: Choice): void {
    this.groups = []
    const ways = COLOURS.flatMap((colour) => {
      const least = this.reach(choice, colour)?.least
      return least === undefined ? [] : [{ colour, least, has: this.#held(colour) }]
    })
    ways.sort((a, b) => a.least - b.least || b.has - a.has)
    this.colour = ways[0]?.colour ?? ''
    this.n = ways[0]?.least ?? 0
    if (ways.length) return
    const fit = this.losing.filter(({ tile }) => tile in counted(choice, 'groups')).sort((a, b) => a.n - b.n)
    const one = fit.find(({ n }) => n >= num(choice, 'need')) ?? fit.at(-1)
    if (!one || this.mixed) return
    this.colour = one.colour
    this.groups = [one.tile]
    this.n = this.reach(choice, one.colour)?.least ?? 0
  }

  /** Workers of a colour are chosen in the tray, so many where a place is. */
  pick(colour: string, n: number): void {
    if (colour !== this.colour) this.groups = []
    this.colour = colour
    this.n = Math.max(0, Math.min(this.#held(colour), n))
    this.#picked = true
    if (!this.total && (this.placing || this.view.step === 'workers')) this.#drop()
  }

  /** More or fewer of the colour chosen, as far as the place takes them. */
  change(by: number): void {
    if (this.view.step === 'workers') {
      const possible = this.addable(this.colour)
      const next = by > 0 ? possible.find((n) => n > this.n) : possible.findLast((n) => n < this.n)
      return this.pick(this.colour, next ?? (by > 0 ? this.n : 0))
    }
    const { least, most } = this.reach(this.placing, this.colour) ?? { least: 1, most: Infinity }
    if (!this.mixed) this.n = Math.max(least, Math.min(most, this.n + by))
    else this.pick(this.colour, this.n + by)
  }

  /** A colour for the places that it could go to, or none of it any more. */
  toggleColour(colour: string): void {
    if (this.colour === colour && !this.groups.length) this.#drop()
    else this.pick(colour, 0)
  }

  /** A losing bid is taken along, or left where it is. */
  toggleGroup({ tile, colour }: LosingBid): void {
    const others = colour === this.colour ? this.groups.filter((one) => one !== tile) : []
    const left = this.groups.includes(tile)
    this.groups = left ? others : [...others, tile]
    this.colour = colour
    this.#picked = true
    this.n = 0
    if (!this.groups.length && (!this.placing || !this.#held(colour))) this.#drop()
    this.#preset()
  }

  #drop(): void {
    this.colour = ''
    this.n = 0
    this.groups = []
    this.#picked = false
  }

  /** How many workers would be placed. */
  get total(): number {
    return this.n + this.along(this.placing).n
  }

  /** The line that does it. */
  get line(): string {
    const { placing } = this
    if (!placing) return ''
    const { tiles } = this.along(placing)
    const workers = [...(this.n ? [`${this.colour} ${this.n}`] : []), ...tiles.map((tile) => `from ${tile}`)]
    const asked = workers.length && !this.mixed && this.#moreAlong(placing) ? [' done'] : []
    return [`${this.kind} ${this.tile}`, workers.join(' + ')].filter(Boolean).join(' ') + asked.join('')
  }

  /** Losing bids of the colour stay where they are though they could go along: that this is all must be said. */
  #moreAlong(placing: Choice): boolean {
    const room = (num(placing, 'room') || Infinity) - this.total
    return this.losing.some(
      ({ tile, colour, n }) =>
        tile in counted(placing, 'groups') && colour === this.colour && n <= room && !this.groups.includes(tile),
    )
  }

  /** Several colours may go there together (K-F4b): they are chosen one after the other. */
  get mixed(): boolean {
    return this.placing !== undefined && num(this.placing, 'mixed') > 0
  }

  /** Nothing is missing, or what is missing is asked for next: other colours. */
  get ready(): boolean {
    return this.placing !== undefined && (this.fits(this.placing) || this.mixed)
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
    if (this.cargo.drop()) return true
    if (this.colour || this.tile || this.kept.length) {
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

/** An argument of a choice that counts things. */
export function counted(choice: Choice | undefined, arg: string): Record<string, number> {
  const value = choice?.args[arg]
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** How many workers lie on a tile that is of one colour: those of another one. */
export function lying(on: readonly number[], colour: string): number {
  return colour ? sum(on.filter((_, i) => COLOURS[i] !== colour)) : 0
}
