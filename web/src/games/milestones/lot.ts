import type { MilestonesView } from '../../net/views'

/** The triangle that a bonus tile is about: the one being decided on, or in the setup the next one to be laid out. */
export function lotOf(view: MilestonesView): string {
  if (view.step !== 'lots') return view.lot
  return view.board.bushes.find((triangle) => !(triangle in view.board.bonuses)) ?? ''
}
