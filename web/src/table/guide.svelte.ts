/** The first-game guide: a line for each new kind of decision, shown once. */
import type { GamePage } from '../games'
import type { Choice } from '../net/wire'
import { has, t } from '../words/index.svelte'
import { closes } from './choices'
import { change, settings } from './settings.svelte'

let key = $state('')

export function guideText(): string {
  return key ? t(key) : ''
}

/** A new position: a line stays as long as its decision does; then the first kind not yet explained comes. */
export function guideTo(page: GamePage, choices: Choice[]): void {
  if (!settings.guide) return
  // what can be done comes before what ends it
  const ordered = [...choices.filter((one) => !closes(page, one)), ...choices.filter((one) => closes(page, one))]
  const keys = ordered.map((choice) => `${page.id}-guide-${choice.kind}`)
  if (keys.includes(key)) return
  guideRead()
  key = keys.find((k) => !settings.guided.includes(k) && has(k)) ?? ''
}

/** It has been read. */
export function guideRead(): void {
  if (key) change({ guided: [...settings.guided, key] })
  key = ''
}
