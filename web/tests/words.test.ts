import { expect, test } from 'vitest'
import { parseRules } from '../src/words/parse'
import { Words, type Args, type Catalogue } from '../src/words/words'
import vectors from '../../tests/words/vectors.json'

interface Vector {
  lang: string
  key: string
  args: Args
  game?: string
  names?: string[]
  /** Messages beside those of the catalogue, by language. */
  catalogue?: Record<string, string>
  expected: string
}

const files = import.meta.glob<string>('../../src/tablestead/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function catalogue(lang: string): Catalogue {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/locale/${lang}/`))
  return { texts: Object.fromEntries(texts), rules: {} }
}

function wordsOf(lang: string, extra: Record<string, string> = {}): Words {
  const fallback = lang === 'en' ? null : wordsOf('en', extra)
  return new Words(lang, [catalogue(lang), { texts: { extra: extra[lang] ?? '' }, rules: {} }], fallback)
}

test.each(vectors as unknown as Vector[])(
  '$lang $key $args',
  ({ lang, key, args, game, names, catalogue, expected }) => {
    expect(wordsOf(lang, catalogue).say(key, args, game, names)).toBe(expected)
  },
)

test('what could not be said is told', () => {
  const problems: unknown[] = []
  const words = new Words('en', [{ texts: { a: 'greeting = Hello { $name }' }, rules: {} }])
  expect(words.say('greeting', {}, '', [], (...what) => problems.push(...what))).toContain('Hello')
  expect(words.say('missing', {}, '', [], (...what) => problems.push(...what))).toBe('missing')
  expect(problems.map(String)).toEqual(['greeting', expect.stringContaining('name'), 'no message missing in en'])
})

test('a term has its forms, in the sense of the game', () => {
  const words = wordsOf('hu')
  expect(words.term('coin', '', 'ages')).toBe('érme')
  expect(words.term('coin', 'plural', 'ages')).toBe('érmék')
  expect(words.term('coin', '', 'milestones')).toBe('pénz')
  expect(words.term('no-such-term')).toBe('no-such-term')
})

test('the names of terms stand apart', () => {
  const words = wordsOf('hu')
  const args = { seat: 0, tile: 'miner', worker: 'blue-worker', n: 3 }
  expect(words.parts('keyflower-event-bids', args, 'keyflower', ['Anna'])).toEqual([
    { text: 'Anna: 3\u00a0' },
    { term: 'blue-worker', text: 'kék munkással' },
    { text: ' licitál a ' },
    { term: 'miner', text: 'Bányászra' },
  ])
  expect(words.parts('ages-event-rolled', { seat: 0, shows: { food: 6 } }, 'ages', ['Anna'])).toEqual([
    { text: 'Anna ezt dobja: 6\u00a0' },
    { term: 'food', text: 'étel' },
  ])
  expect(wordsOf('fr').count('worker', 2, 'ages')).toBe('2\u00a0ouvriers')
})

test('what a language lacks is there in English', () => {
  const english = new Words('en', [{ texts: { x: 'probe-a = A' }, rules: { probe: '## P-A1 Title\n\nHelp.\n' } }])
  const words = new Words('hu', [{ texts: { x: 'probe-b = B' }, rules: {} }], english)
  expect([words.has('probe-a'), words.has('probe-b'), words.has('probe-c')]).toEqual([true, true, false])
  expect(words.term('a', '', 'probe')).toBe('A')
  expect(words.rulesOf('probe')).toEqual([{ id: 'P-A1', title: 'Title', text: 'Help.', also: '' }])
  expect(words.rulesOf('other')).toEqual([])
})

test('numbers are written as in the language, with a real minus sign', () => {
  expect(wordsOf('hu').number(-3.5)).toBe('−3,5')
  expect(wordsOf('en').number(2, { signDisplay: 'always' })).toBe('+2')
})

test('rule help is taken apart as in Python', () => {
  const text =
    '# Help\n\nintro\n\n## A-T2 Rerolling\n\nOne.\nTwo.\n\n## M-T7a: Hiring\n\n<!-- hire, recruit -->\n\nThree.\n## Notes\nno\n'
  expect(parseRules(text)).toEqual([
    { id: 'A-T2', title: 'Rerolling', text: 'One. Two.', also: '' },
    { id: 'M-T7a', title: 'Hiring', text: 'Three.', also: 'hire, recruit' },
  ])
})
