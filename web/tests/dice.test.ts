import { expect, test } from 'vitest'
import { Dice } from '../src/games/ages/dice.svelte'
import type { AgesView } from '../src/net/views'

/** Seven dice: two of the first face, two of the second and so on, of which some are in the air. */
const view = (dice: number[], rolling = 0): AgesView =>
  ({ round: 3, active: 0, rolls: 1, led: false, rolling, dice, seats: [{ dice: 7 }] }) as unknown as AgesView

test('dice that nobody saw rolled lie in the same order, whatever was tried with them meanwhile', () => {
  const tray = new Dice()
  const faces = (): (string | null)[] => tray.dice.map(({ face }) => face)
  tray.lay(view([2, 2, 1, 1, 1, 0]), false, false)
  const before = faces()
  for (let tries = 0; tries < 20; tries++) {
    tray.lay(view([1, 1, 0, 0, 1, 0], 4), false, false)
    expect(faces().filter((face) => face === null)).toHaveLength(4)
    tray.lay(view([2, 2, 1, 1, 1, 0]), false, false)
    expect(faces()).toEqual(before)
  }
})
