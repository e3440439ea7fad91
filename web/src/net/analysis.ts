/** Requests about the analysis of a game that is over. */
import { call, json } from './http'
import type { Analysis, Line } from './reports'
import type { Created } from './wire'

type Depth = Analysis['depth']
const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

/** What was found out so far; of its turns those in front of one that is known. */
export const analysis = (id: string, depth: Depth, before?: number): Promise<Analysis> =>
  json('GET', `${at(id)}/analysis?depth=${depth}${before === undefined ? '' : `&before=${before}`}`)
export const startAnalysis = (id: string, depth: Depth): Promise<Analysis> =>
  json('POST', `${at(id)}/analysis`, { depth })
export const stopAnalysis = async (id: string, depth: Depth): Promise<void> =>
  void (await call('DELETE', `${at(id)}/analysis?depth=${depth}`))
/** What comes of another line for the decision after so many actions. */
export const tryLine = (id: string, depth: Depth, position: number, actions: number[]): Promise<Line> =>
  json('POST', `${at(id)}/analysis/line`, { depth, at: position, actions })
/** A table that goes on from an earlier position of this one, against the same bots. */
export const branch = (id: string, position: number): Promise<Created> =>
  json('POST', `${at(id)}/branch`, { at: position })
