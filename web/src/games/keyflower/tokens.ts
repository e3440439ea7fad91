// What is printed on a tile, as a row of signs.
import { boatSide, type Scoring, type Side, type Tile } from './material'

export interface Token {
  /** A glyph, `worker-<colour>`, `any-worker`, `any-skill`, `any-resource`, `shield`, `arrow`, or text after `"`. */
  id: string
  /** Shown before the sign; a shield has it inside. */
  n?: number
}

const ARROW: Token = { id: 'arrow' }
const sign = (id: string, n = 1): Token => (n === 1 ? { id } : { id, n })

/** What using a side costs and brings, or what it is worth. */
export function sideTokens(side: Side): Token[] {
  return [...paidTokens(side), ...broughtTokens(side), ...worthTokens(side)]
}

const anyOr = (id: string, any: string, one = id): Token => ({ id: id === 'any' ? any : one })

function paidTokens({ pay_worker, pay_skill }: Side): Token[] {
  const row: Token[] = []
  if (pay_worker) row.push(anyOr(pay_worker, 'any-worker', `worker-${pay_worker}`), ARROW)
  if (pay_skill) row.push(anyOr(pay_skill, 'any-skill'), ARROW)
  return row
}

function broughtTokens(side: Side): Token[] {
  const row = Object.entries(side.produce ?? {}).map(([good, n]) => sign(good, n))
  for (const [i, good] of (side.produce_one_of ?? []).entries()) row.push(...(i ? [{ id: '"/' }] : []), sign(good))
  if (side.draw_workers) row.push(sign('bag', side.draw_workers))
  if (side.draw_skills) row.push(sign('any-skill', side.draw_skills))
  if (side.green) row.push(sign('worker-green', side.green))
  if (side.transport) row.push({ id: 'cart', n: side.transport })
  if (side.upgrades) row.push({ id: 'upgrade', n: side.upgrades })
  return row
}

function worthTokens({ score_each, points_each }: Side): Token[] {
  return score_each ? [anyOr(score_each, 'any-resource'), ARROW, { id: 'shield', n: points_each ?? 0 }] : []
}

export function costTokens(cost: Record<string, number>): Token[] {
  return [{ id: 'upgrade' }, ...Object.entries(cost).map(([id, n]) => sign(id, n))]
}

const WORKERS = ['blue', 'red', 'yellow', 'green']
const ANY: Record<string, string> = { resources: 'any-resource', skills: 'any-skill', workers: 'any-worker' }

export function scoringTokens(scoring: Scoring, short = false): Token[] {
  const any = ANY[scoring.of ?? ''] ?? ''
  const pieces = Object.entries(scoring.per_set ?? {}).map(([id, n]) =>
    sign(id === 'any' ? any : WORKERS.includes(id) ? `worker-${id}` : id, n),
  )
  if (scoring.per_item_of_one_kind) pieces.push({ id: any }, ...(short ? [] : [{ id: '"=' }, { id: any }]))
  return pieces
}

const ABILITIES: Record<string, Token[]> = {
  '1a': [{ id: 'bag', n: 2 }],
  '1b': [{ id: 'worker-green', n: 1 }],
  '2a': [{ id: 'cart' }, { id: '"⇄' }, { id: 'hex' }],
  '2b': [{ id: '"2×' }, { id: 'cart' }, { id: 'upgrade' }],
  '3a': [{ id: 'any-resource' }, ARROW, { id: 'upgrade' }],
  '3b': [{ id: 'any-resource' }, ARROW, { id: 'points' }],
  '4a': [{ id: 'worker-lying' }, ARROW, { id: 'crown' }],
  '4b': [{ id: 'worker-lying' }, ARROW, { id: 'hex' }],
}

/** A summer boat's gift to its owner. */
export function abilityTokens(tile: Tile): Token[] {
  return ABILITIES[boatSide(tile.id)] ?? []
}

export interface Placed extends Token {
  /** The middle of the sign, and of its number. */
  x: number
  nx: number
}

/** Lays a row out around 0: how wide it is, and where everything goes. */
export function layOut(row: readonly Token[], size: number, most: number): { scale: number; placed: Placed[] } {
  const digit = size * 0.46
  const gap = size * 0.16
  let x = 0
  const placed = row.map((token, i) => {
    const inside = token.id === 'shield'
    const count = token.n !== undefined && !inside ? String(token.n).length * digit : 0
    const width = token.id.startsWith('"')
      ? (token.id.length - 1) * digit * 1.05
      : token.id === 'arrow'
        ? size * 0.72
        : size
    const at = { ...token, nx: x + count / 2, x: x + count + width / 2 }
    x += count + width + gap + (row[i + 1]?.n !== undefined && row[i + 1]?.id !== 'shield' ? gap * 1.4 : 0)
    return at
  })
  const all = x - gap
  return {
    scale: Math.min(1, most / all),
    placed: placed.map((one) => ({ ...one, x: one.x - all / 2, nx: one.nx - all / 2 })),
  }
}
