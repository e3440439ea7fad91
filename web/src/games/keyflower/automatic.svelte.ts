// What the page does in one's name: it passes until the season ends for who wants that, and ends a step in which
// everybody can see that nothing can be done. It sends the ordinary lines.
import { untrack } from 'svelte'
import { announce } from '../../announcer.svelte'
import type { KeyflowerView } from '../../net/views'
import { t } from '../../words/index.svelte'
import { extras } from './extras.svelte'
import type { Session } from './session'

interface Passing {
  round: number
  /** The tiles where one led: who loses one may want to act again. */
  led: string[]
}

/** The tiles on which the own bid leads, or does not. */
function ownBids({ offer, turn_order, seat }: KeyflowerView, leads: boolean): string[] {
  return [...offer, ...turn_order]
    .filter(({ bids }) => bids.some((bid) => bid.seat === seat && bid.leads === leads))
    .map(({ tile }) => tile)
}

/** Why passing ends: the season is over (''), or one was outbid on a tile; undefined while it goes on. */
export function endsPassing({ round, led }: Passing, view: KeyflowerView): string | undefined {
  if (view.round !== round || view.phase !== 'turns') return ''
  const leads = ownBids(view, true)
  return led.find((tile) => !leads.includes(tile))
}

const all = new Map<string, Automatic>()

/** That of a seat at a table: it lasts while the bar is away for a replay, or covered for other eyes. */
export function automaticOf(session: Session): Automatic {
  const key = `${session.table?.id}:${session.view?.seat}`
  const found = all.get(key) ?? new Automatic()
  all.set(key, found)
  return found
}

/** What one does, in place of the prompt: all passes go on, or the last of them ends the season. */
export function doing(session: Session): string {
  if (automaticOf(session).passing) return t('keyflower-board-passing')
  const { phase, step, passes, players } = session.view as KeyflowerView
  return phase === 'turns' && step === 'end' && passes === players ? t('keyflower-board-all-passed') : ''
}

export class Automatic {
  #passing = $state.raw<Passing | null>(null)
  /** The tile on which one was outbid while passing, or is when one wants to. */
  stopped = $state('')
  /** The position for which something was sent: what was refused is not sent again. */
  #sent = -1

  get passing(): boolean {
    return this.#passing !== null
  }

  /** Begins to pass, or ends it. Who is outbid is told so first, and presses once more. */
  toggle(view: KeyflowerView): void {
    const [outbid] = ownBids(view, false)
    if (!this.#passing && outbid && !this.stopped) return this.#stop(outbid)
    this.#passing = this.#passing ? null : { round: view.round, led: ownBids(view, true) }
    this.stopped = ''
  }

  /** What is to be done now, once others' turns have been seen. */
  act(session: Session): void {
    const view = session.view as KeyflowerView
    const end = this.#passing ? endsPassing(this.#passing, view) : undefined
    if (end !== undefined) {
      this.#passing = null
      if (end) this.#stop(end)
    }
    if (!session.mine || session.busy || session.playback.now) return
    if (view.step !== 'turn') this.stopped = ''
    const empty = extras.parts?.isEmptyStep(view, session.choices)
    if ((!empty && (!this.#passing || view.step !== 'turn')) || this.#sent === session.seq) return
    this.#sent = session.seq
    untrack(() => session.line(empty ? 'done' : 'pass end'))
  }

  #stop(tile: string): void {
    this.stopped = tile
    untrack(() => announce(t('keyflower-board-pass-stopped', { tile })))
  }
}
