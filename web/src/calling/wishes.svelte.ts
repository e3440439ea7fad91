/** Where and when the owner of this browser is called: as the server knows it, and how it is changed. */
import { Trouble } from '../net/http'
import { calling, endChannel, setPush } from '../net/calling'
import type { Calling } from '../net/calls'
import type { Problem } from '../net/wire'
import { subscribe, unsubscribe } from './push'

export class Wishes {
  now = $state.raw<Calling | null>(null)
  problem = $state.raw<Problem | null>(null)
  busy = $state(false)

  load = (): Promise<boolean> => this.change(calling)

  /** Does it, and takes in how it is then; what there is against it is told. */
  async change(what: () => Promise<Calling>): Promise<boolean> {
    this.problem = null
    this.busy = true
    try {
      this.now = await what()
      return true
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.problem = error.problem
      return false
    } finally {
      this.busy = false
    }
  }

  /** By this browser's push service, or no longer. */
  push(on: boolean): Promise<boolean> {
    const key = this.now?.push_key ?? ''
    return this.change(async () => {
      if (on) return setPush(await subscribe(key))
      await unsubscribe()
      return endChannel('push')
    })
  }
}
