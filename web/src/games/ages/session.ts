/** The session and its choices as this game has them: with the kinds of its own. */
import type { AgesKind } from '../../net/views'
import type * as shell from '../../table/session.svelte'

export type Session = shell.Session<AgesKind>
export type Choice = shell.ChoiceOf<AgesKind>
