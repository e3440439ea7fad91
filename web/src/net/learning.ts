/** Requests about lessons, and about what is remembered of them and of games. */
import { call, json } from './http'
import type { LessonInfo, Memory } from './wire'

export const lessons = (): Promise<LessonInfo[]> => json('GET', '/api/lessons')

/** What is remembered of this browser's games and lessons. */
export const memory = (): Promise<Memory> => json('GET', '/api/memory')
/** Where it is as a file. */
export const MEMORY_FILE = '/api/memory/export'
export const eraseMemory = async (): Promise<void> => void (await call('DELETE', '/api/memory'))

/** How far one has come in a lesson. */
export const storeProgress = async (game: string, lesson: string, task: number, done: boolean): Promise<void> =>
  void (await call('PUT', `/api/lessons/${game}/${lesson}`, { task, done }))
