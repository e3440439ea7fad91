/** The lessons there are, and how far one has come in each. */
import { lessons, memory, storeProgress } from '../net/learning'
import type { LessonInfo, LessonProgress, Memory, Result } from '../net/wire'

export class Courses {
  all = $state.raw<LessonInfo[]>([])
  #progress = $state.raw<LessonProgress[]>([])
  /** Games with mistakes of one's own that an analysis found, the latest first. */
  mistakes = $state.raw<Result[]>([])
  /** Games that were played to their end, by game. */
  #played = $state.raw<ReadonlySet<string>>(new Set())

  static async load(): Promise<Courses> {
    const courses = new Courses()
    // who is not remembered can learn all the same
    const nothing = (): Memory => ({ results: [], lessons: [] })
    const [all, remembered] = await Promise.all([lessons(), memory().catch(nothing)])
    courses.all = all
    courses.#progress = remembered.lessons
    courses.mistakes = remembered.results.filter(({ analysis }) => analysis?.mistakes)
    courses.#played = new Set(remembered.results.map(({ game }) => game))
    return courses
  }

  of(game: string): LessonInfo[] {
    return this.all.filter((one) => one.game === game)
  }

  find(game: string, id: string): LessonInfo | undefined {
    return this.of(game).find((one) => one.id === id)
  }

  #of({ game, id }: LessonInfo): LessonProgress | undefined {
    return this.#progress.find((one) => one.game === game && one.lesson === id)
  }

  /** A game counts when one has played any to its end. */
  isDone(lesson: LessonInfo): boolean {
    return lesson.tasks.length ? (this.#of(lesson)?.done ?? false) : this.#played.has(lesson.game)
  }

  /** Where one left it. */
  taskOf(lesson: LessonInfo): number {
    const at = this.#of(lesson)
    return at && !at.done ? Math.min(at.task, lesson.tasks.length - 1) : 0
  }

  doneOf(game: string): number {
    return this.of(game).filter((one) => this.isDone(one)).length
  }

  minutesOf(game: string): number {
    return this.of(game).reduce((sum, { minutes }) => sum + minutes, 0)
  }

  /** The first that is not done. */
  nextOf(game: string): LessonInfo | undefined {
    return this.of(game).find((one) => !this.isDone(one))
  }

  after(lesson: LessonInfo): LessonInfo | undefined {
    const all = this.of(lesson.game)
    return all[all.indexOf(lesson) + 1]
  }

  /** So far one has come; what the server does not hear of now, it hears of with the next task. */
  reached({ game, id: lesson }: LessonInfo, task: number, done: boolean): void {
    const before = this.#progress.find((one) => one.game === game && one.lesson === lesson)
    const now = { game, lesson, task, done: done || (before?.done ?? false) }
    this.#progress = [...this.#progress.filter((one) => one !== before), now]
    storeProgress(game, lesson, task, done).catch(() => undefined)
  }
}
