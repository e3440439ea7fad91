/** A low window: what is to be pressed may lie below its edge. */
import { ROOMS } from '../look/rooms'

/** Scrolls to the first thing on the board that can be pressed, where none of them is wholly in sight. */
export function bringIntoSight(shell: HTMLElement): void {
  const main = shell.querySelector('.main')
  if (!main || !matchMedia(ROOMS.short).matches) return
  const frame = main.getBoundingClientRect()
  const [top, bottom] = [Math.max(0, frame.top), Math.min(innerHeight, frame.bottom)]
  const all = [...main.querySelectorAll('.can')].filter((one) => one.getClientRects().length > 0)
  const isSeen = (one: Element): boolean => {
    const box = one.getBoundingClientRect()
    const middle = (box.top + box.bottom) / 2
    if (box.height > bottom - top) return top < middle && middle < bottom
    return box.top >= top - 1 && box.bottom <= bottom + 1
  }
  if (!all.some(isSeen)) all[0]?.scrollIntoView({ block: 'nearest' })
}
