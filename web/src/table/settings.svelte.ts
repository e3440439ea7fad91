/** What this browser's owner prefers; kept in localStorage. */

export type Theme = 'system' | 'light' | 'dark'

/** How the turns of others are played back, from the quickest on. */
export const SPEEDS = ['instant', 'fast', 'normal', 'step'] as const
export type Speed = (typeof SPEEDS)[number]

/** How loud the sounds are. */
export const VOLUMES = ['off', 'soft', 'middle', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]

/** How much the coach says: `brief` only what is easily overlooked, `full` explanations too. */
export const COACHING = ['full', 'brief', 'off'] as const
export type Coaching = (typeof COACHING)[number]

interface Stored {
  theme: Theme
  coach: Coaching
  /** What the coach has explained. */
  guided: string[]
  /** How often what it named was dealt with. */
  dealt: Record<string, number>
  /** End the turn by itself when nothing else is left. */
  autoEnd: boolean
  /** Ask before something after which a draw leaves no way back. */
  askDraws: boolean
  /** Animations; prefers-reduced-motion wins over it. */
  motion: boolean
  playback: Speed
  /** The side panel is open. */
  panel: boolean
  /** The game chosen last. */
  game: string
  /** How loud the sounds are: of what happens, and of being wanted at the table. */
  sounds: Volume
  /** A notification of the browser when one is wanted at the table. */
  notify: boolean
  /** What the others write is shown. */
  chat: boolean
}

const KEY = 'tablestead.settings'
const DEFAULTS: Stored = {
  theme: 'system',
  coach: 'full',
  guided: [],
  dealt: {},
  autoEnd: false,
  askDraws: true,
  motion: true,
  playback: 'normal',
  panel: true,
  game: '',
  sounds: 'off',
  notify: false,
  chat: true,
}

function load(): Stored {
  try {
    const { guide, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored> & { guide?: boolean }
    // before there was a coach, its tips could be turned off
    return { ...DEFAULTS, ...(guide === false ? { coach: 'off' } : {}), ...stored }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state(load())

export function change(what: Partial<Stored>): void {
  Object.assign(settings, what)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // then it lasts as long as the page
  }
}

/** Whether things may move on the screen. */
export function moving(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
