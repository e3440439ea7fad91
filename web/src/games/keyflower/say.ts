// The game in words: tiles, places and choices, for labels, tooltips and those who do not see the drawing.
import type { BidView, KeyflowerOfferView, KeyflowerView, VillageTileView } from '../../net/views'
import { labelOf as labelIn, list, num, text } from '../../table/choices'
import { t, term } from '../../words/index.svelte'
import { COLOURS, counts, GOODS, sum, tileOf, type Side, type Tile } from './material'
import { keyflower } from './page'
import type { Choice } from './session'

export { list, num, text }

/** What a choice does, as its button would say. */
export const labelOf = (choice: Choice): string => labelIn('keyflower', choice)

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export function nameOfTile(id: string): string {
  return capital(term(id))
}

export const workersOf = (list: readonly number[]): Record<string, number> => counts(list, COLOURS, '-worker')
export const goodsOf = (list: readonly number[]): Record<string, number> => counts(list, GOODS)

/** Sentences after one another, whether they end with a full stop or not. */
export function sentences(parts: readonly string[]): string {
  return parts.flatMap((part) => (part ? [part.replace(/\.$/, '')] : [])).join('. ')
}

/** The letter of a colour, as in the terminal. */
export function letterOf(colour: string): string {
  if (colour === 'purple') return '★'
  return colour ? term(`${colour}-worker`, 'short') : '?'
}

/** What using this side does, and what it is worth by itself. */
export function sideWords(side: Side): string {
  const told = [actionWords(side)]
  if (side.points) told.push(t('keyflower-effect-points', { points: side.points }))
  return sentences(told) || t('keyflower-effect-none')
}

function actionWords(side: Side): string {
  return productionWords(side) || drawWords(side) || worthWords(side)
}

function productionWords({ produce, produce_one_of, pay_skill }: Side): string {
  if (produce && pay_skill) return t('keyflower-effect-skill-produce', { skill: pay_skill, goods: produce })
  if (produce) return t('keyflower-effect-produce', { goods: produce })
  return produce_one_of ? t('keyflower-effect-choose', { goods: produce_one_of }) : ''
}

function drawWords({ draw_workers, draw_skills, green, pay_worker, pay_skill }: Side): string {
  if (green && pay_worker) return t('keyflower-effect-pay-green', { worker: `${pay_worker}-worker`, n: green })
  if (draw_workers && pay_worker) return t('keyflower-effect-pay-workers', { n: draw_workers })
  if (draw_workers)
    return t(pay_skill ? 'keyflower-effect-skill-workers' : 'keyflower-effect-draw-workers', { n: draw_workers })
  if (draw_skills)
    return t(pay_skill ? 'keyflower-effect-skill-skills' : 'keyflower-effect-draw-skills', { n: draw_skills })
  return ''
}

function worthWords({ transport, upgrades, score_each, points_each }: Side): string {
  if (transport) return t('keyflower-effect-transport', { n: transport, m: upgrades ?? 0 })
  const points = points_each ?? 0
  if (score_each === 'any') return t('keyflower-effect-each-any', { points })
  return score_each ? t('keyflower-effect-each', { good: score_each, points }) : ''
}

/** What a tile does as it lies; at a table of so many players. */
export function effectWords(tile: Tile, upgraded = false, players = 0): string {
  if (!['winter', 'summer-boat', 'boat', 'turn-order'].includes(tile.kind))
    return sideWords((upgraded && tile.upgraded) || tile.basic)
  const words = t(`keyflower-card-${tile.id}`)
  return tile.startsWith.includes(players) ? `${words} ${t('keyflower-card-purple')}` : words
}

export interface EffectLine {
  kind: 'now' | 'upgraded' | 'worth'
  words: string
}

/** What a tile does, line by line: as it lies, upgraded and for what, and what it is worth now to who looks. */
export function effectLines(view: KeyflowerView, id: string): EffectLine[] {
  const tile = tileOf(id)
  const upgraded = find(view, id).village?.upgraded ?? false
  const lines: EffectLine[] = [{ kind: 'now', words: effectWords(tile, upgraded, view.players) }]
  if (tile.cost && tile.upgraded && !upgraded) {
    const words = t('keyflower-board-upgraded-for', { cost: tile.cost, side: sideWords(tile.upgraded) })
    lines.push({ kind: 'upgraded', words })
  }
  const points = view.own?.worth[id]
  if (points !== undefined) lines.push({ kind: 'worth', words: t('keyflower-board-worth', { points }) })
  return lines
}

/** The same as a tip, with its name and what the marks on it mean: in a village it may be too small to be read. */
export function tipOf(view: KeyflowerView, id: string): string {
  const { offer, village } = find(view, id)
  const place = offer ?? village
  return [nameOfTile(id), ...effectLines(view, id).map(({ words }) => words), ...(place ? onWords(place) : [])].join(
    '\n',
  )
}

export function costWords(tile: Tile): string {
  return tile.cost ? t('keyflower-effect-cost', { cost: tile.cost }) : ''
}

/** The sign of a colour for a message: its workers. */
export function colourWords(colour: string): string {
  return colour ? t('keyflower-board-colour-only', { worker: `${colour}-worker` }) : t('keyflower-board-no-colour')
}

export function bidWords(bid: BidView): string {
  const key = bid.leads ? 'keyflower-board-bid-leads' : 'keyflower-board-bid-outbid'
  return t(key, { seat: bid.seat, workers: { [`${bid.colour}-worker`]: bid.n } })
}

/** Who stands on a tile, and what the next use takes, if there is room for one. */
function onWords({ on, last, room }: { on: readonly number[]; last: number; room: number }): string[] {
  if (!sum(on)) return []
  const next = last < room ? t('keyflower-board-next-use', { n: last + 1 }) : t('keyflower-board-tile-full')
  return [t('keyflower-board-on-tile', { workers: workersOf(on) }), next]
}

/** What can be done here, and how many workers it takes. */
export function canWords(choices: readonly Choice[]): string[] {
  return choices.map((choice) => {
    const told = labelOf(choice)
    const least = choice.args['least']
    const needs = typeof least === 'object' && !Array.isArray(least) ? least : {}
    return Object.keys(needs).length ? `${told}: ${t('keyflower-board-needs', { workers: needs })}` : told
  })
}

export function offerWords(view: KeyflowerView, offer: KeyflowerOfferView, choices: readonly Choice[]): string {
  const bids = offer.bids.map(bidWords)
  return sentences([
    nameOfTile(offer.tile),
    ...effectLines(view, offer.tile).map(({ words }) => words),
    colourWords(offer.colour),
    ...bids,
    ...onWords(offer),
    ...canWords(choices),
  ])
}

export function villageTileWords(view: KeyflowerView, one: VillageTileView, choices: readonly Choice[]): string {
  const goods = sum(one.goods) ? [t('keyflower-board-lies', { goods: goodsOf(one.goods) })] : []
  const state = [
    ...(one.upgraded ? [t('keyflower-board-upgraded')] : []),
    ...(one.aside ? [t('keyflower-board-aside')] : []),
  ]
  const colour = one.colour ? [colourWords(one.colour)] : []
  return sentences([
    nameOfTile(one.tile),
    ...state,
    ...effectLines(view, one.tile).map(({ words }) => words),
    ...goods,
    ...colour,
    ...onWords(one),
    ...canWords(choices),
  ])
}

/** The gains and costs of a choice as counts of terms. */
export function gainAndCost(choice: Choice): { gain: Record<string, number>; cost: Record<string, number> } {
  const gain: Record<string, number> = {}
  const cost: Record<string, number> = {}
  for (const [id, n] of Object.entries(choice.gives)) {
    const name = keyflower.gifts[id]?.term ?? (id === 'points' ? 'point' : id)
    if (n > 0) gain[name] = (gain[name] ?? 0) + n
    else if (n < 0) cost[name] = (cost[name] ?? 0) - n
  }
  return { gain, cost }
}

/** What a choice brings: `pay 1 anvil → 3 iron`. */
export function giftWords(choice: Choice): string {
  const { gain, cost } = gainAndCost(choice)
  const [gains, pays] = [Object.keys(gain).length > 0, Object.keys(cost).length > 0]
  if (gains && pays) return t('keyflower-board-pay-gain', { cost, gain })
  if (gains) return t('keyflower-board-gain', { gain })
  return pays ? t('keyflower-board-pay', { cost }) : ''
}

/** Where a tile lies now: on offer, or in whose village. */
export interface Whereabouts {
  offer?: KeyflowerOfferView
  village?: VillageTileView
  seat: number
}

export function find(view: KeyflowerView, id: string): Whereabouts {
  const offer = [...view.offer, ...view.turn_order].find((one) => one.tile === id)
  if (offer) return { offer, seat: -1 }
  for (const [seat, one] of view.seats.entries()) {
    const village = one.village.find((tile) => tile.tile === id)
    if (village) return { village, seat }
  }
  return { seat: -1 }
}
