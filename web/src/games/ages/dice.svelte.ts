// Dice are a multiset in the view. Here each gets a place on the tray and keeps it until it is rolled again.

import type { AgesView } from '../../net/views'
import { FACES, type Face } from './material'

export interface Die {
  place: number
  /** null: not rolled yet, or in the air. */
  face: Face | null
  /** Chosen to be rolled again. */
  marked: boolean
  /** Where it stands among the dice that tumble just now, or -1 when it lies still. */
  tumbling: number
  /** How it fell, in degrees: as it lies, and by how much it turned in the air. */
  tilt: number
  spin: number
}

export type Counts = Record<string, number>

/** Milliseconds a die tumbles, and by how much each starts after the one before it. */
export const TUMBLE = 480
export const STAGGER = 45
/** Degrees a die may lie askew. */
const TILT = 4

function count(dice: Die[], face: Face): number {
  return dice.filter((die) => die.face === face).length
}

const between = (least: number, most: number): number => least + Math.random() * (most - least)

function shuffled<T>(items: T[]): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const kept = out[i] as T
    out[i] = out[j] as T
    out[j] = kept
  }
  return out
}

function facesOf(counts: readonly number[]): Face[] {
  return FACES.flatMap((face, i) => Array.from({ length: counts[i] ?? 0 }, () => face))
}

export class Dice {
  dice = $state<Die[]>([])
  #turn = ''
  #rolls = 0
  #led = false
  #timer: ReturnType<typeof setTimeout> | undefined

  get tumbling(): boolean {
    return this.dice.some((die) => die.tumbling >= 0)
  }

  /** Lays the dice of this view. What was rolled since the last one moves, the rest stays. `seen`: a roll just happened. */
  lay(view: AgesView, seen: boolean, animate: boolean): void {
    const seat = view.seats[view.active]
    const turn = `${view.round}:${view.active}`
    const lying = view.dice.reduce((sum, n) => sum + n, 0)
    const wanted = lying + view.rolling || seat?.dice || 0
    const fresh = turn !== this.#turn || this.dice.length !== wanted || view.rolls < this.#rolls
    const rolled = !fresh && (view.rolls !== this.#rolls || view.led !== this.#led)
    if (fresh) {
      // A first look at a turn in progress shows the dice in order; a roll seen happening falls as it falls.
      const faces = facesOf(view.dice)
      this.#set(
        Array.from({ length: wanted }, (_, place) => place),
        seen ? shuffled(faces) : faces,
        wanted,
        animate,
      )
    } else if (rolled || !this.#matches(view)) {
      this.#again(view, seen, animate)
    }
    this.#turn = turn
    this.#rolls = view.rolls
    this.#led = view.led
  }

  #matches(view: AgesView): boolean {
    return FACES.every((face, i) => count(this.dice, face) === (view.dice[i] ?? 0))
  }

  /** Some dice were rolled again: those marked here, or as few as explain what now lies there. */
  #again(view: AgesView, seen: boolean, animate: boolean): void {
    const now: Counts = Object.fromEntries(FACES.map((face, i) => [face, view.dice[i] ?? 0]))
    const marked = this.dice.filter((die) => die.marked || die.face === null)
    const kept = this.dice.filter((die) => !marked.includes(die))
    const fits = marked.length > 0 && FACES.every((face) => count(kept, face) <= (now[face] ?? 0))
    const moved = fits ? marked : []
    if (!fits) {
      for (const face of FACES) {
        const these = this.dice.filter((die) => die.face === face)
        moved.push(...these.slice(now[face] ?? 0))
      }
      moved.push(...this.dice.filter((die) => die.face === null))
    }
    const left = { ...now }
    for (const die of this.dice) {
      if (die.face && !moved.includes(die)) left[die.face] = (left[die.face] ?? 0) - 1
    }
    const faces = facesOf(FACES.map((face) => left[face] ?? 0))
    this.#set(
      moved.map((die) => die.place),
      seen ? shuffled(faces) : faces,
      this.dice.length,
      animate,
    )
  }

  #set(places: number[], faces: Face[], total: number, animate: boolean): void {
    const next = Array.from({ length: total }, (_, place): Die => {
      const at = places.indexOf(place)
      const lying = this.dice[place]
      if (at < 0 && lying) return { ...lying, marked: false, tumbling: -1 }
      const face = faces[at] ?? null
      const tilt = face ? between(-TILT, TILT) : 0
      const spin = between(200, 420) * (Math.random() < 0.5 ? -1 : 1)
      return { place, face, marked: false, tumbling: animate && face ? at : -1, tilt, spin }
    })
    this.dice = next
    clearTimeout(this.#timer)
    if (this.tumbling) this.#timer = setTimeout(() => this.settle(), TUMBLE + STAGGER * places.length)
  }

  /** Ends the tumbling at once. */
  settle(): void {
    clearTimeout(this.#timer)
    for (const die of this.dice) die.tumbling = -1
  }

  /** Marks dice so that the counts by face are these, touching as few as can be. */
  mark(counts: Counts): void {
    for (const face of FACES) {
      const wanted = counts[`face-${face}`] ?? 0
      const these = this.dice.filter((die) => die.face === face)
      let more = wanted - these.filter((die) => die.marked).length
      for (const die of these) {
        if (more > 0 && !die.marked) {
          die.marked = true
          more--
        } else if (more < 0 && die.marked) {
          die.marked = false
          more++
        }
      }
    }
  }

  marked(): Counts {
    const counts: Counts = {}
    for (const die of this.dice) {
      if (die.face && die.marked) counts[`face-${die.face}`] = (counts[`face-${die.face}`] ?? 0) + 1
    }
    return counts
  }
}
