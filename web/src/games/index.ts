/** The games that have a board of their own here; every other one gets a board made of its choices. */
import { ages } from './ages/page'
import { genericPage } from './generic/page.svelte'
import { keyflower } from './keyflower/page'
import { milestones } from './milestones/page'
import type { GamePage } from './page'

export type * from './page'

const PAGES: Record<string, GamePage> = Object.fromEntries([ages, milestones, keyflower].map((page) => [page.id, page]))

/** Always the same page for the same game. */
export function pageOf(game: string): GamePage {
  return (PAGES[game] ??= genericPage(game))
}
