/** What concerns the people at a table, in the order in which it matters. */
import { loadNow, newBuild } from '../app/newer.svelte'
import { spell } from '../lobby/time'
import { nameOf, t } from '../words/index.svelte'
import { awayFor, expired, isAbsent } from './clock.svelte'
import type { Session } from './session.svelte'

export interface Banner {
  /** Tells whether it is still the same. */
  id: string
  glyph: string
  text: string
  /** Without `act`, it puts the message away. */
  acts: { text: string; act?: () => void; main?: boolean }[]
  closes?: boolean
}

let away = $state.raw<string[]>([])

/** One that was put away does not come back. */
export function putAway({ id }: Banner): void {
  away = [...away, id]
}

export function bannersOf(session: Session, people: () => void): Banner[] {
  return [...allOf(session, people), ...updateOf(session)]
    .map((banner) => ({ ...banner, id: `${session.table?.id}-${banner.id}` }))
    .filter(({ id }) => !away.includes(id))
}

function allOf(session: Session, people: () => void): Banner[] {
  const { table, held } = session
  if (table?.status !== 'running' || session.still || !held.length) return []
  const stoodIn = held.filter((seat) => table.seats[seat]?.stand_in)
  return [
    ...stoodIn.map((seat) => standingIn(session, seat)),
    ...timeOf(session),
    ...absenceOf(session),
    ...voteOf(session),
    ...vacanciesOf(session, people),
  ]
}

/** It is loaded by itself when a move is done (app/Update.svelte). */
function updateOf({ still, turn }: Session): Banner[] {
  const build = newBuild()
  if (!build || still) return []
  const text = t(turn ? 'shell-update-after' : 'shell-update')
  const acts = [{ text: t('shell-update-load'), act: loadNow }]
  return [{ id: `update-${build}`, glyph: 'end-turn', text, acts, closes: true }]
}

function standingIn(session: Session, seat: number): Banner {
  const text = session.held.length > 1 ? t('shell-note-stand-in', { seat }) : t('shell-note-stand-in-own')
  const act = (): void => session.command('return', seat)
  return { id: `stand-in-${seat}`, glyph: 'bot', text, acts: [{ text: t('shell-stand-in-back'), act, main: true }] }
}

function timeOf(session: Session): Banner[] {
  const seat = expired(session)
  if (seat < 0) return []
  const id = `time-${seat}-${session.clock?.deadline}`
  if (session.held.includes(seat)) {
    return [{ id, glyph: 'clock', text: t('shell-note-time-own'), acts: [], closes: true }]
  }
  const text = t('shell-note-time', { seat })
  const act = (): void => session.command('stand-in', seat)
  return [
    {
      id,
      glyph: 'clock',
      text,
      acts: [{ text: t('shell-note-bot'), act, main: true }, { text: t('shell-note-wait') }],
    },
  ]
}

/** The person who is to decide is not there, and has not been for long; a clock that has run out says so first. */
function absentee(session: Session): number {
  const seat = session.view?.player ?? -1
  const info = session.table?.seats[seat]
  if (!info || info.mine || info.stand_in || !isAbsent(session, seat) || expired(session) >= 0) return -1
  return seat
}

function absenceOf(session: Session): Banner[] {
  const seat = absentee(session)
  if (seat < 0) return []
  const text = t('shell-note-absent', { seat, time: spell(awayFor(session, seat)) })
  const end = (): void => session.held.forEach((own) => session.command('agree', own))
  const acts = [
    { text: t('shell-note-bot'), act: () => session.command('stand-in', seat), main: true },
    { text: t('shell-note-end'), act: end },
    { text: t('shell-note-wait') },
  ]
  return [{ id: `absent-${seat}-${session.seq}`, glyph: 'person', text, acts }]
}

/** Whether to end the game here and now; those who are asked are people who are not stood in for. While an absent
 *  player is waited for, only those who are there. */
function voteOf(session: Session): Banner[] {
  const seats = session.table?.seats.map((info, seat) => ({ ...info, seat })) ?? []
  const voted = seats.filter((one) => one.agrees)
  if (!voted.length) return []
  const held = absentee(session) >= 0
  const asked = seats
    .filter((one) => !one.bot && !one.vacant && !one.stand_in && !one.agrees)
    .filter((one) => !held || !isAbsent(session, one.seat))
  const own = asked.filter((one) => one.mine)
  const names = (list: typeof seats): string => list.map((one) => nameOf(one.seat)).join(', ')
  const id = `vote-${voted.map((one) => one.seat).join('-')}`
  const mine = voted.find((one) => one.mine)
  if (!own.length && mine) {
    const act = (): void => session.command('disagree', mine.seat)
    const text = t('shell-note-vote-own', { name: names(asked) })
    return [{ id, glyph: 'check', text, acts: [{ text: t('shell-note-vote-back'), act }] }]
  }
  const first = own[0]
  if (!first) return []
  const agree = (): void => own.forEach(({ seat }) => session.command('agree', seat))
  const disagree = (): void => session.command('disagree', first.seat)
  const acts = [
    { text: t('shell-note-agree'), act: agree, main: true },
    { text: t('shell-note-disagree'), act: disagree },
  ]
  return [{ id, glyph: 'check', text: t('shell-note-vote', { name: names(voted) }), acts }]
}

function vacanciesOf(session: Session, people: () => void): Banner[] {
  const seats = session.table?.seats.flatMap((info, seat) => (info.vacant ? [seat] : [])) ?? []
  if (!seats.length) return []
  const text = t('shell-note-vacant', { name: seats.map(nameOf).join(', ') })
  const acts = [{ text: t('shell-people'), act: people, main: true }]
  return [{ id: `vacant-${seats.join('-')}`, glyph: 'person', text, acts, closes: true }]
}
