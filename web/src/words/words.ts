/** One language, by the rules of words.py: its twin, held to the same test vectors (tests/words/vectors.json). */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import type { Arg } from '../net/wire'
import { parseRules, type Rule } from './parse'

export type Args = Record<string, Arg>

/** Fluent texts and rule help of one language, by file. */
export interface Catalogue {
  texts: Record<string, string>
  rules: Record<string, string>
}

/** Arguments that hold a seat and show its name. */
const SEATS = new Set(['seat', 'partner', 'owner', 'rival'])
/** Arguments that somebody typed, or that can be typed: shown as they are, though a term may be called so. */
const VERBATIM = new Set('allowed bot expected game name option path text value verb word'.split(' '))
const NOTHING = '–'
/** Forms that stand beside the name of a term without naming it. */
const BARE = new Set(['article', 'gender', 'number'])
/** Round the name of a term in a text: before its id, between id and name, after the name. No text has these signs. */
const MARKS = ['\uE000', '\uE001', '\uE002'] as const

/** What a term is called, by the form of it; its name by `''`. */
type Forms = Record<string, string>

/** A piece of a sentence; `term` is the id of what it names. */
export interface Part {
  text: string
  term?: string
}

export class Words {
  readonly language: string
  readonly #bundle: FluentBundle
  readonly #fallback: Words | null
  readonly #rules: Record<string, Rule[]> = {}
  /** Those of every term asked for. */
  readonly #forms = new Map<string, Forms>()
  readonly #formats = new Map<string, Intl.NumberFormat>()

  /** What the catalogues lack is said by `fallback`; what it lacks too shows its key. */
  constructor(language: string, catalogues: readonly Catalogue[], fallback: Words | null = null) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#fallback = fallback
    for (const { texts, rules } of catalogues) {
      for (const text of Object.values(texts)) this.#bundle.addResource(new FluentResource(text))
      for (const [game, markdown] of Object.entries(rules)) this.#rules[game] = parseRules(markdown)
    }
  }

  /** Whether there is something to say, be it in the language to fall back on. */
  has(key: string): boolean {
    return this.#pattern(key) != null || (this.#fallback?.has(key) ?? false)
  }

  /** The message, or one of its attributes as `key.attribute`; `problem` hears what was wrong with it. */
  say(
    key: string,
    args: Args = {},
    game = '',
    names: readonly string[] = [],
    problem: (...what: unknown[]) => void = () => undefined,
  ): string {
    return this.parts(key, args, game, names, problem)
      .map(({ text }) => text)
      .join('')
  }

  /** The same in pieces: the names of terms stand apart, so that something can be drawn beside them. */
  parts(
    key: string,
    args: Args = {},
    game = '',
    names: readonly string[] = [],
    problem: (...what: unknown[]) => void = () => undefined,
  ): Part[] {
    const pattern = this.#pattern(key)
    if (pattern) {
      const errors: Error[] = []
      const text = this.#bundle.formatPattern(pattern, this.#expand(args, game, names), errors)
      if (errors.length) problem(key, ...errors)
      return partsOf(withMinus(text))
    }
    if (this.#fallback) return this.#fallback.parts(key, args, game, names, problem)
    problem(`no message ${key} in ${this.language}`)
    return [{ text: key }]
  }

  /** A thing and its number, in the language’s own way. */
  count(id: string, n: number, game = ''): string {
    return partsOf(this.#count(id, n, game))
      .map(({ text }) => text)
      .join('')
  }

  /** A component's name by its id, in this game's sense; or one of its forms (`plural`, `the`, `accusative` …). */
  term(id: string, form = '', game = ''): string {
    const forms = this.#formsOf(id, game)
    if (!forms) return this.#fallback?.term(id, form, game) ?? id
    return forms[form] ?? forms[''] ?? id
  }

  rulesOf(game: string): Rule[] {
    return this.#rules[game] ?? this.#fallback?.rulesOf(game) ?? []
  }

  /** A number as people of this language write it; points and changes with a real minus sign. */
  number(n: number, options: Intl.NumberFormatOptions = {}): string {
    const key = JSON.stringify(options)
    const format = this.#formats.get(key) ?? new Intl.NumberFormat(this.language, options)
    this.#formats.set(key, format)
    return format.format(n).replace('-', '−')
  }

  /** Typed arguments as Fluent takes them. */
  #expand(args: Args, game: string, names: readonly string[]): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') {
        out[name] = SEATS.has(name) ? (names[value] ?? '') : value
      } else if (typeof value === 'string') {
        out[name] = value
        if (!VERBATIM.has(name)) Object.assign(out, this.#namedForms(name, value, game))
      } else if (Array.isArray(value)) {
        out[name] = value.map((id) => marked(id, this.term(id, '', game))).join(', ') || NOTHING
      } else {
        const counted = Object.entries(value).filter(([, n]) => n !== 0)
        out[name] = counted.map(([id, n]) => this.#count(id, n, game)).join(', ') || NOTHING
      }
    }
    return out
  }

  #count(id: string, n: number, game: string): string {
    const pattern = this.#pattern('common-count')
    const args = { one: marked(id, this.term(id, '', game)), many: marked(id, this.term(id, 'plural', game)), n }
    return pattern ? this.#bundle.formatPattern(pattern, args) : `${n} ${args.one}`
  }

  /** A term as `$name`, and its forms as `$name-the`, `$name-accusative` …; nothing where there is no such term. */
  #namedForms(name: string, id: string, game: string): Forms {
    const forms = this.#formsOf(id, game)
    if (!forms) return this.#fallback ? this.#fallback.#namedForms(name, id, game) : {}
    const named = Object.entries(forms).map(([form, text]) => [
      form ? `${name}-${form}` : name,
      BARE.has(form) ? text : marked(id, text),
    ])
    return Object.fromEntries(named) as Forms
  }

  #formsOf(id: string, game: string): Forms | undefined {
    const key = [`${game}-${id}`, `common-${id}`].find((one) => this.#pattern(one))
    const message = key === undefined ? undefined : this.#bundle.getMessage(key)
    if (key === undefined || !message?.value) return undefined
    const known = this.#forms.get(key)
    if (known) return known
    const patterns = Object.entries({ '': message.value, ...message.attributes })
    const forms = Object.fromEntries(patterns.map(([form, pattern]) => [form, this.#bundle.formatPattern(pattern)]))
    this.#forms.set(key, forms)
    return forms
  }

  /** A message or attribute in this very language. */
  #pattern(key: string): Message['value'] | undefined {
    const [id = '', attribute] = key.split('.')
    const message = this.#bundle.getMessage(id)
    return attribute === undefined ? message?.value : message?.attributes[attribute]
  }
}

function marked(id: string, text: string): string {
  return MARKS[0] + id + MARKS[1] + text + MARKS[2]
}

/** A text taken apart at its marks. */
function partsOf(text: string): Part[] {
  const pieces = text.split(/\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/u)
  return pieces.flatMap((piece, i) => {
    if (i % 3 === 1) return [{ term: piece, text: pieces[i + 1] ?? '' }]
    return i % 3 === 0 && piece ? [{ text: piece }] : []
  })
}

/** Negative numbers with a real minus sign. */
function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}_./=#&?-])-(?=\p{Nd})/gu, '−')
}
