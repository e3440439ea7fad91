/** The keys of a table: which of them means something now, and what. */
import type { Replay } from '../end/replay.svelte'
import type PromptBar from './PromptBar.svelte'

export interface KeyTargets {
  /** The chat, where there is one. */
  talk: (() => void) | undefined
  covered: boolean
  /** Folds the panel away that lies over the board. */
  fold: (() => void) | undefined
  replay: Replay | null
  leaveReplay: () => void
  bar: PromptBar | undefined
  help: () => void
  command: () => void
}

/** Whether the event belongs to the table: not to a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  return !(event.target as HTMLElement).closest('input, textarea, select, dialog, [role="menu"]')
}

/** Does what a key means; false where it means nothing. */
export function pressed(key: string, at: KeyTargets): boolean {
  if (key === '?') at.help()
  else if (key === 't' && at.talk) at.talk()
  else if (at.covered) return false
  else if (key === 'Escape' && at.fold) at.fold()
  else if (at.replay) return inReplay(key, at.replay, at.leaveReplay)
  else if (key === '/') at.command()
  else return at.bar?.pressed(key) ?? false
  return true
}

function inReplay(key: string, replay: Replay, leave: () => void): boolean {
  if (key !== 'Escape') return replay.pressed(key)
  leave()
  return true
}
