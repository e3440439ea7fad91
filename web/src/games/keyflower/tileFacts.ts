// How a tile stands now, line by line with the rule behind it: for its card.
import type { KeyflowerView } from '../../net/views'
import { t, type Args } from '../../words/index.svelte'
import { counts, isUsable, SKILLS, sum, tileOf, type Tile } from './material'
import type { Plan } from './plan.svelte'
import { bidWords, colourWords, find, goodsOf, labelOf, workersOf } from './say'

export interface Fact {
  words: string
  rule: string
}

const fact = (rule: string, key: string, args: Args = {}): Fact => ({ rule, words: t(`keyflower-board-${key}`, args) })

export function factsOf(view: KeyflowerView, plan: Plan, id: string, own: number): Fact[] {
  const found = find(view, id)
  return [
    ...boatFacts(view, id),
    ...placeFacts(found),
    ...useFacts(found, tileOf(id), own),
    ...bidFacts(found.offer, own),
    ...stockFacts(view, found, id, own),
    ...plan.at(id).map((choice) => ({ rule: '', words: labelOf(choice) })),
    ...worthFacts(view, id),
    ...(view.own?.winter.includes(id) ? [fact('K-N2', 'now-in-hand')] : []),
  ]
}

type Found = ReturnType<typeof find>

function boatFacts(view: KeyflowerView, id: string): Fact[] {
  const boat = view.boats.find((one) => one.tile === id)
  if (!boat) return []
  const pieces = { ...workersOf(boat.workers), ...counts(boat.skills, SKILLS) }
  return [
    ...(Object.keys(pieces).length ? [fact('K-E5', 'boat-carries', { pieces })] : []),
    ...(boat.taken !== null ? [fact('K-E5', 'boat-taken', { seat: boat.taken })] : []),
  ]
}

function worthFacts(view: KeyflowerView, id: string): Fact[] {
  const points = view.own?.worth[id]
  return points === undefined ? [] : [fact(tileOf(id).kind === 'boat' ? 'K-G5' : 'K-G4', 'worth', { points })]
}

function placeFacts({ offer, village, seat }: Found): Fact[] {
  return [
    ...(offer ? [fact('K-B1', 'now-on-offer')] : []),
    ...(village ? [fact('K-E7', 'now-village', { seat })] : []),
    ...(village?.aside ? [fact('K-E7', 'aside')] : []),
  ]
}

/** Whose the workers on a tile are when the season ends. */
export function afterWords({ village, seat }: Found, own: number | null): string {
  const whose = !village ? 'offer' : seat === own ? 'own' : 'other'
  return t('keyflower-board-workers-after', { whose, seat })
}

function useFacts(found: Found, tile: Tile, own: number): Fact[] {
  const { offer, village, seat } = found
  const place = offer ?? village
  const usable = isUsable(tile)
  const facts: Fact[] = []
  if (place && (offer || usable)) facts.push({ rule: 'K-T3', words: colourWords(place.colour) })
  if (place && usable) {
    if (sum(place.on)) facts.push(fact('K-U2', 'on-tile', { workers: workersOf(place.on) }))
    facts.push(
      place.last < place.room
        ? fact('K-U2', 'now-use', { n: place.last + 1, m: place.room })
        : fact('K-U2', 'tile-full'),
    )
    facts.push({ rule: offer ? 'K-E3' : 'K-E4', words: afterWords(found, own) })
  }
  if (usable && tile.basic.produce && seat !== own) facts.push(fact('K-U3', 'now-goods-home'))
  return facts
}

function bidFacts(offer: Found['offer'], own: number): Fact[] {
  if (!offer) return []
  const outbid = offer.bids.some((bid) => bid.seat === own && !bid.leads)
  return [
    ...offer.bids.map((bid) => ({ rule: 'K-B2', words: bidWords(bid) })),
    ...(offer.bids.length ? [] : [fact('K-B2', 'now-no-bid')]),
    ...(outbid ? [fact('K-T2', 'now-outbid')] : []),
  ]
}

function stockFacts(view: KeyflowerView, { village, seat }: Found, id: string, own: number): Fact[] {
  const pieces = (seat === own && view.own?.missing[id]) || {}
  return [
    ...(village && sum(village.goods) ? [fact('K-M1', 'lies', { goods: goodsOf(village.goods) })] : []),
    ...(Object.keys(pieces).length ? [fact('K-M2', 'missing', { tile: id, pieces })] : []),
  ]
}
