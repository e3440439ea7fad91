/** Calling people back to a table that they do not look at. */
import type { GamePage } from '../games'
import { announce } from '../announcer.svelte'
import type { Status } from '../net/wire'
import { t } from '../words/index.svelte'
import { call, called } from './attention.svelte'
import type { Session } from './session.svelte'

/** The title of the window says whose turn it is, or what somebody is called for. */
export function titleWindow(session: Session, page: () => GamePage | undefined): void {
  $effect(() => {
    const name = page()?.name
    if (name === undefined) return
    const wanted = called()
    document.title = wanted ? `● ${wanted} – ${name}` : `${session.turn ? '● ' : ''}${name} · Tablestead`
  })
}

interface Situation {
  turn: boolean
  status: string
  votes: number
  offers: number
  rematch: string
}

/**
 * Somebody is wanted here: it is a turn of this browser's again, the game begins, the others ask something. `opened`: what the
 * table did when the page came to it, which may be a while ago.
 */
export function callPeople(session: Session, page: () => GamePage | undefined, opened?: Status): void {
  let before: Situation | null = null
  $effect(() => {
    const { table, turn } = session
    const game = page()
    if (!table || !game) return
    const votes = table.seats.filter((seat) => seat.agrees && !seat.mine).length
    const offers = table.seats.filter((seat) => seat.rematch === 'yes' && !seat.mine).length
    const now = { turn, status: table.status, votes, offers, rematch: table.rematch }
    before ??= { ...now, status: opened ?? now.status }
    const key = wantedFor(before, now, game.calls[session.view?.step ?? ''])
    before = now
    if (!key) return
    if (key === REMATCH) announce(t(key))
    call(t(key), game.name, table.id)
  })
}

const REMATCH = 'shell-note-rematch'

/** The message that says what for; empty where nobody is wanted. */
function wantedFor(was: Situation, now: Situation, turn = 'shell-call-turn'): string {
  if (was.status === 'waiting' && now.status === 'running') return 'shell-call-start'
  if (now.turn && !was.turn) return turn
  if (now.rematch && !was.rematch) return REMATCH
  if (now.offers > was.offers) return 'shell-call-rematch'
  return now.votes > was.votes && now.status === 'running' ? 'shell-call-vote' : ''
}
