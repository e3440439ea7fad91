/** Calls somebody who looks elsewhere: the tab's title, and, where wished, a sound and a notification. */
import { showError } from '../announcer.svelte'
import { t } from '../words/index.svelte'
import { change, settings } from './settings.svelte'

let calling = $state('')
let audio: AudioContext | undefined

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
  if (settings.sound) ring()
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

/** Two soft tones, a fourth apart. */
export function ring(): void {
  audio ??= new AudioContext()
  void audio.resume()
  for (const [i, pitch] of [587, 784].entries()) {
    const start = audio.currentTime + 0.02 + i * 0.13
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.32)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.34)
  }
}

export function setSound(on: boolean): void {
  change({ sound: on })
  if (on) ring()
}

/** Asks the browser for leave, and only here. */
export async function setNotify(on: boolean): Promise<void> {
  if (!on) return change({ notify: false })
  if (!('Notification' in window)) return showError(t('shell-notify-none'))
  const leave = await Notification.requestPermission()
  if (leave === 'granted') change({ notify: true })
  else showError(t('shell-notify-denied'))
}
