/** Which bots a game has, from weakest to strongest. */
import { games } from '../net/http'
import type { GameInfo } from '../net/wire'

let known: Promise<GameInfo[]> | null = null

export async function botsOf(game: string): Promise<string[]> {
  known ??= games()
  try {
    return (await known).find((info) => info.id === game)?.bots ?? []
  } catch (error) {
    known = null // asked again next time
    throw error
  }
}
