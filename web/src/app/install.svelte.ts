/** Whether this browser can put the page among its apps, and how. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offered = $state.raw<InstallEvent | null>(null)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault() // we offer it ourselves, where it is in nobody's way
  offered = event as InstallEvent
})
addEventListener('appinstalled', () => (offered = null))

/** `ask`: the browser asks when `install` is called; `hand`: its menu has it (Safari on a phone); empty: neither. */
export function installable(): 'ask' | 'hand' | '' {
  if (offered) return 'ask'
  return 'standalone' in navigator && !navigator.standalone ? 'hand' : ''
}

export async function install(): Promise<void> {
  const event = offered
  offered = null // it can be asked once
  await event?.prompt()
}
