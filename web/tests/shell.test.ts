import { expect, test } from 'vitest'

const files = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const sources = Object.entries(files).filter(([path]) => !path.endsWith('/net/views.ts')) // made from the structs
const shell = sources.filter(([path]) => !path.startsWith('../src/games/'))
const pages = sources.filter(([path]) => path.endsWith('/page.ts') && path !== '../src/games/page.ts')
const games = pages.map(([path]) => path.split('/').at(-2)!)

/** Kinds of choices that a page names: what is clicked on the board, what closes a step, what the keys take. */
const kinds = new Set(
  pages.flatMap(([, text]) =>
    [...text.matchAll(/(?:onBoard|closing|kinds): \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, kind = '']) => kind),
    ),
  ),
)
kinds.delete('end') // every game has it

test('the shell names no game', () => {
  expect(shell.length).toBeGreaterThan(70)
  expect(games.sort()).toEqual(['ages', 'keyflower', 'milestones'])
  const named = new RegExp(`\\b(${games.join('|')})\\b`, 'i')
  expect(shell.filter(([, text]) => named.test(text)).map(([path]) => path)).toEqual([])
})

test('the shell compares no kind of choice with that of a game', () => {
  expect(kinds.size).toBeGreaterThan(40)
  const compared = /(?:kind|key|step)\s*[!=]==?\s*'([\w-]+)'|includes\((?:\w+\.)?kind\)/g
  const found = shell.flatMap(([path, text]) =>
    [...text.matchAll(compared)]
      .filter(([, kind]) => kind !== undefined && kinds.has(kind))
      .map(([hit]) => `${path}: ${hit}`),
  )
  expect(found).toEqual([])
})
