/** A code that a link carries behind its #, to another device of one's own. */
const NAME = 'code'

export const addressWith = (code: string): string => `${location.origin}/#${NAME}=${code}`

/** What the page was opened with; taken out of the address bar, so that nobody passes it on unaware. */
export function carriedCode(): string {
  const code = new URLSearchParams(location.hash.slice(1)).get(NAME) ?? ''
  if (code) history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
