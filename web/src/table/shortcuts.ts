/** The keys of a table: which of them means something now, and what. */
import type { Study } from '../analysis/study.svelte'
import type { Playback } from './playback.svelte'
import type PromptBar from './PromptBar.svelte'
import { settings } from './settings.svelte'

export interface KeyTargets {
  /** The chat, where there is one. */
  talk: (() => void) | undefined
  covered: boolean
  /** Folds the panel away that lies over the board. */
  fold: (() => void) | undefined
  /** Puts a hint away that is shown. */
  dropHint: (() => void) | undefined
  study: Study | null
  leaveStudy: () => void
  bar: PromptBar | undefined
  help: () => void
  command: () => void
}

/** Does what a key means; false where it means nothing. */
export function pressed(key: string, at: KeyTargets): boolean {
  if (key === '?') at.help()
  else if (key === 't' && at.talk) at.talk()
  else if (at.covered) return false
  else if (key === 'Escape' && at.fold) at.fold()
  else if (key === 'Escape' && at.dropHint) at.dropHint()
  else if (at.study) return inStudy(key, at.study, at.leaveStudy)
  else if (key === '/') at.command()
  else if (key === 'Enter') return pressMain()
  else return at.bar?.pressed(key) ?? false
  return true
}

/** What was pressed on the board by mouse or finger: the focus is there, but nobody went there by keyboard. */
let left: EventTarget | null = null

/** The focus comes to something on the board; with the next key it would look like the keyboard's in any case. */
export function focused(target: EventTarget | null): void {
  left = target instanceof Element && !target.matches(':focus-visible') ? target : null
}

export const isLeft = (): boolean => left !== null && document.activeElement === left
/** Nothing has the keyboard. */
const isFree = (): boolean => isLeft() || (document.activeElement?.matches('body, .bar') ?? true)

/** That of a task which is done comes first, then one that the board has for its step; of several there, none is meant. */
function pressMain(): boolean {
  const own = document.querySelectorAll<HTMLElement>('.board [data-main]')
  const task = document.querySelector<HTMLElement>('.task [data-main]')
  const main = task ?? own[0] ?? document.querySelector<HTMLElement>('.bar .primary')
  if (!main || own.length > 1 || !isFree()) return false
  main.click()
  // one that cannot be pressed has said why: the next Enter is for what can be
  if (main.ariaDisabled === 'true')
    main.closest('.acts')?.querySelector<HTMLElement>(':scope > button:not([aria-disabled=true])')?.focus()
  return true
}

function inStudy(key: string, study: Study, leave: () => void): boolean {
  if (key !== 'Escape') return study.pressed(key)
  leave()
  return true
}

/** Keys that only say "on": others skip the playback too, and then do what they mean. */
const ON = [' ', 'Enter', 'ArrowRight', 'Escape']
/** Keys that mean nothing by themselves, or move the focus. */
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

/** Any key gets past what is played back; true where that is all it does. */
export function pressedInPlayback(event: KeyboardEvent, playback: Playback, skip: () => void): boolean {
  const { key } = event
  const target = event.target as HTMLElement
  const presses = ['Enter', ' '].includes(key) && !isFree() && target.closest('button, a, summary')
  if (presses || QUIET.includes(key) || (key !== 'Escape' && target.closest('.log'))) return false
  const on = ON.includes(key)
  if (on && key !== 'Escape' && settings.playback === 'step') playback.next()
  else skip()
  return on
}
