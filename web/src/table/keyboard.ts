/** Whose a key is, before it means anything (shortcuts.ts). */

/** Whether the event belongs to the table: not to a field, the browser, or a dialog, wherever the focus was left. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (document.querySelector('dialog[open]')) return false
  return !(event.target as HTMLElement).closest('input, textarea, select, [role="menu"]')
}

/** Who holds the key down has pressed one button, not those that come after it. */
export function holdsEnter(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter' && !(event.target as HTMLElement).closest('input, textarea')
}
