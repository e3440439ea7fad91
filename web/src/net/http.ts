/** The few requests beside the socket. */
import type { PersonalLink } from './people'
import type { Analysis, Review } from './reports'
import type { Created, GameInfo, Join, NewTable, Problem, Rematch, Site, TableRow } from './wire'

type Depth = Analysis['depth']

/** An error of the server, in its own terms; `error-offline` when it did not answer. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key)
  }
}

export async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Trouble({ key: 'error-offline', args: {}, rule: '', faults: [] })
  }
  if (answer.ok) return answer
  let problem: Problem
  try {
    problem = (await answer.json()) as Problem
  } catch {
    throw new Trouble(unclear(answer))
  }
  throw new Trouble(typeof problem.key === 'string' ? problem : unclear(answer))
}

/** What the server has against something that is tried; nothing where it was done. */
export async function refusal(tried: Promise<unknown>): Promise<Problem | null> {
  try {
    await tried
    return null
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    return error.problem
  }
}

/** An error that does not say what it is. */
function unclear(answer: Response): Problem {
  return { key: 'error-server', args: { status: answer.status }, rule: '', faults: [] }
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const games = (): Promise<GameInfo[]> => json('GET', '/api/games')
/** What the server has besides the tables. */
export const site = (): Promise<Site> => json('GET', '/api/site')
/** The lobby. */
export const tables = (): Promise<TableRow[]> => json('GET', '/api/tables')
export const mine = (): Promise<TableRow[]> => json('GET', '/api/mine')
export const create = (table: NewTable): Promise<Created> => json('POST', '/api/tables', table)
/** Changes a table that waits for players. */
export const arrange = (id: string, table: NewTable): Promise<Created> => json('PUT', at(id), table)
export const importRecord = (text: string): Promise<Created> => json('POST', '/api/import', { text })
export const join = (id: string, wish: Join): Promise<Created> =>
  known().then(() => json('POST', `${at(id)}/join`, wish))
/** A personal link: whoever opens it first holds the seats this browser holds, and as a host where wished. */
export const link = (id: string, host: boolean): Promise<PersonalLink> => json('POST', `${at(id)}/link?host=${host}`)
export const claim = (id: string, key: string): Promise<Created> =>
  known().then(() => json('POST', `${at(id)}/claim`, { key }))
/** Has a cookie: so a seat is this browser's also when the answer that gives it is lost. */
const known = async (): Promise<void> => void (await call('POST', '/api/me'))
export const rematch = (id: string): Promise<Rematch> => json('POST', `${at(id)}/rematch`)
/** Of a running game with secrets: as the seat saw it, or nobody's. */
export const record = async (id: string, seat: number | null = null, depth?: Depth): Promise<string> => {
  const asked = depth ? `?analysis=${depth}` : seat === null ? '' : `?seat=${seat + 1}`
  return (await call('GET', `${at(id)}/record${asked}`)).text()
}
export const review = (id: string): Promise<Review> => json('GET', `${at(id)}/review`)
export const remove = async (id: string): Promise<void> => void (await call('DELETE', at(id)))
