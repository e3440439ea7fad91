import { beforeEach, expect, test, vi } from 'vitest'
import type { LessonInfo } from '../src/net/wire'

const asked = vi.hoisted(() => vi.fn<() => Promise<LessonInfo[]>>())
vi.mock('../src/net/learning', () => ({ lessons: asked }))

const lesson: LessonInfo = {
  game: 'ages',
  id: 'turn',
  minutes: 3,
  tasks: [{ id: 'roll', rules: ['A-T1', 'A-T2'], show: [] }],
  bots: [],
  options: {},
}

beforeEach(() => {
  vi.resetModules()
  asked.mockReset().mockResolvedValue([lesson])
})

test('a lesson is offered when the same rule has refused something three times', async () => {
  const { stumbles } = await import('../src/table/stumbles.svelte')
  for (const rule of ['A-T2', 'A-T1', 'A-T2']) await stumbles.note('ages', rule)
  expect(stumbles.of('A-T2')).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
  await stumbles.note('ages', 'A-T2')
  expect(stumbles.of('A-T2')).toEqual({ address: '/learn/ages/turn', minutes: 3 })
  expect(stumbles.of('A-T1')).toBeUndefined()
})

test('nothing is offered of another game, nor where the server does not answer', async () => {
  const { stumbles } = await import('../src/table/stumbles.svelte')
  for (let i = 0; i < 3; i++) await stumbles.note('keyflower', 'A-T2')
  expect(stumbles.of('A-T2')).toBeUndefined()
  asked.mockRejectedValue(new Error('offline'))
  for (let i = 0; i < 3; i++) await stumbles.note('ages', 'A-T1')
  expect(stumbles.of('A-T1')).toBeUndefined()
})
