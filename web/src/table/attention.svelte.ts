/** Calls somebody who looks elsewhere: the tab's title, and, where wished, a sound and a notification. */
import { showError } from '../announcer.svelte'
import { t } from '../words/index.svelte'
import { change, settings } from './settings.svelte'
import { play } from './sounds'

let calling = $state('')

const looking = (): boolean => document.visibilityState === 'visible' && document.hasFocus()
const looked = (): void => {
  if (looking()) calling = ''
}
addEventListener('focus', looked)
document.addEventListener('visibilitychange', looked)

/** What the title says until somebody looks; empty when there is nothing. */
export function called(): string {
  return calling
}

/** `about` is the table, so that a newer call takes the place of an older one. */
export function call(text: string, title: string, about: string): void {
  play(['turn'])
  if (!looking()) calling = text
  if (!settings.notify || document.visibilityState === 'visible') return
  try {
    const note = new Notification(text, { body: title, tag: about, renotify: true } as NotificationOptions)
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // some phones show none from a page
  }
}

/** Asks the browser for leave, and only here. */
export async function setNotify(on: boolean): Promise<void> {
  if (!on) return change({ notify: false })
  if (!('Notification' in window)) return showError(t('shell-notify-none'))
  const leave = await Notification.requestPermission()
  if (leave === 'granted') change({ notify: true })
  else showError(t('shell-notify-denied'))
}
