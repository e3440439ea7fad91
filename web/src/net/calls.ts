// Made by tools/wire_types.py from the structs in src/tablestead/server/wire/calling.py. Do not edit.

export interface CallSettings {
  lang: string
  time_zone: string
  slow: boolean
  live: boolean
  quiet_from: number
  quiet_until: number
}

export interface Calling {
  settings: CallSettings
  push_key: string
  pushed: boolean
  mail_offered: boolean
  mail: string
  mail_confirmed: boolean
  tables: Record<string, boolean>
  holidays: string[]
  holidays_a_year: number
}

export interface Holidays {
  days: string[]
  time_zone: string
}

export interface MailAddress {
  address: string
  lang: string
  time_zone: string
}

export interface PushChannel {
  endpoint: string
  p256dh: string
  auth: string
  lang: string
  time_zone: string
}

export interface TableCalls {
  wanted: boolean
}
