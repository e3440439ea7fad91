/** A lesson under way: the table it is given at, what is said of its task, and the ways on and back. */
import { untrack } from 'svelte'
import { announce } from '../announcer.svelte'
import type { LessonInfo, TaskInfo } from '../net/wire'
import { pointingAt } from '../table/hint'
import { Session } from '../table/session.svelte'
import { has, t } from '../words/index.svelte'
import type { Courses } from './courses.svelte'

/** What is said of a task: attributes of its message. */
export type Part = 'told' | 'do' | 'why' | 'wrong' | 'done'

export class Lesson {
  readonly info: LessonInfo
  readonly session: Session
  readonly key: string
  #courses: Courses
  #wanted: number

  constructor(info: LessonInfo, courses: Courses) {
    this.info = info
    this.key = `${info.game}-lesson-${info.id}`
    this.#courses = courses
    this.#wanted = courses.taskOf(info)
    const path = `lessons/${encodeURIComponent(info.game)}/${encodeURIComponent(info.id)}`
    this.session = new Session(path, { path, task: () => this.session.lesson?.task ?? this.#wanted })
    this.#pointAt()
    this.#sayTask()
  }

  get now(): number {
    return this.session.lesson?.task ?? this.#wanted
  }

  get task(): TaskInfo | undefined {
    return this.info.tasks[this.now]
  }

  /** One's own part of the task is done, and what follows has been seen. */
  get done(): boolean {
    return (this.session.lesson?.done ?? false) && !this.session.playback.now
  }

  get last(): boolean {
    return this.now === this.info.tasks.length - 1
  }

  get over(): boolean {
    return this.done && this.last
  }

  /** A task that is only read is done from the start. */
  get reads(): boolean {
    return this.done && this.session.undoable.n === 0
  }

  taskKey(at: number): string {
    return `${this.key}-${this.info.tasks[at]?.id}`
  }

  words(part: Part): string {
    const key = `${this.taskKey(this.now)}.${part}`
    return has(key) ? t(key) : ''
  }

  /** The board lights what is to be pressed, as it lights a hint. */
  #pointAt(): void {
    $effect(() => {
      const { session } = this
      const { line = [], others = [] } = session.lesson ?? {}
      void session.seq
      session.hint = line.length && session.mine ? pointingAt(line, others) : null
    })
  }

  #sayTask(): void {
    $effect(() => {
      const { lesson } = this.session
      if (!lesson) return
      void lesson.task
      const { done } = this
      untrack(() => {
        const parts: Part[] = done && !this.reads ? ['done'] : ['told', 'do']
        announce(parts.map((part) => this.words(part)).join(' '))
      })
    })
  }

  /** Who presses while others' moves are shown wants to see what came of them, not to miss what is said of it. */
  next(): void {
    if (this.session.playback.now) return this.session.playback.skip()
    if (this.last) return
    this.#courses.reached(this.info, this.now + 1, false)
    this.session.learn(this.now + 1)
  }

  /** Everything was done. */
  finish(): void {
    this.#courses.reached(this.info, this.now, true)
  }

  /** One press, or where there is none in this task: the one before. */
  back(): void {
    if (this.session.undoable.n) this.session.undo()
    else if (this.now > 0) this.session.learn(this.now - 1)
  }

  get mayGoBack(): boolean {
    return this.now > 0 || this.session.undoable.n > 0
  }

  again(): void {
    this.session.learn(this.now)
  }

  /** Does the next step for the learner. */
  show(): void {
    const line = this.session.lesson?.line ?? []
    if (line.length)
      this.session.act(
        line.map(({ action }) => action),
        true,
      )
    else this.again()
  }

  close(): void {
    this.session.close()
  }
}
