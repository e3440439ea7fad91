// Made by tools/wire_types.py from the structs in src/tablestead/server/wire.py. Do not edit.

export const REACTIONS = ["👍","❤️","😂","😮","😢","👏"]

export type Status = "abandoned" | "broken" | "finished" | "resigned" | "running" | "waiting"

export type ClockKind = "live" | "move" | "none"

export type NoteKind = "chat" | "presence" | "restart" | "thinking"

export type Vacancy = "" | "anyone" | "friend"

export type CommandName = "agree" | "close" | "disagree" | "fill" | "free" | "resign" | "return" | "stand-in" | "unwatch" | "watch"

export type Arg = number | string | string[] | Record<string, number>

export type View = AgesView | MilestonesView | KeyflowerView

export type Incoming = Hello | Act | Undo | AskHint | Look | At | Command | Say | React | Ping

export type Outgoing = TableMessage | ViewMessage | Ev | Ack | Nack | Hint | Past | Note | Pong

export interface Ack {
  type: "ack"
  id: string
}

export interface Act {
  type: "act"
  id: string
  seq: number
  actions?: number[]
  text?: string
}

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
  step: string
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

export interface AskHint {
  type: "hint"
  id: string
}

export interface At {
  type: "at"
  id: string
  seq: number
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

export interface Catalogue {
  texts: Record<string, string>
  rules: Record<string, string>
}

export interface ChatMessage {
  n: number
  seat: number
  name: string
  text: string
  said: string
  reactions: Record<string, number[]>
}

export interface Choice {
  action: number
  text: string
  kind: string
  target: string
  args: Record<string, number | string | string[] | Record<string, number>>
  gives: Record<string, number>
}

export interface Clock {
  kind: ClockKind
  seconds: number
  increment: number
}

export interface ClockState {
  left: number[]
  seat: number
  deadline: number
  now: number
}

export interface Command {
  type: "command"
  id: string
  command: CommandName
  seat?: number
  bot?: string
}

export interface Created {
  id: string
}

export interface DevelopmentView {
  id: string
  cost: number
  points: number
  n: number
}

export interface DiceStats {
  seat: number
  faces: number[]
  expected: number
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

export interface Ev {
  type: "ev"
  seq: number
  entries: LogEntry[]
  taken_back: number
  view: AgesView | MilestonesView | KeyflowerView
  choices: Choice[]
  undo: Undoable
  actions: number
  status: Status
  resigned: number
  clock: ClockState | null
}

export interface Event {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
}

export interface Fault {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
  rule: string
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

export interface GameInfo {
  id: string
  min_players: number
  max_players: number
  options: OptionInfo[]
  bots: string[]
  hidden: boolean
}

export interface Hello {
  type: "hello"
  last_seq?: number
}

export interface Hint {
  type: "hint"
  id: string
  choices: Choice[]
  expects: number | null
  margin: number | null
}

export interface Hit {
  seat: number
  points: number
  goods: boolean
  averted: string
}

export interface ImportRecord {
  text: string
}

export interface Join {
  seat: number
  name: string
  invite?: string
}

export interface Jump {
  seat: number
  round: number
  points: number
  names: string[]
}

export interface KeyflowerOfferView {
  tile: string
  colour: string
  last: number
  on: number[]
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
  step: string
  round: number
  players: number
  season: string
  turn: number
  phase: string
  start: number
  passes: number
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

export interface LogEntry {
  seat: number
  active: number
  round: number
  events: Event[]
}

export interface Look {
  type: "look"
  seat: number | null
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
  step: string
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

export interface Nack {
  type: "nack"
  id: string
  rule: string
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
}

export interface NewTable {
  game: string
  seats: SeatSetup[]
  options?: Record<string, number | string | boolean>
  real_draws?: boolean
  clock?: Clock
  watch?: boolean
}

export interface Note {
  type: "note"
  kind: NoteKind
  seat: number
  online: number[]
  chat: ChatMessage[]
}

export interface OptionInfo {
  name: string
  kind: string
  values: (number | string | boolean)[]
  default: number | string | boolean
}

export interface OwnView {
  workers: number[]
  skills: number[]
  winter: string[]
  kept: string[]
  missing: Record<string, Record<string, number>>
}

export interface Past {
  type: "past"
  id: string
  seq: number
  view: AgesView | MilestonesView | KeyflowerView
  entries: LogEntry[]
  told: number
}

export interface PersonalLink {
  key: string
}

export interface Ping {
  type: "ping"
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

export interface Pong {
  type: "pong"
}

export interface Power {
  coins: number
  goods: number[]
  food: number
  total: number
}

export interface Problem {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
  rule: string
  faults: Fault[]
}

export interface React {
  type: "react"
  id: string
  seat: number
  n: number
  emoji: string
}

export interface Review {
  rounds: number[][]
  jumps: Jump[]
  dice: DiceStats[]
  places: number[]
  turns: number[]
}

export interface Say {
  type: "say"
  id: string
  seat: number
  text: string
}

export interface ScorePartView {
  source: string
  tile: string
  points: number
  uses: Record<string, number>
}

export interface SeatInfo {
  name: string
  bot: string
  mine: boolean
  vacant: Vacancy
  stand_in: string
  online: boolean
  agrees: boolean
}

export interface SeatSetup {
  name: string
  bot?: string
  vacant?: Vacancy
}

export interface Supply {
  sections: number
  markets: number
  houses: number
  sacks: number
}

export interface TableInfo {
  id: string
  game: string
  options: Record<string, number | string | boolean>
  seats: SeatInfo[]
  real_draws: boolean
  hidden: boolean
  status: Status
  resigned: number
  clock: Clock
  host: boolean
  invite: string
  watch: boolean
  rematch: string
}

export interface TableMessage {
  type: "table"
  table: TableInfo
}

export interface TableRow {
  id: string
  game: string
  seats: SeatInfo[]
  status: Status
  resigned: number
  round: number
  player: number
  updated: string
  clock: Clock
  host: boolean
  deadline: number | null
}

export interface Undo {
  type: "undo"
  id: string
  seq: number
  n: number
}

export interface Undoable {
  n: number
  why: string
}

export interface ViewMessage {
  type: "view"
  seq: number
  table: TableInfo
  view: AgesView | MilestonesView | KeyflowerView
  choices: Choice[]
  undo: Undoable
  log: LogEntry[]
  actions: number
  clock: ClockState | null
  chat: ChatMessage[]
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
}

export interface WorkView {
  tile: string
  carries: number
  upgrades: number
  draws: number
  good: string
  source: string
  upgrading: string
  laying: string
  cell: number[]
  paid: string
}
