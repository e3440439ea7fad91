import { beforeEach, expect, test, vi } from 'vitest'
import type { LessonInfo, Memory } from '../src/net/wire'

const http = vi.hoisted(() => ({
  lessons: vi.fn<() => Promise<LessonInfo[]>>(),
  memory: vi.fn<() => Promise<Memory>>(),
  storeProgress: vi.fn<() => Promise<void>>(),
}))
vi.mock('../src/net/learning', () => http)

import { Courses } from '../src/learn/courses.svelte'

const lesson = (game: string, id: string, tasks: number): LessonInfo => ({
  game,
  id,
  minutes: 3,
  tasks: Array.from({ length: tasks }, (_, i) => ({ id: `t${i}`, rules: [], show: [] })),
  bots: [],
  options: {},
})
const turn = lesson('ages', 'turn', 3)
const goods = lesson('ages', 'goods', 2)
const first = lesson('ages', 'game', 0)

beforeEach(() => {
  http.lessons.mockResolvedValue([turn, goods, first, lesson('keyflower', 'about', 4)])
  http.memory.mockResolvedValue({
    results: [],
    lessons: [
      { game: 'ages', lesson: 'turn', task: 2, done: true },
      { game: 'ages', lesson: 'goods', task: 1, done: false },
    ],
  })
  http.storeProgress.mockResolvedValue()
})

test('one goes on where one was, and begins anew what is done', async () => {
  const courses = await Courses.load()
  expect(courses.taskOf(goods)).toBe(1)
  expect(courses.taskOf(turn)).toBe(0)
  expect(courses.doneOf('ages')).toBe(1)
  expect(courses.minutesOf('ages')).toBe(9)
  expect(courses.nextOf('ages')).toBe(goods)
  expect(courses.after(goods)).toBe(first)
})

test('what was done stays done', async () => {
  const courses = await Courses.load()
  courses.reached(turn, 1, false)
  expect(courses.isDone(turn)).toBe(true)
  expect(http.storeProgress).toHaveBeenCalledWith('ages', 'turn', 1, false)
  courses.reached(goods, 1, true)
  expect(courses.doneOf('ages')).toBe(2)
})

test('without a memory one can learn all the same', async () => {
  http.memory.mockRejectedValue(new Error('offline'))
  http.storeProgress.mockRejectedValue(new Error('offline'))
  const courses = await Courses.load()
  courses.reached(turn, 2, true)
  expect(courses.isDone(turn)).toBe(true)
})
