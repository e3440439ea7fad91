/** What the menu and the end screen both offer. */
import { showError } from '../announcer.svelte'
import { create, record, rematch, Trouble } from '../net/http'
import type { Analysis } from '../net/reports'
import type { TableInfo } from '../net/wire'
import { go } from '../router.svelte'
import { t } from '../words/index.svelte'

/** The record as a file, with its analysis where one is meant; while a game with secrets goes on, what this seat saw of it. */
export async function saveRecord(
  table: TableInfo,
  seat: number | null = null,
  depth?: Analysis['depth'],
): Promise<void> {
  await tell(async () => {
    const url = URL.createObjectURL(
      new Blob([await record(table.id, table.status === 'running' ? seat : null, depth)], { type: 'text/plain' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = `${table.game}-${table.id}.txt`
    link.click()
    URL.revokeObjectURL(url)
  })
}

/** All people of the table sit at this screen. */
export const alone = ({ seats }: TableInfo): boolean =>
  seats.some((seat) => seat.mine) && seats.every((seat) => seat.mine || seat.bot !== '')

/** Offers the next game to those who sat here, or accepts it: it begins when all have done so. */
export async function offerRematch(table: TableInfo): Promise<void> {
  await tell(async () => {
    const { id } = await rematch(table.id)
    if (id) go(`/table/${id}`)
  })
}

/** A new game with the same seats and options. */
export async function playAgain(table: TableInfo): Promise<void> {
  await tell(async () => {
    const { game, seats, options, real_draws } = table
    const made = await create({ game, seats: seats.map(({ name, bot }) => ({ name, bot })), options, real_draws })
    go(`/table/${made.id}`)
  })
}

/** Does it; what the server has against it is shown. */
export async function tell(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    showError(t(error.problem.key, error.problem.args))
  }
}
