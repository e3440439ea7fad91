/** The game about to be started, in each of the ways; what was chosen last is remembered for every game. */
import { pageOf } from '../games'
import { nameAtTable, ownName } from '../lobby/name.svelte'
import { botName } from '../lobby/table'
import type { Clock, GameInfo, NewTable, OptionInfo, Problem, Result, SeatSetup, TableInfo, Vacancy } from '../net/wire'
import { t } from '../words/index.svelte'

const KEY = 'tablestead.setup.'
/** A longer range of numbers is an option few will change. */
const LONG = 20
export type Value = number | string | boolean

/** Against bots; with people who come by a link; with people at this screen; every seat by itself. */
export type Way = 'bots' | 'friends' | 'screen' | 'seats'

/** Whom a seat may be kept for. */
export const GUESTS: Vacancy[] = ['friend', 'anyone']

/** What the dialog of a way is given. */
export interface WayProps {
  setup: Setup
  problem: Problem | null
  busy: boolean
  begin: () => void
  changed: () => void
  onclose: () => void
}

export class Setup {
  options = $state<Record<string, Value>>({})
  /** By option: the name of the file whose text is its value; empty until one is chosen. */
  files = $state<Record<string, string>>({})
  /** Real components. */
  real = $state(false)
  /** How well the bots play: the id of one. */
  level = $state('')
  /** How many bots there are, against them and with others at one screen. */
  bots = $state(1)
  fellows = $state(0)
  /** Names of the people at this screen; empty ones are numbered. */
  names = $state<string[]>(['', ''])
  /** The other seats when friends come: a bot's level, or empty for a friend. */
  guests = $state<string[]>([''])
  /** The seats when every one is chosen by itself; only the names of people are kept here. */
  places = $state<SeatSetup[]>([])
  /** Anyone may take the free seats; wished for anew each time, for who plays with friends wants them. */
  listed = $state(false)
  clock = $state<Clock>({ kind: 'none', seconds: 0, increment: 0 })
  /** Spectators may come. */
  watch = $state(true)
  /** A bot may be asked for advice, by everybody. */
  hints = $state(false)
  readonly game: GameInfo
  /** How the games of this browser ended, the latest first. */
  readonly results: readonly Result[]

  constructor(game: GameInfo, results: readonly Result[] = []) {
    this.game = game
    this.results = results
    this.level = game.bots[Math.floor(game.bots.length / 2)] ?? '' // neither the weakest nor the strongest
    this.bots = this.#within(pageOf(game.id).company + 1) - 1
    this.names = Array.from({ length: this.#within(2) }, () => '')
    this.guests = Array.from({ length: this.#within(2) - 1 }, () => '')
    this.places = this.#unnamed('bots')
    this.#recall()
    for (const option of this.#chosen) this.options[option.name] ??= option.default
  }

  /** The nearest number of players that the game allows. */
  #within(players: number): number {
    return Math.min(this.game.max_players, Math.max(this.game.min_players, players))
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

  /** A file is to be used, and none is chosen yet. */
  get lacksFile(): boolean {
    return Object.values(this.files).includes('')
  }

  /** Who sits where; bots are called by their kind and a number: everybody reads that in their own language. */
  seats(way: Way): SeatSetup[] {
    const met: Record<string, number> = {}
    const several = way === 'screen' || way === 'seats'
    return this.#unnamed(way).map(({ name, bot, vacant }, i) => {
      if (vacant) return { name: '', vacant }
      if (!bot) return { name: name.trim() || (several ? t('shell-player-n', { n: i + 1 }) : nameAtTable()) }
      const n = (met[bot] = (met[bot] ?? 0) + 1)
      return { name: n > 1 ? `${bot} ${n}` : bot, bot }
    })
  }

  #unnamed(way: Way): SeatSetup[] {
    const me = { name: ownName() }
    const robots = (length: number): SeatSetup[] => Array.from({ length }, () => seatFor(this.level))
    if (way === 'seats') return this.places
    if (way === 'screen') return [...this.names.map((name) => ({ name })), ...robots(this.fellows)]
    if (way === 'bots') return [me, ...robots(this.bots)]
    return [me, ...this.guests.map((bot) => seatFor(bot || (this.listed ? 'anyone' : 'friend')))]
  }

  /** Somebody is still to come. */
  waits(way: Way): boolean {
    return this.seats(way).some(({ vacant }) => vacant)
  }

  /** Nobody plays but bots. */
  botsOnly(way: Way): boolean {
    return this.seats(way).every(({ bot }) => bot)
  }

  /** All people sit at this screen, with the components before them. */
  mayBeReal(way: Way): boolean {
    return !this.game.hidden && !this.waits(way) && !this.botsOnly(way)
  }

  /** How people here call the seats. */
  shownNames(way: Way): string[] {
    return this.seats(way).map(({ name, bot }, i) =>
      bot ? botName(bot) + name.slice(bot.length) : name || t('shell-seat-n', { n: i + 1 }),
    )
  }

  table(way: Way): NewTable {
    const seats = this.seats(way)
    const options = { ...this.options }
    if (seats.length === 1 && options.trade === true) options.trade = false
    if (typeof options.start === 'number' && options.start > seats.length) options.start = 1
    const apart = this.waits(way) ? { clock: this.clock, watch: this.watch, hints: this.hints } : {}
    return { game: this.game.id, seats, options, real_draws: this.real && this.mayBeReal(way), ...apart }
  }

  /** Goes on with a table that waits for friends. */
  adopt(table: TableInfo): void {
    const others = table.seats.slice(1)
    this.guests = others.map(({ bot }) => bot)
    this.level = others.find(({ bot }) => bot)?.bot ?? this.level
    this.listed = others.some(({ vacant }) => vacant === 'anyone')
    this.clock = table.clock
    this.watch = table.watch
    this.hints = table.hints
    for (const { name } of this.#chosen) this.options[name] = table.options[name] ?? this.options[name] ?? ''
  }

  keep(): void {
    const { options, real, level, bots, fellows, names, guests, places, clock, watch, hints } = this
    try {
      const kept = { options, real, level, bots, fellows, names, guests, places, clock, watch, hints }
      localStorage.setItem(KEY + this.game.id, JSON.stringify(kept))
    } catch {
      // next time it starts from the defaults
    }
  }

  /** What was chosen last time, as far as it is still offered. */
  #recall(): void {
    try {
      const old = JSON.parse(localStorage.getItem(KEY + this.game.id) ?? '{}') as Partial<Setup>
      for (const option of this.#chosen) {
        const value = old.options?.[option.name]
        if (value !== undefined && option.values.includes(value)) this.options[option.name] = value
      }
      this.real = old.real === true && !this.game.hidden
      this.clock = { ...this.clock, ...old.clock }
      this.watch = old.watch ?? true
      this.hints = old.hints === true
      this.#recallSeats(old)
    } catch {
      // what cannot be read is as good as nothing
    }
  }

  #recallSeats({ level = '', bots = -1, names = [], fellows = 0, guests = [], places = [] }: Partial<Setup>): void {
    const known = this.game.bots
    const fits = (players: number): boolean => players === this.#within(players)
    if (known.includes(level)) this.level = level
    if (fits(bots + 1)) this.bots = bots
    if (names.length && fits(names.length + fellows)) {
      this.names = names.map(String)
      this.fellows = fellows
    }
    if (guests.includes('') && fits(guests.length + 1)) {
      this.guests = guests.map((bot) => (known.includes(bot) ? bot : ''))
    }
    if (fits(places.length)) {
      this.places = places.map(({ name, bot = '', vacant }) =>
        seatFor(vacant || (known.includes(bot) ? bot : ''), String(name)),
      )
    }
  }
}

/** A seat kept for guests, a bot's, or (for nobody named) one of a person at this screen. */
export function seatFor(who: string, name = ''): SeatSetup {
  const vacant = GUESTS.find((guest) => guest === who) ?? ''
  return { name, bot: vacant ? '' : who, vacant }
}

function isLong(option: OptionInfo): boolean {
  return option.kind === 'range' && option.values.length > LONG
}
