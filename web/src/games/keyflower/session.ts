/** The session and its choices as this game has them: with the kinds of its own. */
import type { KeyflowerKind } from '../../net/views'
import type * as shell from '../../table/session.svelte'

export type Session = shell.Session<KeyflowerKind>
export type Choice = shell.ChoiceOf<KeyflowerKind>
