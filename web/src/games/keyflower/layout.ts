// Where the tiles of a village are drawn: in their cells, and those set aside in a row below.
import type { VillageTileView } from '../../net/views'
import { middle, R, type Spot } from './hex'

export interface Laid {
  one: VillageTileView
  spot: Spot
}

export function layVillage(village: readonly VillageTileView[]): Laid[] {
  const laid = village.filter((one) => !one.aside).map((one) => ({ one, spot: middle(one.q, one.r) }))
  const below = Math.max(0, ...laid.map(({ spot }) => spot.y)) + 2 * R
  const left = Math.min(0, ...laid.map(({ spot }) => spot.x))
  const aside = village.filter((one) => one.aside).map((one, i) => ({ one, spot: { x: left + i * 2.1 * R, y: below } }))
  return [...laid, ...aside]
}
