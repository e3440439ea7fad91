/** Two addresses: `/` and `/table/<id>`. */
let path = $state(location.pathname)

addEventListener('popstate', () => (path = location.pathname))

export function tableInPath(): string | null {
  const match = /^\/table\/([^/]+)\/?$/.exec(path)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}

export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}
