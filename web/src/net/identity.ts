/** Requests about who this browser is. */
import { unsubscribe } from '../calling/push'
import { call, json } from './http'
import type { Block, Device, Neighbour, RecoveryCode, Recovered } from './people'

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

/** Keeps the name that somebody has at a table for who runs the server. */
export const reportName = (table: string, seat: number): Promise<void> => about(table, 'report', seat)
/** Seat -1: who opened the table. */
export const block = (table: string, seat: number): Promise<void> => about(table, 'block', seat)
const about = async (table: string, what: string, seat: number): Promise<void> =>
  void (await call('POST', `/api/tables/${encodeURIComponent(table)}/${what}`, { seat } satisfies Neighbour))
/** Whom this browser has blocked. */
export const blocks = (): Promise<Block[]> => json('GET', '/api/me/blocks')
export const unblock = async (id: string): Promise<void> =>
  void (await call('DELETE', `/api/me/blocks/${encodeURIComponent(id)}`))

/** Erases all that is known of this browser, there and here. */
export async function forget(): Promise<void> {
  await call('DELETE', '/api/me')
  await unsubscribe().catch(() => undefined) // the server has forgotten it already
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('tablestead.')) storage.removeItem(key)
  }
}
