import { expect, test } from 'vitest'
import { pageOf } from '../src/games'
import { suggested as ages } from '../src/games/ages/suggested'
import { suggested as keyflower } from '../src/games/keyflower/suggested'
import { suggested as milestones } from '../src/games/milestones/suggested'
import type { TableInfo } from '../src/net/wire'
import { findRules } from '../src/table/rulesearch'
import { parseRules, type Rule } from '../src/words/parse'

const help = import.meta.glob<string>('../../src/tablestead/locale/*/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const shells = import.meta.glob<string>('../../src/tablestead/locale/*/shell.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LOCALE = '../../src/tablestead/locale'
const rulesOf = (lang: string, game: string): Rule[] => parseRules(help[`${LOCALE}/${lang}/rules/${game}.md`] ?? '')

function first(lang: string, game: string, wanted: string, holds = (_: string) => true): string | undefined {
  const ignored = /^shell-search-ignored = (.*)$/m.exec(shells[`${LOCALE}/${lang}/shell.ftl`] ?? '')?.[1]
  const rules = rulesOf(lang, game).filter((rule) => holds(rule.id))
  return findRules(rules, wanted, ignored)[0]?.id
}

/** A rule, and what people type who look for it: in English, in Hungarian, in French. */
const WANTED: [string, string[], string[], string[]][] = [
  ['A-T11', ['skull', 'skulls', 'disasters', 'plague'], ['koponya', 'csapás', 'pestis'], ['crâne', 'cranes', 'peste']],
  ['A-T14', ['hammer', 'workers', 'how do I build'], ['kalapács', 'munkás', 'hogyan építés'], ['marteau', 'ouvriers']],
  ['A-T18', ['cost', 'price', 'how do I pay'], ['költség', 'mennyibe kerül'], ['coût', 'prix', 'comment payer']],
  ['A-E3', ['how do I win', 'Winner', 'tie'], ['hogyan nyerek', 'győztes'], ['comment gagner', 'égalité']],
  ['A-T10', ['famine', 'hunger', 'feeding'], ['éhínség', 'élelmezés'], ['famine', 'nourrir']],
  ['A-T21', ['discard', 'hand limit'], ['eldobás'], ['défausse']],
  ['A-E1', ['when does the game end', 'last round'], ['játék vége', 'utolsó kör'], ['fin', 'dernière manche']],
  ['A-T2', ['reroll', 'A-T2'], ['újradobás'], ['relancer']],
  ['M-T10', ['house', 'houses', 'a house'], ['ház', 'házat', 'házak'], ['maison', 'maisons', 'une maison']],
  ['M-E2', ['majorities', 'majority', 'final scoring'], ['többség', 'többségek'], ['majorité', 'majorités']],
  ['M-E3', ['how do I win'], ['hogyan nyerek', 'nyer'], ['comment gagner', 'vainqueur']],
  ['M-C3', ['meeple', 'workers'], ['munkások', 'figura'], ['travailleurs', 'pion']],
  ['M-T9', ['cost', 'street', 'milestone'], ['költség', 'mérföldkő'], ['coût', 'borne']],
  ['M-T7a', ['hire', 'new workers'], ['felvétel', 'munkásfelvétel'], ['embaucher']],
  ['M-T13', ['mill', 'flour'], ['malom', 'liszt'], ['moulin', 'farine']],
  ['M-T15', ['castle'], ['vár'], ['château']],
  ['K-C1', ['meeple', 'workers'], ['munkások', 'figura'], ['ouvriers', 'pion']],
  ['K-T2', ['outbid'], ['túllicitált'], ['dépassé']],
  ['K-U4', ['cost', 'costs'], ['költség'], ['coût', 'prix']],
  ['K-M1', ['upgrade', 'transport'], ['fejlesztés', 'szállítás'], ['amélioration', 'transporter']],
  ['K-B2', ['bid', 'how do I bid'], ['licit', 'licitálás'], ['enchérir']],
  ['K-G6', ['how do I win'], ['hogyan nyerek'], ['comment gagner']],
  ['K-T3', ['colour', 'color', 'green'], ['szín', 'zöld'], ['couleur', 'vert']],
]
const GAMES: Record<string, string> = { A: 'ages', M: 'milestones', K: 'keyflower' }

test.each(
  WANTED.flatMap(([rule, en, hu, fr]) =>
    Object.entries({ en, hu, fr }).flatMap(([lang, words]) => words.map((word) => [lang, word, rule] as const)),
  ),
)('%s: "%s" finds %s first', (lang, word, rule) => {
  const table = tableOf({ edition: '2009', trade: false, board: 'standard' }, 2)
  const game = GAMES[rule.charAt(0)] ?? ''
  expect(first(lang, game, word, (id) => pageOf(game).holds?.(id, table) ?? true)).toBe(rule)
})

test('titles come before texts, and nothing is found where there is nothing', () => {
  const rule = (id: string, title: string, text: string, also = ''): Rule => ({ id, title, text, also })
  const rules = [rule('X-1', 'Supplies', 'Every house.'), rule('X-2', 'House', 'Built.'), rule('X-3', 'Z', '', 'hut')]
  expect(findRules(rules, 'house').map(({ id }) => id)).toEqual(['X-2', 'X-1'])
  expect(findRules(rules, 'HOUSES').map(({ id }) => id)).toEqual(['X-2'])
  expect(findRules(rules, 'hut').map(({ id }) => id)).toEqual(['X-3'])
  expect(findRules(rules, 'x-3').map(({ id }) => id)).toEqual(['X-3'])
  expect(findRules(rules, 'palace')).toEqual([])
})

function tableOf(options: TableInfo['options'], players: number): TableInfo {
  return { options, seats: Array.from({ length: players }, () => ({})) } as TableInfo
}

test.each([
  [
    'ages',
    { edition: '2009', trade: false },
    3,
    ['A-C6', 'A-V5', 'A-E1'],
    ['A-L1', 'A-L8', 'A-V1', 'A-V2', 'A-V4', 'A-R7'],
  ],
  ['ages', { edition: 'late', trade: true }, 2, ['A-L2', 'A-V2', 'A-V3'], ['A-C6', 'A-V4', 'A-V5', 'A-R7', 'A-T4']],
  ['ages', { edition: 'reprint', trade: false }, 1, ['A-V1', 'A-V4', 'A-T4'], ['A-E1', 'A-V2', 'A-L4']],
  ['milestones', { board: 'standard' }, 3, ['M-C5', 'M-T10'], ['M-O1', 'M-O2']],
  ['milestones', { board: 'random' }, 3, ['M-O1'], ['M-O2']],
  ['milestones', { board: '{"rows":[]}' }, 3, ['M-O2'], ['M-O1']],
])('%s with %o for %i lists the rules that hold', (game, options, players, listed, left) => {
  const table = tableOf(options as TableInfo['options'], players)
  const ids = rulesOf('en', game).map(({ id }) => id)
  const held = ids.filter((id) => pageOf(game).holds?.(id, table))
  expect(held).toEqual(expect.arrayContaining(listed))
  expect(held.filter((id) => left.includes(id))).toEqual([])
  expect(ids).toEqual(expect.arrayContaining([...listed, ...left]))
})

test('no step of a turn is explained by how the game ends', () => {
  for (const { end } of [ages, milestones, keyflower]) expect(end?.[0]).toMatch(/^[AMK]-T/)
})
