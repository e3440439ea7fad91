// Made by tools/wire_types.py from what the server finds out about a game that is over. Do not edit.
import type { Choice, Fact } from './wire'

export interface Analysis {
  depth: "deep" | "normal" | "quick"
  status: "done" | "none" | "running" | "stopped"
  seconds: number
  report: Report | null
}

export interface Chance {
  type: "chance"
  at: number
  count: number
  luck: number[]
  exact: boolean
}

export interface Decision {
  type: "decision"
  at: number
  count: number
  seat: number
  step: string
  lines: Line[]
  difference: Estimate
  win_difference: Estimate | null
  loss: number
  win_loss: number
  effects: number[]
  mark: "" | "blunder" | "mistake" | "slip"
  screens: number[]
  reasons: Fact[]
}

export interface DiceStats {
  seat: number
  faces: number[]
  expected: number
}

export interface Estimate {
  mean: number
  error: number
  n: number
}

export interface Jump {
  seat: number
  round: number
  points: number
  names: string[]
}

export interface Line {
  actions: number[]
  text: string
  choices: Choice[]
  outlook: Outlook
  open: Outlook | null
  facts: Fact[]
  played: boolean
}

export interface Outlook {
  points: Estimate
  lead: Estimate
  win: Estimate | null
}

export interface Phase {
  first_round: number
  last_round: number
  decisions: number
  loss: number
  luck: number
}

export interface Player {
  name: string
  start: number
  loss: number
  others: number
  luck: number
  result: number
  decisions: number
  mean_loss: number
  grade: string
  marks: Record<string, number>
  phases: Phase[]
  without_luck: number
  without_luck_win: number | null
  turning: number
}

export interface Point {
  at: number
  outlooks: Outlook[]
}

export interface Report {
  format: number
  judge: string
  game: string
  depth: "deep" | "normal" | "quick"
  seed: number
  viewer: number | null
  finished: boolean
  actions: number
  turns_in_all: number
  analysed_from: number
  scores: number[] | null
  players: Player[]
  turns: Turn[]
}

export interface Review {
  rounds: number[][]
  jumps: Jump[]
  dice: DiceStats[]
  places: number[]
  turns: number[]
  steps: number[]
  told: number[]
}

export interface Turn {
  number: number
  round: number
  seat: number
  at: number
  count: number
  steps: (Decision | Chance)[]
  before: Point
  after: Point
  loss: number
  win_loss: number
  luck: number[]
  mark: "" | "blunder" | "mistake" | "slip"
  others: number[]
}
