/** Asks before somebody gives up or calls the game off, and says what becomes of it. */
import type { TableInfo } from '../net/wire'
import type { Session } from '../table/session.svelte'
import { t } from '../words/index.svelte'
import type { Question } from './question'
import { isPerson } from './table'

export function resigning(session: Session, table: TableInfo, seat: number): Question {
  const people = table.seats.filter(isPerson).length
  const two = table.seats.length === 2
  return {
    title: t('shell-resign-title'),
    about: t(two ? 'shell-resign-two' : people <= 1 ? 'shell-resign-last' : 'shell-resign-more'),
    verb: t('shell-resign'),
    yes: () => session.command('resign', seat),
  }
}

export function aborting(session: Session, seat: number): Question {
  return {
    title: t('shell-abort-title'),
    about: t('shell-abort.about'),
    verb: t('shell-abort'),
    yes: () => session.command('abort', seat),
  }
}
