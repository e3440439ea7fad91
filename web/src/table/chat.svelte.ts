/** What this browser remembers of the chat: whom it does not hear, and how far it has read. */
import { seatName } from '../lobby/table'
import type { ChatMessage } from '../net/wire'
import { t } from '../words/index.svelte'
import type { Session } from './session.svelte'
import { settings } from './settings.svelte'

export const LONGEST = 500

interface Stored {
  muted: string[]
  read: number
}

/** Somebody at a table: another who takes the seat later is not meant. */
type Speaker = Pick<ChatMessage, 'seat' | 'name'>
const keyOf = ({ seat, name }: Speaker): string => `${seat} ${name}`

export class ChatState {
  muted = $state.raw<string[]>([])
  /** The number of the last line that was on the screen. */
  read = $state.raw(0)
  #key: string

  constructor(table: string) {
    this.#key = `tablestead.chat.${table}`
    try {
      const stored = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<Stored>
      this.muted = stored.muted ?? []
      this.read = stored.read ?? 0
    } catch {
      // nobody is muted
    }
  }

  mutes(speaker: Speaker): boolean {
    return this.muted.includes(keyOf(speaker))
  }

  mute(speaker: Speaker, on: boolean): void {
    this.muted = [...this.muted.filter((one) => one !== keyOf(speaker)), ...(on ? [keyOf(speaker)] : [])]
    this.#store()
  }

  /** Everything there is has been seen. */
  see(lines: ChatMessage[]): void {
    const last = lines.at(-1)?.n ?? 0
    if (last <= this.read) return
    this.read = last
    this.#store()
  }

  heard(lines: ChatMessage[]): ChatMessage[] {
    return lines.filter((line) => line.notice || !this.mutes(line))
  }

  /** Lines of others that were not yet on the screen. */
  unread(session: Session): ChatMessage[] {
    const { held } = session
    return this.heard(session.chat.heard).filter(
      (line) => line.n > this.read && !line.notice && !held.includes(line.seat),
    )
  }

  #store(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ muted: this.muted, read: this.read } satisfies Stored))
    } catch {
      // then it lasts as long as the page
    }
  }
}

/** What everyone at the table is told about it. */
export function noticeWords({ notice, name, text }: ChatMessage): string {
  const by = notice === 'stand-in' && text ? '-by' : ''
  return t(`shell-notice-${notice}${by}`, { name: seatName({ name }), text })
}

/** There is somebody to talk to, and one wants to. */
export function chatting(session: Session): boolean {
  return settings.chat && session.company && !session.still
}
