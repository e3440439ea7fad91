/** What is said aloud at a table, each as one effect of the component that calls it. */
import { untrack } from 'svelte'
import { whyEarly } from '../end/outcome'
import type { GamePage } from '../games'
import { announce, announcePolitely } from '../announcer.svelte'
import { t } from '../words/index.svelte'
import type { ChatState } from './chat.svelte'
import { inWords, LAST, LOW, remaining } from './clock.svelte'
import { wordsOf } from './events'
import { promptOf } from './prompt'
import type { Session } from './session.svelte'

/** One's own clock is heard twice. */
export function announceClock(session: Session): void {
  const left = $derived(session.turn && session.clock?.seat === session.view?.player ? remaining(session) : null)
  let heardAt = Infinity
  $effect(() => {
    const mark = left === null || left > LOW ? Infinity : left > LAST ? LOW : LAST
    if (mark < heardAt && left !== null && left > 0) announce(t('shell-clock-left', { text: inWords(left) }))
    heardAt = mark
  })
}

/** What is written in the chat while it is shut: who has it open hears it there. */
export function announceChat(session: Session, chat: ChatState, talks: () => boolean, open: () => boolean): void {
  let announcedTo = -1
  $effect(() => {
    const last = talks() ? chat.unread(session).at(-1) : undefined
    const shut = !open()
    if (announcedTo >= 0 && last && last.n > announcedTo && shut)
      announcePolitely(t('shell-chat-said', { name: last.name, text: last.text }))
    if (session.table) announcedTo = Math.max(announcedTo, session.chat.heard.at(-1)?.n ?? 0)
  })
}

/** What happened, said once, and then what is expected; `after` follows it. */
export function announceNews(session: Session, page: () => GamePage | undefined, after: () => void): void {
  $effect(() => {
    void [session.seq, session.covered]
    untrack(() => {
      const game = page()
      const { table, view, covered } = session
      if (!table || !view || !game) return
      const events = session.told.flatMap((line) => line.events)
      const news = wordsOf(game, events)
      if (session.takenBack) news.unshift(t('shell-taken-back'))
      if (covered) news.push(t('shell-cover-pass', { seat: view.player }))
      else if (session.mine || view.player < 0) news.push(promptOf(table.game, table, view, -1))
      announce(news.join('. '))
      after()
    })
  })
}

/** What ended the game before its end, which is no event of it. */
export function announceEarlyEnd(session: Session, ended: () => boolean): void {
  const early = $derived(session.table && ended() ? whyEarly(session.table) : '')
  $effect(() => {
    if (early) announce(early)
  })
}

export function announceRefusal(session: Session): void {
  $effect(() => {
    const { refused } = session
    if (!refused) return
    // said once: names and languages that change later are no news
    untrack(() => announce(t(refused.key, { ...refused.args, rule: refused.rule })))
  })
}
