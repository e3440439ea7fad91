// Made by tools/wire_types.py from the structs in src/tablestead/server/wire. Do not edit.
import type { View } from './views'

export const REACTIONS = ["👍","❤️","😂","😮","😢","👏"]

export type Status = "abandoned" | "broken" | "finished" | "resigned" | "running" | "waiting"

export type ClockKind = "live" | "move" | "none"

export type NoteKind = "analysis" | "chat" | "presence" | "restart" | "thinking"

export type Vacancy = "" | "anyone" | "friend"

export type Answer = "" | "no" | "yes"

export type CommandName = "abort" | "agree" | "decline" | "disagree" | "fill" | "free" | "hints" | "no-hints" | "resign" | "return" | "stand-in" | "unwatch" | "watch"

export type Arg = number | string | string[] | Record<string, number>

export type Incoming = Hello | Act | Undo | AskHint | Why | Look | At | Command | Say | React | Report | Ping | Learn

export type Outgoing = Ack | Nack | Hint | Past | Pong | TableMessage | ViewMessage | Ev | Note | LobbyRows | LessonMessage | ExerciseMessage

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

export interface AskHint {
  type: "hint"
  id: string
}

export interface At {
  type: "at"
  id: string
  seq: number
}

export interface Candidate {
  choices: Choice[]
  expects: number | null
  margin: number | null
  win: number | null
  facts: Fact[]
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
  notice: "" | "aborted" | "clock" | "device" | "filled" | "freed" | "grace" | "hints" | "holidays" | "host" | "joined" | "lapsed" | "left" | "no-hints" | "options" | "renamed" | "replaced" | "return" | "stand-in" | "unwatch" | "watch"
}

export interface Choice {
  action: number
  text: string
  kind: string
  target: string
  args: Record<string, number | string | string[] | Record<string, number>>
  gives: Record<string, number>
  draws: boolean
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

export interface Concern {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
  rule: string
  teaches: boolean
  severe: boolean
}

export interface Created {
  id: string
}

export interface Ev {
  type: "ev"
  seq: number
  entries: LogEntry[]
  taken_back: number
  steps: View[]
  view: View
  choices: Choice[]
  undo: Undoable
  actions: number
  status: Status
  resigned: number
  clock: ClockState | null
  coach: Concern[]
  opening: boolean
}

export interface Event {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
}

export interface ExerciseMessage {
  type: "exercise"
  over: boolean
  same: number
  tried: Choice[]
}

export interface Fact {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
}

export interface Fault {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
  rule: string
}

export interface GameInfo {
  id: string
  min_players: number
  max_players: number
  options: OptionInfo[]
  bots: string[]
  ratings: Record<string, number>
  hidden: boolean
  achievements: string[]
}

export interface Hello {
  type: "hello"
  last_seq?: number
}

export interface Hint {
  type: "hint"
  id: string
  candidates: Candidate[]
}

export interface Holiday {
  starts: number
  ends: number
}

export interface ImportRecord {
  text: string
}

export interface Join {
  seat: number
  name: string
  invite?: string
}

export interface Judgement {
  loss: number
  luck: number
  mistakes: number
}

export interface Learn {
  type: "learn"
  id: string
  task: number
}

export interface LessonInfo {
  game: string
  id: string
  minutes: number
  tasks: TaskInfo[]
  bots: string[]
  options: Record<string, number | string | boolean>
}

export interface LessonMessage {
  type: "lesson"
  task: number
  done: boolean
  stuck: boolean
  line: Choice[]
  others: Choice[][]
}

export interface LessonProgress {
  game: string
  lesson: string
  task: number
  done: boolean
}

export interface LobbyRows {
  type: "lobby"
  now: number
  rows: TableRow[]
  gone: string[]
  whole: boolean
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

export interface Memory {
  results: Result[]
  lessons: LessonProgress[]
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
  hints?: boolean | null
}

export interface Note {
  type: "note"
  kind: NoteKind
  seat: number
  online: number[]
  chat: ChatMessage[]
  watching: number
}

export interface OptionInfo {
  name: string
  kind: string
  values: (number | string | boolean)[]
  default: number | string | boolean
}

export interface Par {
  points: number
  options: Record<string, number | string | boolean>
}

export interface Past {
  type: "past"
  id: string
  seq: number
  view: View
  entries: LogEntry[]
  told: number
}

export interface Ping {
  type: "ping"
}

export interface Pong {
  type: "pong"
}

export interface Problem {
  key: string
  args: Record<string, number | string | string[] | Record<string, number>>
  rule: string
  faults: Fault[]
}

export interface Progress {
  task: number
  done: boolean
}

export interface React {
  type: "react"
  id: string
  seat: number
  n: number
  emoji: string
  on?: boolean
}

export interface Rematch {
  id: string
}

export interface Report {
  type: "report"
  id: string
  n: number
}

export interface Result {
  table_id: string
  game: string
  options: Record<string, number | string | boolean>
  bots: string[]
  mine: number[]
  status: "finished" | "resigned"
  resigned: number
  scores: number[]
  places: number[]
  rounds: number
  turns: number
  minutes: number
  ended: string
  achievements: string[]
  par: Par | null
  analysis: Judgement | null
}

export interface Say {
  type: "say"
  id: string
  seat: number
  text: string
}

export interface SeatInfo {
  name: string
  bot: string
  mine: boolean
  vacant: Vacancy
  stand_in: string
  online: boolean
  agrees: boolean
  rematch: Answer
  away: number
  holidays: Holiday[]
}

export interface SeatSetup {
  name: string
  bot?: string
  vacant?: Vacancy
}

export interface Site {
  docs: boolean
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
  watching: number
  hints: boolean
  patience: number | null
  rematch: string
  opening: boolean
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
  created: string
  updated: string
  clock: Clock
  host: boolean
  deadline: number | null
  watch: boolean
  scores: number[]
  places: number[]
  watching: number
  hosted_by: number
  host_here: boolean
  host_seen: number
}

export interface TaskInfo {
  id: string
  rules: string[]
  show: string[]
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
  view: View
  choices: Choice[]
  undo: Undoable
  log: LogEntry[]
  actions: number
  clock: ClockState | null
  chat: ChatMessage[]
  coach: Concern[]
}

export interface Why {
  type: "why"
  id: string
  text: string
}
