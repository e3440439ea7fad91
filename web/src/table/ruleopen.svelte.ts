/** Rule help: which rule is open, and whether the panel was asked for. */
import { openPanel, showPart } from './side.svelte'

class Help {
  rule = $state('')
  /** Counts the calls, so that asking for the same rule twice shows it twice. */
  asked = $state(0)
}

export const help = new Help()

/** Shows a rule in the side panel, which opens if it is folded. */
export function openRule(id: string): void {
  help.rule = id
  help.asked++
  showPart('log')
  openPanel(true)
}
