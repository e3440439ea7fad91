/** The session and its choices as this game has them: with the kinds of its own. */
import type { AgesKind, AgesView } from '../../net/views'
import type * as shell from '../../table/session.svelte'

export type Session = shell.Session<AgesKind>
export type Choice = shell.ChoiceOf<AgesKind>

/** What a part of the table is told. */
export interface PartProps {
  session: Session
  view: AgesView
  /** Whose browser it is. */
  own: number
  wide: boolean
}

/** A part that belongs to a seat. */
export interface SheetProps extends PartProps {
  seat: number
}
