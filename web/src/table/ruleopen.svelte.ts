/** Rule help: which rule was asked for, and how often one was, so that asking for the same one twice shows it twice. */
import { untrack } from 'svelte'
import { openPanel, showPart } from './side.svelte'

class Help {
  /** Empty while the help follows the step of the game. */
  rule = $state('')
  asked = $state(0)
}

export const help = new Help()

/** What of the game's overview is read over the table. */
export const reading = $state<{ part: 'overview' | 'legend' | '' }>({ part: '' })

/** Shows a rule in the rule help; the side panel opens if it is folded. */
export function openRule(id: string): void {
  help.rule = id
  help.asked++
  showPart('log')
  openPanel(true)
}

/** A rule that was asked for stays until something else is to be decided; nothing while others decide. */
export function followSteps(deciding: () => string): void {
  let decided = ''
  $effect(() => {
    const now = deciding()
    if (!now || now === decided) return
    decided = now
    help.rule = ''
  })
}

/** Shows the place of the rule help whenever a rule is asked for. */
export function whenAsked(show: () => void): void {
  const before = help.asked
  $effect(() => {
    if (help.asked > before) untrack(show)
  })
}
