/**
 * How much room a window has. CSS says `@media (--small)`, and the build puts in what that means. Lengths are in em, so that a
 * window counts as smaller to whom letters are larger.
 */
const em = (px: number): string => `${px / 16}em`
const wide = `((min-width: ${em(1000)}) and (min-height: ${em(600)})) or ((min-width: ${em(740)}) and (min-height: ${em(960)}))`

export const ROOMS = {
  /** The whole table is seen at once: on a desk, and on a tablet lying or standing. */
  wide: `(${wide})`,
  /** A tablet that stands: what lies beside each other elsewhere is laid below each other. */
  standing: `((min-width: ${em(740)}) and (max-width: ${em(999.98)}) and (min-height: ${em(960)}))`,
  /** One part of the table at a time. */
  small: `(not (${wide}))`,
  /** The log and the rules have their place beside the board; else they lie over it while they are open. */
  roomy: `((min-width: ${em(1240)}) and (min-height: ${em(600)}))`,
  /** Phones and tablets: what is pressed is large enough for a finger. */
  touch: `((max-width: ${em(1099.98)}) or (max-height: ${em(599.98)}))`,
  /** Too low for bars above and below the board: a phone on its side, a page enlarged to 200 % and more. */
  short: `(max-height: ${em(519.98)})`,
}
