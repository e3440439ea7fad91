/** This browser's own push service: asked for leave at a press, and never before. */
import { Trouble } from '../net/http'
import type { PushChannel } from '../net/calls'

const WORKER = '/sw.js'

/** Why this browser cannot be called, as the key of a message; empty where it can. */
export function hindrance(): string {
  if (!isSecureContext) return 'shell-calling-insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'standalone' in navigator ? 'shell-calling-install' : 'shell-calling-unsupported'
  }
  return Notification.permission === 'denied' ? 'shell-calling-denied' : ''
}

/** `key` is the server's: nobody else can call this browser by what is returned. */
export async function subscribe(key: string): Promise<Omit<PushChannel, 'lang' | 'time_zone'>> {
  const leave = await Notification.requestPermission()
  if (leave !== 'granted') throw refused('shell-calling-denied')
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    await (await pushManager.getSubscription())?.unsubscribe() // it may be for another key
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const { endpoint, keys } = made.toJSON()
    return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  } catch {
    throw refused('shell-calling-failed') // the browser reaches no push service, or has none
  }
}

/** The browser forgets it too. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

function refused(key: string): Trouble {
  return new Trouble({ key, args: {}, rule: '', faults: [] })
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
}
