/** What this browser's owner is called: asked where it is first needed, and remembered. */
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

export function keepName(wanted: string): void {
  name = wanted.trim()
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // then it lasts as long as the page
  }
}
