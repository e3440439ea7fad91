/** The first-game guide: a line for each new kind of decision, shown once. */
import type { GamePage } from '../games'
import type { Choice } from '../net/wire'
import { has, t } from '../words/index.svelte'
import { closes } from './choices'
import { change, settings } from './settings.svelte'

let key = $state('')
/** The kind that the board lights, where that is one of several. */
let lit = ''
let last: { page: GamePage; choices: Choice[] } | undefined

export function guideText(): string {
  return key ? t(key) : ''
}

/** A new position: a line stays as long as its decision does; then the first kind not yet explained comes. */
export function guideTo(page: GamePage, choices: Choice[]): void {
  last = { page, choices }
  if (!settings.guide) return
  const about = choices.filter((one) => one.kind === lit)
  // what can be done comes before what ends it
  const ordered = about.length
    ? about
    : [...choices.filter((one) => !closes(page, one)), ...choices.filter((one) => closes(page, one))]
  const keys = ordered.map((choice) => `${page.id}-guide-${choice.kind}`)
  if (keys.includes(key)) return
  guideRead()
  key = keys.find((k) => !settings.guided.includes(k) && has(k)) ?? ''
}

/** This kind of choice is lit on the board now: the line is about it. */
export function guideAbout(kind: string): void {
  lit = kind
  if (last?.choices.some((one) => one.kind === kind)) guideTo(last.page, last.choices)
}

/** It has been read. */
export function guideRead(): void {
  if (key) change({ guided: [...settings.guided, key] })
  key = ''
}
