/** Parts of the page that its first picture does not need: they come right after it, or when one of them is wanted before. */
import { showError } from '../announcer.svelte'
import { t } from '../words/index.svelte'

/** Once the browser has drawn what there is; at once where it draws nothing, since nobody looks. */
export function afterPaint(then: () => void): void {
  if (document.visibilityState === 'hidden') then()
  else requestAnimationFrame(() => setTimeout(then))
}

export class Deferred<Parts> {
  /** Nothing until they are there. */
  parts = $state.raw<Parts | null>(null)
  #import: () => Promise<Parts>
  #coming: Promise<Parts> | undefined

  constructor(load: () => Promise<Parts>) {
    this.#import = load
  }

  load(): Promise<Parts> {
    this.#coming ??= this.#import().then(
      (parts) => (this.parts = parts),
      (problem: unknown) => {
        this.#coming = undefined // wanted again, they are asked for again
        showError(t('error-offline'))
        throw problem
      },
    )
    return this.#coming
  }

  loadAfterPaint(): void {
    afterPaint(() => void this.load().catch(() => undefined))
  }
}
