// The tiles as they are printed, from the data file that the engine reads too.
import data from '../../../../src/tablestead/data/keyflower.json'

export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const
export const GOODS = ['gold', 'iron', 'stone', 'wood'] as const
export const SKILLS = ['anvil', 'pick', 'saw'] as const
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const

export type Kind = 'home' | 'spring' | 'summer' | 'autumn' | 'winter' | 'summer-boat' | 'boat' | 'turn-order'

/** One side of a tile: what using it costs and brings, and what it is worth. */
export interface Side {
  points?: number
  produce?: Record<string, number>
  produce_one_of?: string[]
  pay_worker?: string
  pay_skill?: string
  draw_workers?: number
  draw_skills?: number
  green?: number
  transport?: number
  upgrades?: number
  score_each?: string
  points_each?: number
}

export interface Scoring {
  per_set?: Record<string, number>
  per_item_of_one_kind?: boolean
  of?: string
  points: number
}

export interface Tile {
  id: string
  kind: Kind
  /** R road, W water, - plain: clockwise from the north, as it lies upright. */
  edges: string
  number: number
  /** By term id; null where it cannot be upgraded. */
  cost: Record<string, number> | null
  basic: Side
  upgraded: Side | null
  scoring: Scoring | null
  /** Its winner takes the purple worker at tables of so many players. */
  startsWith: number[]
}

interface Raw {
  id: string
  edges: string
  number?: number
  upgrade_cost?: Record<string, number | undefined>
  basic?: Side
  upgraded?: Side
  scoring?: Scoring
  start_player_with?: number[]
}

function tile(raw: Raw, kind: Kind, id = raw.id): Tile {
  const cost = Object.entries(raw.upgrade_cost ?? {}).map(([name, n]) => [name.replace('_', '-'), n ?? 0] as const)
  return {
    id: id.replaceAll('_', '-'),
    kind,
    edges: raw.edges,
    number: raw.number ?? 0,
    cost: raw.upgrade_cost ? Object.fromEntries(cost) : null,
    basic: raw.basic ?? {},
    upgraded: raw.upgraded ?? null,
    scoring: raw.scoring ?? null,
    startsWith: raw.start_player_with ?? [],
  }
}

const ALL: Tile[] = [
  ...(data.homes as Raw[]).map((raw) => tile(raw, 'home')),
  ...(data.village as (Raw & { season: Kind })[]).map((raw) => tile(raw, raw.season)),
  ...(data.winter as Raw[]).map((raw) => tile(raw, 'winter')),
  ...data.summer_boats.flatMap((raw) => raw.sides.map((side) => tile(raw, 'summer-boat', raw.id + side))),
  ...data.boats.map((raw) => tile(raw, 'boat')),
  ...(data.turn_order as Raw[]).map((raw) => tile(raw, 'turn-order')),
]
const BY_ID = new Map(ALL.map((one) => [one.id, one]))
const UNKNOWN = tile({ id: '', edges: '------' }, 'spring')

export function tileOf(id: string): Tile {
  return BY_ID.get(id) ?? UNKNOWN
}

/** The side that lies up. */
export function sideOf(one: Tile, upgraded: boolean): Side {
  return (upgraded && one.upgraded) || one.basic
}

/** `1a` of a summer boat. */
export function boatSide(id: string): string {
  return id.slice('summer-boat-'.length)
}

/** Whether its figures are those of something done by using it. */
export function isUsable(one: Tile): boolean {
  const { produce, produce_one_of, draw_workers, draw_skills, green, transport } = one.basic
  return Boolean(produce ?? produce_one_of ?? draw_workers ?? draw_skills ?? green ?? transport)
}

/** A list in the order of `ids` as counts by term id, without what is not there. */
export function counts(list: readonly number[], ids: readonly string[], end = ''): Record<string, number> {
  return Object.fromEntries(list.flatMap((n, i) => (n > 0 && ids[i] ? [[ids[i] + end, n]] : [])))
}

export function sum(list: readonly number[]): number {
  return list.reduce((all, n) => all + n, 0)
}
