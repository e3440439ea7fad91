// Made by tools/wire_types.py from the games' views, src/tablestead/games/*/view/structs.py. Do not edit.

export type AgesStep = "build" | "buy" | "discard" | "end" | "food" | "lead" | "offer" | "over" | "pay" | "reroll" | "respond" | "rolling" | "sell" | "spearheads" | "start" | "trade"

export type AgesKind = "accept" | "build" | "buy" | "discard" | "done-build" | "done-buy" | "done-trade" | "end" | "food" | "give" | "lead" | "offer" | "preserve" | "propose" | "refuse" | "reroll" | "roll" | "sell-food" | "ship" | "spearheads" | "spend-stone" | "stop" | "swap" | "take" | "with"

export type MilestonesStep = "bonus" | "cover" | "draft" | "end" | "lots" | "may-cover" | "mill" | "move" | "over" | "place" | "refill" | "return" | "street-end" | "street-middle" | "tiles" | "trade" | "works"

export type MilestonesKind = "bonus" | "buy" | "cover" | "done-mill" | "done-trade" | "done-works" | "draft" | "end" | "flour" | "hire" | "house" | "leave" | "market" | "may-cover" | "move-castle" | "move-empty" | "move-mill" | "move-trade" | "move-worker" | "move-works" | "place" | "return" | "sell" | "street" | "street-end" | "street-middle"

export type KeyflowerStep = "boat" | "cell" | "choose" | "cost" | "deal" | "direction" | "draw" | "draw-skills" | "end" | "gift" | "homes" | "keep" | "lay" | "load" | "load-skills" | "offer" | "over" | "payment" | "rotation" | "screens" | "transport" | "turn" | "workers"

export type KeyflowerKind = "bid" | "boat" | "boat-tile" | "carry" | "carry-to" | "cell" | "decline" | "done-transport" | "done-workers" | "end" | "group" | "keep" | "lay" | "pass" | "pay-skill" | "pay-worker" | "rotation" | "take" | "upgrade" | "use" | "with" | "workers-bid" | "workers-use"

export type View = AgesView | MilestonesView | KeyflowerView

export interface AgesOfferView {
  partner: number
  give: Record<string, number>
  take: Record<string, number>
}

export interface AgesScoreView {
  developments: number
  monuments: number
  architecture: number
  empire: number
  commerce: number
  disasters: number
  total: number
}

export interface AgesSeatView {
  food: number
  goods: number[]
  cities: number[]
  monuments: number[]
  developments: string[]
  ships: number
  dice: number
  losses: Record<string, number>
  goods_value: number
  score: AgesScoreView
}

export interface AgesView {
  game: "ages"
  seat: number | null
  player: number
  active: number
  step: AgesStep
  round: number
  players: number
  rounds: number
  start: number
  edition: string
  trade: boolean
  dice: number[]
  rolling: number
  rolls: number
  skulls_locked: boolean
  led: boolean
  preserved: boolean
  workers: number
  coins: number
  skulls: number
  buying: string
  paying: string[]
  bought: boolean
  offers_left: number
  offer: AgesOfferView | null
  swaps_left: number
  seats: AgesSeatView[]
  monuments: MonumentView[]
  developments: DevelopmentView[]
  disasters: DisasterView[]
  end: EndTracker
  forecast: Forecast | null
  power: Power
}

export interface BidView {
  seat: number
  colour: string
  n: number
  leads: boolean
  lies: boolean
}

export interface BoardView {
  points: PointView[]
  bushes: string[]
  streets: string[]
  milestones: string[]
  markets: MarketView[]
  houses: string[]
  bonuses: Record<string, string>
}

export interface BoatView {
  tile: string
  workers: number[]
  skills: number[]
  taken: number | null
}

export interface DevelopmentView {
  id: string
  cost: number
  points: number
  n: number
}

export interface DisasterView {
  id: string
  skulls: number
  hits: Hit[]
}

export interface EndTracker {
  developments: number
  developments_needed: number
  monuments: number
  monuments_needed: number
  last_round: boolean
}

export interface Forecast {
  food: [number, number]
  workers: [number, number]
  goods: number
  coins: number
  skulls: number
  food_after: [number, number]
  unfed: [number, number]
  goods_after: number[]
  over_limit: number
  disaster: string
}

export interface Hit {
  seat: number
  points: number
  goods: boolean
  averted: string
}

export interface KeyflowerOfferView {
  tile: string
  colour: string
  last: number
  on: number[]
  room: number
  bids: BidView[]
}

export interface KeyflowerSeatView {
  workers: number
  skills: number
  known: number[]
  known_skills: number[]
  winter: number
  chosen: boolean
  passed: boolean
  boat: boolean
  village: VillageTileView[]
  hand: string[]
  points: number
  parts: ScorePartView[]
}

export interface KeyflowerView {
  game: "keyflower"
  seat: number | null
  player: number
  active: number
  step: KeyflowerStep
  round: number
  players: number
  season: string
  turn: number
  phase: string
  start: number
  passes: number
  outbid: number
  workers: number
  bag: number
  pile: number
  greens: number
  supply: number[]
  offer: KeyflowerOfferView[]
  turn_order: KeyflowerOfferView[]
  boats: BoatView[]
  placing: PlacementView | null
  work: WorkView
  own: OwnView | null
  seats: KeyflowerSeatView[]
}

export interface MarketView {
  point: string
  flour: boolean
}

export interface MilestonesScoreView {
  streets: number
  houses: number
  markets: number
  flour: number
  bonus: number
  majorities: number
  total: number
}

export interface MilestonesSeatView {
  goods: number[]
  piece: string
  workers: string[]
  bonus: boolean[]
  ascending: boolean
  majority: number[]
  score: MilestonesScoreView
}

export interface MilestonesView {
  game: "milestones"
  seat: number | null
  player: number
  active: number
  step: MilestonesStep
  round: number
  players: number
  turn_limit: number
  start: number
  target: number
  moves: number
  layout: string
  board: BoardView
  section: string[]
  lot: string
  built: string
  placing: string
  slot: number
  hired: boolean
  display: string[]
  starting: string[]
  pile: string[]
  bag: number[]
  left: Supply
  end_by: number | null
  seats: MilestonesSeatView[]
}

export interface MonumentView {
  id: string
  boxes: number
  first: number
  later: number
  first_by: number | null
}

export interface OwnView {
  workers: number[]
  skills: number[]
  winter: string[]
  kept: string[]
  missing: Record<string, Record<string, number>>
  worth: Record<string, number>
}

export interface PlacementView {
  kind: string
  tile: string
  workers: number[]
  groups: string[]
  least: number
  most: number
}

export interface PointView {
  id: string
  value: number
}

export interface Power {
  coins: number
  goods: number[]
  food: number
  total: number
}

export interface ScorePartView {
  source: string
  tile: string
  points: number
  uses: Record<string, number>
}

export interface Supply {
  sections: number
  markets: number
  houses: number
  sacks: number
}

export interface VillageTileView {
  tile: string
  q: number
  r: number
  turn: number
  aside: boolean
  upgraded: boolean
  goods: number[]
  colour: string
  last: number
  on: number[]
  room: number
}

export interface WorkView {
  tile: string
  carries: number
  upgrades: number
  draws: number
  good: string
  source: string
  ways: Record<string, Record<string, string>>
  upgrading: string
  laying: string
  cell: number[]
  paid: string
}
