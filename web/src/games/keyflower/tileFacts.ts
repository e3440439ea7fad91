// How a tile stands now, line by line with the rule behind it: for its card.
import type { KeyflowerView } from '../../net/wire'
import { t } from '../../words/index.svelte'
import { counts, isUsable, SKILLS, sum, tileOf } from './material'
import type { Plan } from './plan.svelte'
import { bidWords, colourWords, find, goodsOf, labelOf, workersOf } from './say'

export interface Fact {
  words: string
  rule: string
}

const MOST = 6

export function factsOf(view: KeyflowerView, plan: Plan, id: string, own: number): Fact[] {
  const tile = tileOf(id)
  const { offer, village, seat } = find(view, id)
  const place = offer ?? village
  const facts: Fact[] = []
  const say = (rule: string, key: string, args = {}): void =>
    void facts.push({ rule, words: t(`keyflower-board-${key}`, args) })
  const boat = view.boats.find((one) => one.tile === id)
  const load = { ...workersOf(boat?.workers ?? []), ...counts(boat?.skills ?? [], SKILLS) }
  if (boat && Object.keys(load).length) say('K-E5', 'boat-carries', { pieces: load })
  if (boat && boat.taken !== null) say('K-E5', 'boat-taken', { seat: boat.taken })
  if (offer) say('K-B1', 'now-on-offer')
  if (village) say('K-E7', 'now-village', { seat })
  if (village?.aside) say('K-E7', 'aside')
  if (place && (offer || isUsable(tile))) facts.push({ rule: 'K-T3', words: colourWords(place.colour) })
  if (place && isUsable(tile)) {
    if (sum(place.on)) say('K-U2', 'on-tile', { workers: workersOf(place.on) })
    say('K-U2', 'now-use', { n: place.last + 1, m: MOST - sum(place.on) })
  }
  if (isUsable(tile) && tile.basic.produce && seat !== own) say('K-U3', 'now-goods-home')
  for (const bid of offer?.bids ?? []) facts.push({ rule: 'K-B2', words: bidWords(bid) })
  if (offer && !offer.bids.length) say('K-B2', 'now-no-bid')
  if (offer?.bids.some((bid) => bid.seat === own && !bid.leads)) say('K-T2', 'now-outbid')
  if (village && sum(village.goods)) say('K-M1', 'lies', { goods: goodsOf(village.goods) })
  const pieces = (seat === own && view.own?.missing[id]) || {}
  if (Object.keys(pieces).length) say('K-M2', 'missing', { tile: id, pieces })
  for (const choice of plan.at(id)) facts.push({ rule: '', words: labelOf(choice) })
  if (view.own?.winter.includes(id)) say('K-N2', 'now-in-hand')
  return facts
}
