// Where the players sit round a tile: one's own side is below, the others follow clockwise.
import type { Spot } from './hex'

const SOUTH: Spot = { x: 0, y: 71 }
const SIDES: Spot[] = [
  { x: -52, y: 63 },
  { x: -52, y: -63 },
  { x: 0, y: -70 },
  { x: 52, y: -63 },
  { x: 52, y: 63 },
]
/** The sides of the others, by how many they are. */
const USED: Record<number, number[]> = { 1: [2], 2: [1, 3], 3: [1, 2, 3], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4] }

export function chipSpots(players: number, own: number): Spot[] {
  const others = USED[players - 1] ?? []
  return Array.from({ length: players }, (_, seat) => {
    const i = (seat - own + players) % players
    return i === 0 ? SOUTH : (SIDES[others[i - 1] ?? 0] ?? SOUTH)
  })
}
