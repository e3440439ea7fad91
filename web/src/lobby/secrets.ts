/** What a link carries behind its #: taken out of the address bar, so that nobody passes it on unaware. */
import { showError } from '../announcer.svelte'
import { claim, Trouble } from '../net/http'
import { t } from '../words/index.svelte'

const KEY = 'tablestead.invite.'
const invites = new Map<string, string>()

/** Reads the link this table was opened by. What it returns must be waited for before the table is asked for. */
export function enter(id: string): Promise<void> | null {
  const carried = new URLSearchParams(location.hash.slice(1))
  const invite = carried.get('invite')
  const key = carried.get('key')
  if (!invite && !key) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  if (invite) keep(id, invite)
  return key ? hold(id, key) : null
}

/** The invite this tab was opened with, if any. */
export function inviteTo(id: string): string {
  try {
    return invites.get(id) ?? sessionStorage.getItem(KEY + id) ?? ''
  } catch {
    return '' // storage may be forbidden
  }
}

function keep(id: string, invite: string): void {
  invites.set(id, invite)
  try {
    sessionStorage.setItem(KEY + id, invite)
  } catch {
    // then a reload needs the link again
  }
}

async function hold(id: string, key: string): Promise<void> {
  try {
    await claim(id, key)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    showError(t(error.problem.key, error.problem.args))
  }
}

/** Links to this machine lead nowhere from another one. */
export const onlyHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** The address of a table, with the invite where there is one to give. */
export function addressOf(id: string, secret: { invite?: string; key?: string } = {}): string {
  const [name, value] = Object.entries(secret).find(([, text]) => text) ?? []
  return `${location.origin}/table/${encodeURIComponent(id)}${name ? `#${name}=${value}` : ''}`
}
