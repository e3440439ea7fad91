/** What the results of a browser come to. Who shares it with others at one screen is not known: such games are listed, not counted. */
import type { LessonProgress, Par, Result } from '../net/wire'

/** Games of one kind: against whom, how many there were, how they went. */
export interface Group {
  game: string
  players: number
  /** The bots, each once; empty for people. Nobody where one plays alone. */
  opponents: string[]
  par: Par | null
  games: number
  wins: number
  /** One's own, from the earliest game to the latest. */
  points: number[]
  /** Of those that were analysed: points lost in a decision, and luck. */
  losses: number[]
  lucks: number[]
}

export const isCounted = (result: Result): boolean => result.mine.length === 1

/** The own place: of two, who gives up loses whatever the points; 0 where there is none. */
export function placeOf(result: Result): number {
  const [seat = -1] = result.mine
  const players = result.bots.length
  if (!isCounted(result) || players === 1) return 0
  if (result.status === 'finished') return result.places[seat] ?? 0
  if (result.resigned === seat) return players
  return players === 2 ? 1 : 0
}

/** One's own; nothing where the game was not played to its end. */
export function pointsOf(result: Result): number | undefined {
  return isCounted(result) ? result.scores[result.mine[0] ?? 0] : undefined
}

/** The best score of games played alone; nothing where none was. */
export function bestAlone(results: readonly Result[], game: string): number | undefined {
  return bestGameAlone(results, game)?.score
}

/** The same, with what there was to beat. */
export function bestGameAlone(
  results: readonly Result[],
  game: string,
): { score: number; par: Par | null } | undefined {
  const alone = results.filter((result) => result.game === game && result.bots.length === 1)
  const scores = alone.flatMap((result) => {
    const score = pointsOf(result)
    return score === undefined ? [] : [{ score, par: result.par ?? null }]
  })
  return scores.sort((one, other) => other.score - one.score)[0]
}

/** The games before this one; none where it is not remembered. `results`: the latest first. */
export function before(results: readonly Result[], table: string): Result[] {
  const at = results.findIndex((result) => result.table_id === table)
  return at < 0 ? [] : results.slice(at + 1)
}

/** Who else was there: bots by name, people as an empty one. */
export function opponentsOf(result: Result): string[] {
  return [...new Set(result.bots.filter((_, seat) => !result.mine.includes(seat)))].sort()
}

/** Those played most often come first. `results`: the latest first. */
export function groupsOf(results: readonly Result[]): Group[] {
  const groups = new Map<string, Group>()
  for (const result of results.toReversed()) {
    const players = result.bots.length
    const points = pointsOf(result)
    const place = placeOf(result)
    if (!isCounted(result) || (points === undefined && !place)) continue
    const opponents = opponentsOf(result)
    const par = result.par ?? null
    const key = JSON.stringify([result.game, players, opponents, par])
    const none: Group = {
      game: result.game,
      players,
      opponents,
      par,
      games: 0,
      wins: 0,
      points: [],
      losses: [],
      lucks: [],
    }
    const group = groups.get(key) ?? none
    groups.set(key, group)
    group.games++
    if (place === 1) group.wins++
    if (points !== undefined) group.points.push(points)
    if (result.analysis) {
      group.losses.push(result.analysis.loss)
      group.lucks.push(result.analysis.luck)
    }
  }
  return [...groups.values()].sort((one, other) => other.games - one.games)
}

/** One's own games against bots of one level and nobody else, however many there were. `results`: the latest first. */
const against = (results: readonly Result[], game: string, level: string): Result[] =>
  results.filter((one) => one.game === game && placeOf(one) > 0 && opponentsOf(one).join() === level)

/** How one fared against bots of a level. */
export function recordAgainst(
  results: readonly Result[],
  game: string,
  level: string,
): { games: number; wins: number } {
  const met = against(results, game, level)
  return { games: met.length, wins: met.filter((one) => placeOf(one) === 1).length }
}

const ENOUGH = 3

/** A level nobody has met yet, when the one below it lost three times in a row; else none. `levels`: the weakest first. */
export function nextLevel(results: readonly Result[], game: string, levels: readonly string[]): string {
  const beaten = (level: string): boolean => {
    const last = against(results, game, level).slice(0, ENOUGH)
    return last.length === ENOUGH && last.every((one) => placeOf(one) === 1)
  }
  const isNext = (level: string, i: number): boolean =>
    i > 0 && beaten(levels[i - 1] ?? '') && !against(results, game, level).length
  return levels.findLast(isNext) ?? ''
}

/** Nothing of nothing. */
export function mean(points: readonly number[]): number | undefined {
  return points.length ? points.reduce((sum, one) => sum + one, 0) / points.length : undefined
}

/** Which achievements of a game were ever reached. */
export function reachedIn(results: readonly Result[], game: string): Set<string> {
  return new Set(results.flatMap((result) => (result.game === game ? result.achievements : [])))
}

/** What a game reached, and whether it was the first to. `results`: the latest first. */
export function reachedBy(results: readonly Result[], table: string): { id: string; first: boolean }[] {
  const result = results.find((one) => one.table_id === table)
  if (!result) return []
  const known = reachedIn(before(results, table), result.game)
  return result.achievements.map((id) => ({ id, first: !known.has(id) }))
}

/** How many lessons of a game are done. */
export function lessonsDone(progress: readonly LessonProgress[], game: string): number {
  return progress.filter((one) => one.game === game && one.done).length
}

/** The points as a line in a box, the earliest at the left. */
export function lineOf(points: readonly number[], width: number, height: number): { x: number; y: number }[] {
  const least = Math.min(...points)
  const span = Math.max(...points) - least
  return points.map((one, i) => ({
    x: (width * i) / Math.max(1, points.length - 1),
    y: span ? height * (1 - (one - least) / span) : height / 2,
  }))
}
