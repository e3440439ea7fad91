/** The session and its choices as this game has them: with the kinds of its own. */
import type { MilestonesKind } from '../../net/views'
import type * as shell from '../../table/session.svelte'

export type Session = shell.Session<MilestonesKind>
export type Choice = shell.ChoiceOf<MilestonesKind>
