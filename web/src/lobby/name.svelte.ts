/** What this browser's owner is called: asked where it is first needed, and remembered. */
import { t } from '../words/index.svelte'

const KEY = 'tablestead.name'

let name = $state(remembered())

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return '' // storage may be forbidden
  }
}

export const ownName = (): string => name

/** The same at a table, where everybody is called something: the log speaks of them. */
export const nameAtTable = (): string => name || t('shell-guest')

export function keepName(wanted: string): void {
  name = wanted.trim()
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // then it lasts as long as the page
  }
}
