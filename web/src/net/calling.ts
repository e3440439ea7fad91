/** Requests about being called to a table while the page is closed. */
import { language } from '../words/index.svelte'
import { call, json } from './http'
import type { Calling, CallSettings, Holidays, MailAddress, PushChannel, TableCalls } from './calls'

/** The language and the time of this browser: in them people are called. */
const here = (): { lang: string; time_zone: string } => ({
  lang: language(),
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

export const calling = (): Promise<Calling> => json('GET', '/api/calling')
export const setCalling = (settings: Omit<CallSettings, 'lang' | 'time_zone'>): Promise<Calling> =>
  json('PUT', '/api/calling', { ...settings, ...here() } satisfies CallSettings)
export const setPush = (channel: Omit<PushChannel, 'lang' | 'time_zone'>): Promise<Calling> =>
  json('PUT', '/api/calling/push', { ...channel, ...here() } satisfies PushChannel)
export const setMail = (address: string): Promise<Calling> =>
  json('PUT', '/api/calling/mail', { address, ...here() } satisfies MailAddress)
export const endChannel = async (kind: 'push' | 'mail'): Promise<Calling> => {
  await call('DELETE', `/api/calling/${kind}`)
  return calling()
}
export const setTable = async (id: string, wanted: boolean): Promise<Calling> => {
  await call('PUT', `/api/tables/${encodeURIComponent(id)}/calling`, { wanted } satisfies TableCalls)
  return calling()
}
export const setHolidays = (days: string[]): Promise<Calling> =>
  json('PUT', '/api/holidays', { days, time_zone: here().time_zone } satisfies Holidays)
/** What a link in a mail asks for. */
export const answerMail = async (what: string, token: string): Promise<void> =>
  void (await call('POST', `/mail/${what}/${encodeURIComponent(token)}`))
