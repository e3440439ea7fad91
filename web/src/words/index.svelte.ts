/**
 * The words: t(key, args) in the chosen language. Reading it inside a component or $derived follows a change of
 * language or of the players' names at once.
 */
import languages from 'virtual:languages'
import type { Rule } from './parse'
import { Words, type Args, type Catalogue, type Part } from './words'

export type { Rule } from './parse'
export type { Args, Part } from './words'
/** The tag of a language: a folder of locale/, and a line of its languages.json. */
export type Language = string

/** What every language calls itself. */
export const LANGUAGES: Record<Language, string> = Object.fromEntries(languages.map(({ tag, name }) => [tag, name]))
/** Where the words of every language are. */
export const ADDRESSES: Record<Language, string> = Object.fromEntries(
  languages.map(({ tag, address }) => [tag, address]),
)
const OVERVIEWS: Record<Language, string> = Object.fromEntries(languages.map(({ tag, overviews }) => [tag, overviews]))
const LESSONS: Record<Language, string> = Object.fromEntries(languages.map(({ tag, lessons }) => [tag, lessons]))
const ANALYSES: Record<Language, string> = Object.fromEntries(languages.map(({ tag, analyses }) => [tag, analyses]))
const FALLBACK: Language = 'en'
const STORED = 'tablestead.language'

let words = $state.raw(new Words(FALLBACK, []))
let names = $state.raw<readonly string[]>([])
let game = $state('')
/** Where further words are that somebody needed: of games that the page was not built with, overviews, lessons, analyses. */
const further = new Map<string, (wanted: Language) => string>()

/** For dates and times: as people write them where the reader lives, if the browser says where. */
export function locale(): string {
  const here = navigator.languages.find((tag) => tag.startsWith(`${language()}-`))
  return here ?? (language() === 'en' ? 'en-GB' : language())
}

export function language(): Language {
  return words.language as Language
}

/** The language of the link that led here is kept where nobody has chosen one. */
export function begin(): Promise<void> {
  const first = preferred()
  return choose(first, first === linked() && !stored())
}

/** That of a link, else the stored choice, else the first of the browser's languages that we have, else English. */
function preferred(): Language {
  const wanted = [linked(), stored(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
  return wanted.find((tag): tag is Language => tag !== null && tag in ADDRESSES) ?? FALLBACK
}

/** As the documentation leads to a lesson: `?lang=fr`. */
function linked(): string | null {
  return new URLSearchParams(location.search).get('lang')
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null // storage may be forbidden
  }
}

export async function choose(wanted: Language, keep = true): Promise<void> {
  const loaded = await load(wanted)
  if (keep) store(wanted)
  // the server was updated under an old tab: the words stay as they are until it is loaded anew (app/update)
  if (!loaded) return void dispatchEvent(new Event('vite:preloadError'))
  words = loaded
  document.documentElement.lang = wanted
}

function store(wanted: Language): void {
  try {
    localStorage.setItem(STORED, wanted)
  } catch {
    // the choice then lasts as long as the page
  }
}

/** Takes in the words of a game that the page was not built with. */
export function learn(guest: string): Promise<void> {
  return fetchMore(guest, (wanted) => `/api/games/${guest}/words/${wanted}`)
}

/** Takes in the words of the overviews, which nobody needs who only plays. */
export function learnOverviews(): Promise<void> {
  return fetchMore('', (wanted) => OVERVIEWS[wanted] ?? '')
}

/** Takes in the words of the lessons. */
export function learnLessons(): Promise<void> {
  return fetchMore('-', (wanted) => LESSONS[wanted] ?? '')
}

/** Takes in the words of the analysis. */
export function learnAnalyses(): Promise<void> {
  return fetchMore('+', (wanted) => ANALYSES[wanted] ?? '')
}

async function fetchMore(id: string, addressIn: (wanted: Language) => string): Promise<void> {
  if (further.has(id)) return
  further.set(id, addressIn)
  words = (await load(language())) ?? words
}

/** A language with all further words; in English what one of them does not say in it. */
async function load(wanted: Language): Promise<Words | null> {
  const asked = [ADDRESSES[wanted] ?? '', ...[...further.values()].map((addressIn) => addressIn(wanted))]
  const [own, ...others] = await Promise.all(asked.map(read))
  if (!own) return null
  const found = others.filter((one) => one !== null)
  const fallback = found.length < others.length && wanted !== FALLBACK ? await load(FALLBACK) : null
  return new Words(wanted, [own, ...found], fallback)
}

async function read(address: string): Promise<Catalogue | null> {
  const answer = await fetch(address)
  return answer.ok ? ((await answer.json()) as Catalogue) : null
}

/** The players' names by seat. They may be words themselves (a bot's), so that the same ones are no news. */
export function setNames(list: readonly string[]): void {
  if (list.length !== names.length || list.some((name, seat) => name !== names[seat])) names = list
}

export function nameOf(seat: number): string {
  return names[seat] ?? ''
}

/** Whose terms come first. */
export function setGame(id: string): void {
  game = id
}

export function has(key: string): boolean {
  return words.has(key)
}

/** The message, or one of its attributes as `key.attribute`. */
export function t(key: string, args: Args = {}): string {
  return words.say(key, args, game, names, import.meta.env.DEV ? console.warn : undefined)
}

/** The same in pieces: the names of terms stand apart. */
export function parts(key: string, args: Args = {}): Part[] {
  return words.parts(key, args, game, names, import.meta.env.DEV ? console.warn : undefined)
}

/** A thing and its number, in the language’s own way. */
export function count(id: string, n: number): string {
  return words.count(id, n, game)
}

/** A component's name by its id, in this game's sense; or one of its forms (`plural`, `the`, `accusative` …). */
export function term(id: string, form = ''): string {
  return words.term(id, form, game)
}

export function rulesOf(id: string): Rule[] {
  return words.rulesOf(id)
}

/** A number as people of this language write it; points and changes with a real minus sign. */
export function number(n: number, options: Intl.NumberFormatOptions = {}): string {
  return words.number(n, options)
}
