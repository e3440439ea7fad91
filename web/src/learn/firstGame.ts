/** The last lesson of a course: a real game, at a table of its own. */
import { nameAtTable } from '../lobby/name.svelte'
import { create } from '../net/http'
import type { LessonInfo } from '../net/wire'
import { go } from '../router.svelte'
import { tell } from '../table/commands'

export async function playFirstGame({ game, bots, options }: LessonInfo): Promise<void> {
  const others = bots.map((bot, i) => ({ name: bots.length > 1 ? `${bot} ${i + 1}` : bot, bot }))
  const seats = [{ name: nameAtTable(), bot: '' }, ...others]
  await tell(async () => {
    const table = await create({ game, seats, options: { ...options, players: seats.length } })
    go(`/table/${table.id}`)
  })
}
