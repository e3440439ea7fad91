// A step that ends by itself.
import type { KeyflowerView } from '../../net/views'
import { GOODS } from './material'
import type { Choice } from './session'

/** A transport step with nothing to do, as everybody sees: a skill tile that is missing would be a secret. */
export function isEmptyStep(view: KeyflowerView, choices: readonly Choice[]): boolean {
  if (choices.length !== 1 || choices[0]?.kind !== 'done-transport' || !view.own) return false
  const goods: string[] = [...GOODS, 'any-resource']
  return view.work.upgrades === 0 || Object.values(view.own.missing).every((lacks) => goods.some((id) => lacks[id]))
}
