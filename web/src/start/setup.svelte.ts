/** The game about to be started; every game's last seats and options are remembered. */
import type { Clock, GameInfo, NewTable, OptionInfo, SeatSetup, Vacancy } from '../net/wire'
import { botName } from '../lobby/table'
import { t } from '../words/index.svelte'

const KEY = 'tablestead.setup.'
/** A longer range of numbers is an option few will change. */
const LONG = 20
export type Value = number | string | boolean

/** Whom a vacant seat may be kept for. */
export const GUESTS: Vacancy[] = ['friend', 'anyone']

export interface Seat extends SeatSetup {
  bot: string
  vacant: Vacancy
  /** Keeps the row's identity while others come and go. */
  key: number
  /** The name was typed in; others follow the language. */
  named: boolean
}

export class Setup {
  seats = $state<Seat[]>([])
  options = $state<Record<string, Value>>({})
  /** By option: the name of the file whose text is its value; empty until one is chosen. */
  files = $state<Record<string, string>>({})
  real = $state(false)
  clock = $state<Clock>({ kind: 'none', seconds: 0, increment: 0 })
  /** Spectators may come. */
  watch = $state(true)
  #next = 0
  readonly game: GameInfo

  constructor(game: GameInfo) {
    this.game = game
    if (!this.#recall()) {
      const players = Number(game.options.find((option) => option.name === 'players')?.default ?? game.min_players)
      this.add('')
      while (this.seats.length < players) this.add(game.bots.at(-1) ?? '')
    }
    for (const option of this.#chosen) this.options[option.name] ??= option.default
  }

  /** Options people choose; the number of players comes from the seats. */
  get #chosen(): OptionInfo[] {
    return this.game.options.filter((option) => option.name !== 'players')
  }

  get shown(): OptionInfo[] {
    return this.#chosen.filter((option) => !isLong(option))
  }

  /** Those that few will change. */
  get more(): OptionInfo[] {
    return this.#chosen.filter(isLong)
  }

  get hasOptions(): boolean {
    return this.#chosen.length > 0 || !this.game.hidden
  }

  /** The name that is shown; who comes later brings their own. */
  nameOf(seat: Seat, index: number): string {
    return this.#calledBy(seat, index, botName)
  }

  /** A bot without a name is called by its kind: every page says that in its own language. */
  #calledBy(seat: Seat, index: number, called: (bot: string) => string): string {
    if (!seat.vacant && seat.named && seat.name.trim()) return seat.name.trim()
    if (!seat.bot) return t('shell-player-n', { n: index + 1 })
    const same = this.seats.filter((s, i) => i < index && s.bot === seat.bot && !s.named).length
    return called(seat.bot) + (same ? ` ${same + 1}` : '')
  }

  add(bot: string): void {
    if (this.seats.length < this.game.max_players) {
      this.seats.push({ name: '', bot, vacant: '', key: this.#next++, named: false })
    }
  }

  /** A bot, a guest, or (empty) a person at this screen. */
  put(seat: Seat, who: string): void {
    seat.vacant = GUESTS.find((guest) => guest === who) ?? ''
    seat.bot = seat.vacant ? '' : who
  }

  remove(index: number): void {
    if (this.seats.length <= this.game.min_players) return
    this.seats.splice(index, 1)
    const { start } = this.options
    if (typeof start === 'number' && start > this.seats.length) this.options.start = 1
  }

  /** Some options need company. */
  get solo(): boolean {
    return this.seats.length === 1
  }

  /** The table waits for others. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.vacant)
  }

  /** A file is to be used, and none is chosen yet. */
  get lacksFile(): boolean {
    return Object.values(this.files).includes('')
  }

  table(): NewTable {
    const options = { ...this.options }
    if (this.solo && options.trade === true) options.trade = false
    return {
      game: this.game.id,
      seats: this.seats.map((seat, i) => {
        const { bot, vacant } = seat
        return { name: vacant ? '' : this.#calledBy(seat, i, (kind) => kind), bot, vacant }
      }),
      options,
      ...(this.waits ? { clock: this.clock, watch: this.watch } : { real_draws: this.real }),
    }
  }

  keep(): void {
    try {
      const { seats, options, real, clock, watch } = this
      localStorage.setItem(KEY + this.game.id, JSON.stringify({ seats, options, real, clock, watch }))
    } catch {
      // next time it starts from the defaults
    }
  }

  #recallSeats(seats: Setup['seats']): void {
    for (const seat of seats) {
      const bot = this.game.bots.includes(seat.bot) ? seat.bot : ''
      const vacant = GUESTS.includes(seat.vacant) ? seat.vacant : ''
      this.seats.push({ name: String(seat.name), bot, vacant, key: this.#next++, named: Boolean(seat.named) })
    }
  }

  /** What was chosen last time, as far as it is still offered. */
  #recall(): boolean {
    try {
      const old = JSON.parse(localStorage.getItem(KEY + this.game.id) ?? 'null') as Partial<Setup> | null
      const { min_players, max_players } = this.game
      if (!old?.seats || old.seats.length < min_players || old.seats.length > max_players) return false
      this.#recallSeats(old.seats)
      for (const option of this.#chosen) {
        const value = old.options?.[option.name]
        if (value !== undefined && option.values.includes(value)) this.options[option.name] = value
      }
      this.real = old.real === true && !this.game.hidden
      this.clock = { ...this.clock, ...old.clock }
      this.watch = old.watch ?? true
      return true
    } catch {
      return false
    }
  }
}

function isLong(option: OptionInfo): boolean {
  return option.kind === 'range' && option.values.length > LONG
}
