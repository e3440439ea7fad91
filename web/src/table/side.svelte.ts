/** Whether the side panel is open, and on which side. Where it would lie over the board, it starts folded. */
import { isRoomy } from './media.svelte'
import { change, settings } from './settings.svelte'

let laidOver = $state(false)
let part = $state<'log' | 'chat'>('log')

export function panelOpen(): boolean {
  return isRoomy() ? settings.panel : laidOver
}

export function openPanel(open: boolean): void {
  if (isRoomy()) change({ panel: open })
  else laidOver = open
}

export function panelPart(): 'log' | 'chat' {
  return part
}

export function showPart(wanted: 'log' | 'chat'): void {
  part = wanted
}
