/** Whether the side panel is open, and on which side. Where it would lie over the board, it starts folded. */
import { isRoomy, isWide } from './media.svelte'
import { change, settings } from './settings.svelte'

let over = $state(false)
let part = $state<'log' | 'chat'>('log')

export function panelOpen(): boolean {
  return isRoomy() ? settings.panel : over
}

export function openPanel(open: boolean): void {
  if (isRoomy()) change({ panel: open })
  else over = open
}

/** It hides a part of the board. */
export function laidOver(): boolean {
  return over && isWide() && !isRoomy()
}

export function panelPart(): 'log' | 'chat' {
  return part
}

export function showPart(wanted: 'log' | 'chat'): void {
  part = wanted
}
