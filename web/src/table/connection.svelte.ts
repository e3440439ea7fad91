/** Whether the connection of a table is lost for so long that it is somebody's concern. */
import { announce } from '../announcer.svelte'
import { t } from '../words/index.svelte'
import type { Session } from './session.svelte'

/** A connection that is lost for a moment is nobody's concern. */
const PATIENCE = 1500

/** Tells a loss once, and so the return from it. */
export class Connection {
  away = $state(false)
  #told = false

  constructor(session: Session) {
    $effect(() => {
      if (session.status !== 'lost' || session.restarting) return
      const timer = setTimeout(() => (this.away = true), PATIENCE)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (session.table) this.#tell(session)
    })
  }

  #tell(session: Session): void {
    if (session.restarting || this.away) {
      if (!this.#told) announce(t(session.restarting ? 'shell-link-restarts-long' : 'shell-lost'))
      this.#told = true
    }
    if (session.status === 'open' && !session.restarting) {
      if (this.#told) announce(t('shell-link-back'))
      this.#told = this.away = false
    }
  }
}
