/**
 * The words: t(key, args) in the chosen language. Reading it inside a component or $derived follows a change of
 * language or of the players' names at once.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from 'virtual:words/en'
import fr from 'virtual:words/fr'
import hu from 'virtual:words/hu'
import type { Arg } from '../net/wire'
import { parseRules, type Rule } from './parse'

export type { Rule } from './parse'
export type Args = Record<string, Arg>
export type Language = 'en' | 'hu' | 'fr'

export const LANGUAGES: Record<Language, string> = { en: 'English', hu: 'magyar', fr: 'français' }
const ADDRESSES: Record<Language, string> = { en, hu, fr }
const STORED = 'tablestead.language'

/** Fluent texts and rule help of one language, by file. */
interface Catalogue {
  texts: Record<string, string>
  rules: Record<string, string>
}

interface Words {
  language: Language
  bundle: FluentBundle
  rules: Record<string, Rule[]>
}

let words = $state.raw<Words>({ language: 'en', bundle: new FluentBundle('en'), rules: {} })
let names = $state.raw<readonly string[]>([])
let game = $state('')

export function language(): Language {
  return words.language
}

/** The stored choice, else the first of the browser's languages that we have, else English. */
export function preferred(): Language {
  const wanted = [stored(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
  return wanted.find((tag): tag is Language => tag !== null && tag in ADDRESSES) ?? 'en'
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null // storage may be forbidden
  }
}

export async function choose(wanted: Language, keep = true): Promise<void> {
  const answer = await fetch(ADDRESSES[wanted])
  if (!answer.ok) return // the server was updated under an old tab: the words stay as they are until a reload
  const { texts, rules } = (await answer.json()) as Catalogue
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text))
  const help: Record<string, Rule[]> = {}
  for (const [id, text] of Object.entries(rules)) {
    help[id] = parseRules(text)
  }
  words = { language: wanted, bundle, rules: help }
  document.documentElement.lang = wanted
  if (!keep) return
  try {
    localStorage.setItem(STORED, wanted)
  } catch {
    // the choice then lasts as long as the page
  }
}

/** The players' names by seat. */
export function setNames(list: readonly string[]): void {
  names = list
}

export function nameOf(seat: number): string {
  return names[seat] ?? ''
}

/** Whose terms come first. */
export function setGame(id: string): void {
  game = id
}

export function has(key: string): boolean {
  return words.bundle.hasMessage(key)
}

/** The message, or one of its attributes as `key.attribute`. */
export function t(key: string, args: Args = {}): string {
  const dot = key.indexOf('.')
  const message = words.bundle.getMessage(dot < 0 ? key : key.slice(0, dot))
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]
  if (!pattern) {
    if (import.meta.env.DEV) console.warn(`no message ${key} in ${words.language}`)
    return key
  }
  const errors: Error[] = []
  const text = words.bundle.formatPattern(pattern, expand(args), errors)
  if (import.meta.env.DEV && errors.length) console.warn(key, ...errors)
  return text
}

/** A component's name by its id, in this game's sense; or one of its forms (`plural`, `the`, `accusative` …). */
export function term(id: string, form = ''): string {
  const { bundle } = words
  const message = bundle.getMessage(`${game}-${id}`) ?? bundle.getMessage(`common-${id}`)
  const pattern = form ? (message?.attributes[form] ?? message?.value) : message?.value
  return pattern ? bundle.formatPattern(pattern) : id
}

export function rulesOf(id: string): Rule[] {
  return words.rules[id] ?? []
}

/** A number as people of this language write it; points and changes with a real minus sign. */
export function number(n: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(words.language, options).format(n).replace('-', '−')
}

/** Arguments that hold a seat and show its name. */
const SEATS = new Set(['seat', 'partner', 'owner', 'rival'])
/** Arguments that somebody typed, or that can be typed: shown as they are, though a term may be called so. */
const VERBATIM = new Set('allowed bot expected game name option path text value verb word'.split(' '))
const NOTHING = '–'

/** Typed arguments as Fluent takes them; the same rules hold in Python (words.py). */
function expand(args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') {
      if (SEATS.has(name)) out[name] = nameOf(value)
      else out[name] = value < 0 ? number(value) : value
    } else if (typeof value === 'string') {
      Object.assign(out, VERBATIM.has(name) ? { [name]: value } : forms(name, value))
    } else if (Array.isArray(value)) {
      out[name] = value.map((id) => term(id)).join(', ') || NOTHING
    } else {
      const counted = Object.entries(value).filter(([, n]) => n !== 0)
      out[name] = counted.map(([id, n]) => count(id, n)).join(', ') || NOTHING
    }
  }
  return out
}

/** A thing and its number, by the game's or else the language's own way of counting. */
function count(id: string, n: number): string {
  const pattern = (words.bundle.getMessage(`${game}-count`) ?? words.bundle.getMessage('common-count'))?.value
  return pattern
    ? words.bundle.formatPattern(pattern, { one: term(id), many: term(id, 'plural'), n })
    : `${term(id)} ${n}`
}

/** A term as `$name`, and its forms as `$name-the`, `$name-accusative` …; other text as it stands. */
function forms(name: string, id: string): Record<string, string> {
  const { bundle } = words
  const message = bundle.getMessage(`${game}-${id}`) ?? bundle.getMessage(`common-${id}`)
  if (!message?.value) return { [name]: id }
  const out: Record<string, string> = { [name]: bundle.formatPattern(message.value) }
  for (const [form, pattern] of Object.entries(message.attributes)) {
    out[`${name}-${form}`] = bundle.formatPattern(pattern)
  }
  return out
}
