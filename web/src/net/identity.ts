/** Requests about who this browser is. */
import { unsubscribe } from '../calling/push'
import { call, json } from './http'
import type { Device, RecoveryCode, Recovered } from './wire'

/** This browser first, then those that hold seats of it. */
export const devices = (): Promise<Device[]> => json('GET', '/api/me/devices')
/** Takes the seats of this browser from another, or from all others. */
export const signOut = async (id = ''): Promise<void> =>
  void (await call('DELETE', `/api/me/devices${id && `/${encodeURIComponent(id)}`}`))

/** A code to note; an older one is void. */
export const makeCode = async (): Promise<string> => (await json<RecoveryCode>('POST', '/api/me/code')).code
/** The number of tables that the code gave back. */
export const recover = async (code: string): Promise<number> =>
  (await json<Recovered>('POST', '/api/me/recover', { code } satisfies RecoveryCode)).tables

/** Erases all that is known of this browser, there and here. */
export async function forget(): Promise<void> {
  await call('DELETE', '/api/me')
  await unsubscribe().catch(() => undefined) // the server has forgotten it already
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('tablestead.')) storage.removeItem(key)
  }
}
