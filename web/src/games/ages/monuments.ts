// A monument as it stands on one sheet, and who else builds it.
import type { AgesView, MonumentView } from '../../net/views'

export interface Monument extends MonumentView {
  at: number
  marked: number
}

/** Others who have begun it and not finished; the finished first one is on the chip. */
export function othersAt(view: AgesView, one: Monument, seat: number): { seat: number; n: number }[] {
  return view.seats
    .map((other, i) => ({ seat: i, n: other.monuments[one.at] ?? 0 }))
    .filter((other) => other.seat !== seat && other.n > 0 && !(other.n === one.boxes && one.first_by === other.seat))
}
