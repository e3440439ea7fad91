// Made by tools/wire_types.py from the structs in src/tablestead/server/wire/people.py. Do not edit.

export interface Block {
  id: string
  name: string
  made: string
}

export interface Device {
  id: string
  family: string
  linked: string
  seen: number
  this: boolean
  giver: boolean
}

export interface Neighbour {
  seat: number
}

export interface PersonalLink {
  key: string
}

export interface Recovered {
  tables: number
}

export interface RecoveryCode {
  code: string
}
