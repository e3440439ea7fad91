// The score track: a path round the board, from the lower left corner clockwise.
import type { Spot } from './lattice'

const INSET = 15
const ROUND = 16
const AFTER_TARGET = 5

/** As many spaces as are needed: some beyond the target, and room for whoever is farther. */
export function lastSpace(target: number, scores: readonly number[]): number {
  return Math.max(target + AFTER_TARGET, 5 * Math.ceil((Math.max(0, ...scores) + 1) / 5))
}

export class Track {
  readonly last: number
  readonly #width: number
  readonly #height: number
  readonly #length: number

  constructor(width: number, height: number, last: number) {
    this.last = last
    this.#width = width - 2 * INSET
    this.#height = height - 2 * INSET
    this.#length = 2 * (this.#width + this.#height) - 8 * ROUND + 2 * Math.PI * ROUND
  }

  /** The way itself. */
  get path(): string {
    const [w, h] = [this.#width - 2 * ROUND, this.#height - 2 * ROUND]
    const arc = (x: number, y: number): string => `a${ROUND} ${ROUND} 0 0 1 ${x} ${y}`
    return (
      `M${INSET} ${INSET + ROUND + h}v${-h}${arc(ROUND, -ROUND)}h${w}${arc(ROUND, ROUND)}v${h}` +
      `${arc(-ROUND, ROUND)}h${-w}${arc(-ROUND, -ROUND)}z`
    )
  }

  /** The middle of a space. The last one keeps a distance from the first. */
  spot(space: number): Spot {
    return this.#at((space / (this.last + 1)) * this.#length)
  }

  /** Where pieces stand: on their spaces, or side by side along the way where these are too near. */
  standing(spaces: readonly number[], apart: number): Spot[] {
    const along = spaces.map((space) => (space / (this.last + 1)) * this.#length)
    return spread(along, apart).map((at) => this.#at(at))
  }

  #at(along: number): Spot {
    const [w, h] = [this.#width - 2 * ROUND, this.#height - 2 * ROUND]
    const bend = (Math.PI / 2) * ROUND
    const total = this.#length
    let left = ((along % total) + total) % total
    const left0 = INSET
    const right = INSET + this.#width
    const top = INSET
    const bottom = INSET + this.#height
    const turn = (cx: number, cy: number, from: number): Spot => {
      const angle = from + (left / bend) * (Math.PI / 2)
      return { x: cx + ROUND * Math.cos(angle), y: cy + ROUND * Math.sin(angle) }
    }
    if (left < h) return { x: left0, y: bottom - ROUND - left }
    left -= h
    if (left < bend) return turn(left0 + ROUND, top + ROUND, Math.PI)
    left -= bend
    if (left < w) return { x: left0 + ROUND + left, y: top }
    left -= w
    if (left < bend) return turn(right - ROUND, top + ROUND, -Math.PI / 2)
    left -= bend
    if (left < h) return { x: right, y: top + ROUND + left }
    left -= h
    if (left < bend) return turn(right - ROUND, bottom - ROUND, 0)
    left -= bend
    if (left < w) return { x: right - ROUND - left, y: bottom }
    left -= w
    return turn(left0 + ROUND, bottom - ROUND, Math.PI / 2)
  }
}

/** Places on a line moved so that no two are nearer than `apart`, each group about the middle of where it wants to be. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i)
  const groups: { at: number; members: typeof order }[] = []
  for (const one of order) {
    let group = { at: one.at, members: [one] }
    for (let last = groups.at(-1); last && group.at - last.at < half(last) + half(group); last = groups.at(-1)) {
      const members = [...last.members, ...group.members]
      group = { at: members.reduce((sum, { at }) => sum + at, 0) / members.length, members }
      groups.pop()
    }
    groups.push(group)
  }
  const found = [...places]
  for (const { at, members } of groups) {
    members.forEach(({ i }, rank) => (found[i] = at + (rank - (members.length - 1) / 2) * apart))
  }
  return found

  function half({ members }: { members: unknown[] }): number {
    return (members.length * apart) / 2
  }
}
