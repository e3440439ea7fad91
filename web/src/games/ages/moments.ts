// What the last news call for a moment's attention: a finished work is celebrated, a loss flashes.
import type { Arg } from '../../net/wire'
import { moving } from '../../table/settings.svelte'
import type { Session } from './session'

const FINISHED = ['finishes-city', 'finishes-first', 'finishes-later']
const LOST = ['hit', 'goods-lost']

/** An event of such a kind, with these arguments, has just been told; nothing where things must not move. */
function told(session: Session, kinds: readonly string[], args: Record<string, Arg>): boolean {
  const meant = Object.entries(args)
  return (
    session.news.some((line) =>
      line.events.some((event) => kinds.includes(event.key) && meant.every(([arg, is]) => event.args[arg] === is)),
    ) && moving()
  )
}

export function finished(session: Session, seat: number, id: string): boolean {
  return told(session, FINISHED, { seat, building: id }) || told(session, FINISHED, { seat, monument: id })
}

export function bought(session: Session, development: string): boolean {
  return told(session, ['buys'], { development })
}

/** Somebody lost points or goods, or this seat did. */
export function lost(session: Session, seat?: number): boolean {
  return told(session, LOST, seat === undefined ? {} : { seat })
}
