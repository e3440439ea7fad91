/** Rule help: which rule was asked for, and how often one was, so that asking for the same one twice shows it twice. */
import { openPanel, showPart } from './side.svelte'

class Help {
  /** Empty while the help follows the step of the game. */
  rule = $state('')
  asked = $state(0)
}

export const help = new Help()

/** Shows a rule in the rule help; the side panel opens if it is folded. */
export function openRule(id: string): void {
  help.rule = id
  help.asked++
  showPart('log')
  openPanel(true)
}
