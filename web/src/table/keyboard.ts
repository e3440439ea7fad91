/** Whose a key is, before it means anything (shortcuts.ts). */

/** Whether the event belongs to the table: not to a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  return !(event.target as HTMLElement).closest('input, textarea, select, dialog, [role="menu"]')
}

/** Who holds the key down has pressed one button, not those that come after it. */
export function holdsEnter(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter' && !(event.target as HTMLElement).closest('input, textarea')
}
