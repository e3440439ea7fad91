/**
 * `/`, `/lobby`, `/me`, `/how-to-play/<game>`, `/learn/<game>/<lesson>`, `/mail/<what>/<token>`, and `/table/<id>`, which may bring a secret behind a
 * #; there is nothing at other addresses.
 */
let path = $state(location.pathname)
let visits = $state(0)
let outdated = false

addEventListener('popstate', () => {
  if (outdated) return location.reload()
  path = location.pathname
  if (/^#(invite|key)=/.test(location.hash)) visits++
})

export function tableInPath(): string | null {
  const match = /^\/table\/([^/]+)\/?$/.exec(path)
  return match?.[1] ?? null
}

/** The game whose overview is asked for. */
export function gameInPath(): string | null {
  return /^\/how-to-play\/([^/]+)\/?$/.exec(path)?.[1] ?? null
}

/** What is to be learned: a game, and a lesson of it; both empty for all there is. */
export function lessonInPath(): { game: string; lesson: string } | null {
  const [found, game = '', lesson = ''] = /^\/learn(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path) ?? []
  return found === undefined ? null : { game, lesson }
}

/** What a link in a mail asks for. */
export function mailInPath(): { what: string; token: string } | null {
  const [, what, token] = /^\/mail\/(confirm|stop)\/([^/]+)$/.exec(path) ?? []
  return what && token ? { what, token } : null
}

/** The game with which a link leads to the start page: `/?game=<game>`. */
export function gameAsked(): string | null {
  return new URLSearchParams(location.search).get('game')
}

export function atStart(): boolean {
  return path === '/'
}

/** The whole address, for the pages that are one. */
export function place(): string {
  return path
}

/** Counts the links that were opened on top of the page. */
export function visit(): number {
  return visits
}

/** From now on every way through the page loads it anew: the server has another one. */
export function outdate(): void {
  outdated = true
}

export function go(to: string): void {
  if (outdated) return location.assign(to)
  history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** A link within the page; with a key held the browser does what it always does. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { pathname, search } = event.currentTarget
  go(pathname + search)
}
