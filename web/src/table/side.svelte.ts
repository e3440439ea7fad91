/** Whether the side panel is open. Where it would lie over the board, it starts folded. */
import { isRoomy } from './media.svelte'
import { change, settings } from './settings.svelte'

let laidOver = $state(false)

export function panelOpen(): boolean {
  return isRoomy() ? settings.panel : laidOver
}

export function openPanel(open: boolean): void {
  if (isRoomy()) change({ panel: open })
  else laidOver = open
}
