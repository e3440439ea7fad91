/**
 * What a game gives to the shell: a `GamePage`, which is there from the start (games/<id>/page.ts), and a `GameModule`,
 * which is loaded with the first table of that game (games/<id>/index.ts exports exactly its names):
 *
 *   Board          Svelte component with props { session, wide, tab }.
 *                  wide: it fills the area between header and prompt bar, left of the side panel (which is the
 *                        shell's), with its own grid, gap 10px. The area is a grid cell: the root takes height: 100%,
 *                        min-height: 0, and nothing scrolls at 1280×800.
 *                  phone (wide = false, below 1100 px): it fills the area between the tabs and the prompt bar: the
 *                        content of `tab` in a box that scrolls, and its docked tray below it, always. With tab "log"
 *                        (one of the shell's is open) it shows the tray only: its root is then as high as the tray.
 *                  session.still is true when a past position is shown: nothing can be clicked then.
 *   ready()        whether all that the board loads after its first picture is there; always, where it is not given.
 *   loadDraw()     not in a game with hidden pieces. Loads a Svelte component with props { session }: how people enter what
 *                  they rolled or drew at a table of their own (TableInfo.real_draws). The prompt bar shows it in place of
 *                  its buttons while chance is to decide; it sends what was drawn by session.line("…") in notation,
 *                  one chance event at a time, for the bots too. The bar's sentence is t(`<game>-real-<step>`) where
 *                  there is one. On a small screen its root gets the width of the screen.
 *   Aside          where there is something of the game's own beside the choices of the prompt bar. Svelte component with
 *                  props { session, wide }; the session is the live one.
 *   doing(session)  what the page does in one's name just now, said instead of what is expected; '' for nothing.
 *   steps(view)    the steps of a turn as term ids, and which is now (-1: none): for the header.
 *   ends(view)     how near the end is: glyph id, translated label, n of `of`; `text` says it in other words
 *                  ("20 left").
 *   warns(view)    what must not be missed in the step at hand, as a translated sentence that the prompt bar adds for whoever
 *                  decides; else empty.
 *   scores(view)   everybody's points, by seat.
 *   scoreParts(view, seat)  the end's breakdown: a message key, a glyph, the points and what brought them; `term` is a
 *                  term id, `badge` a short translated text such as "1st", `note` a longer one that stands below.
 *   phoneTabs      { id, glyph, key } with key the message of the label; the shell adds its own for log and rules.
 *   suggested      by step: the rules that matter most; the panel shows the first one.
 *   tie(view, seat)  where something breaks a tie: a term id and the figure of the seat, shown under the total.
 *   things(event)  what on the board an event is about, by the names that elements give themselves in `data-thing`:
 *                  the log lights it up, and what others changed is marked by it.
 *   aims(choice, seat)  what on the board a choice of a seat is about, by the same names: where a game is looked at again, the
 *                  played line and the better one are marked by it.
 *   tabOf(thing, view)  the phone's tab where a thing lies that somebody else changed, so that it comes to the front while that is
 *                  played back; '' where it is not worth that.
 *   loadCues()     loads the cues of its events, by their keys: what they sound like, and whether the things they are about
 *                  glow, as what is built does, or what is lost; `glows` is false where the board celebrates by itself.
 *   pictures(event, all)  what was done in short, for the card of what happened since one's last turn, where `all` is what
 *                  the seat did; none for what is not worth it. Without any the card says it in words.
 *   faces          where there are dice: their faces in the order of Review.dice, for the table of what was rolled.
 *
 * The functions get a view of their own game: they may name its type (MilestonesView) instead of View. A component
 * narrows session and session.view once, at its border (see ages/Board.svelte): ages/session.ts has the kinds of choices of
 * that game, so that one that is misspelt is found by the compiler.
 *
 * The board reads session (table/session.svelte.ts) and acts by session.act([choice.action]); it selects dice by
 * session.pick("face-food", n), and the prompt bar sends the choice whose args.dice equals session.picked.
 * `session.news` holds the lines of the last event (to animate; while others' turns are played back, `session.playing`,
 * those of the step that is shown), `moving()` of table/settings.svelte.ts says whether
 * things may move. The prompt bar says t(`<game>-prompt-<step>`, args) with every number and string of the view as an
 * argument, `seat` being the player who decides; buttons say t(`<game>-choice-<kind>`, choice.args). A round is
 * t(`<game>-round`, { n }), with n = 0 for the setup.
 * Words: t, term, nameOf, number of words/index.svelte.ts. Signs: look/Glyph.svelte, look/Mark.svelte.
 * How to play: overview() loads a GameOverview, for the page /how-to-play/<id> and for the menu of the table.
 * Enter presses the main button of the prompt bar, or the board's own for a step that is decided there (`data-main`),
 * where it has one only.
 * A board that wants a refused or any rule shown calls openRule(id) of table/ruleopen.svelte.ts. What cannot be used now is
 * aria-disabled and names the action that it stands for in data-why: it then answers by itself (table/answers.svelte.ts).
 */
import type { Component } from 'svelte'
import type { View } from '../net/views'
import type { Choice, Event, TableInfo } from '../net/wire'
import type { Session } from '../table/session.svelte'

export interface BoardProps {
  session: Session
  wide: boolean
  tab: string
}

export interface DrawProps {
  session: Session
}

export interface AsideProps {
  session: Session
  wide: boolean
}

export interface Steps {
  ids: string[]
  now: number
}

export interface End {
  glyph: string
  label: string
  n: number
  of: number
  text?: string
}

export interface ScorePart {
  key: string
  glyph: string
  points: number
  items: { term: string; points: number; badge?: string; note?: string }[]
}

export interface Tie {
  term: string
  n: number
}

/** A side of a die. */
export interface Face {
  term: string
  glyph: string
}

export interface PhoneTab {
  id: string
  glyph: string
  key: string
}

/** Something small and drawn that tells an event, beside a number or a name. */
export interface Picture {
  glyph: string
  text: string
}

/** What an event is like, for the ear and for the eye. */
export type Cue = 'dice' | 'place' | 'coin' | 'bid' | 'built' | 'disaster'

export interface GameModule {
  Board: Component<BoardProps>
  ready?(): boolean
  loadDraw?(): Promise<{ default: Component<DrawProps> }>
  Aside?: Component<AsideProps>
  doing?(session: Session): string
  steps(view: View): Steps
  ends(view: View): End[]
  warns?(view: View): string
  scores(view: View): number[]
  scoreParts(view: View, seat: number): ScorePart[]
  phoneTabs: PhoneTab[]
  suggested?: Partial<Record<string, readonly string[]>>
  tie?(view: View, seat: number): Tie
  faces?: readonly Face[]
  things?(event: Event): string[]
  aims?(choice: Choice, seat: number): string[]
  tabOf?(thing: string, view: View): string
  loadCues?(): Promise<{ cues: Readonly<Record<string, Cue>>; glows?: boolean }>
  pictures?(event: Event, all: readonly Event[]): Picture[]
}

/** A key of the keyboard: it takes the first choice of one of these kinds; `says` is the message that explains it. */
export interface Key<Kind extends string = string> {
  kinds: readonly Kind[]
  says: string
}

/** How something that a choice brings is drawn and called. */
export interface Gift {
  glyph?: string
  term?: string
}

/** What the shell knows of a game before its board is loaded. A game of ours names its steps and kinds. */
export interface GamePage<Step extends string = string, Kind extends string = string> {
  id: string
  glyph: string
  /** A proper name, the same in every language. */
  name: string
  /** The address of a picture: an SVG file with the symbol `hero-<id>`, 920×400, whose colours are tokens. */
  hero?: string
  /** How long a game takes, and how much there is to think about: 1 light, 2 medium, 3 heavy. */
  minutes?: number
  weight?: number
  /** How many bots play in somebody's first game. */
  company: number
  load(): Promise<GameModule>
  /** Kinds of choices made by clicking on the board; the prompt bar lists them only on demand. */
  onBoard: readonly Kind[]
  /** Kinds of choices that end a step, beside `end` and `done-…`: they stand last. */
  closing: readonly Kind[]
  /** Buttons with a smaller figure come first. */
  rank?(choice: Choice): number
  /** After one's own choice of the first kind, the only choice of the second is taken without asking. */
  follows: Partial<Record<Kind, Kind>>
  /** The choice among like pieces: its kind, and the argument that holds the counts. */
  pick: { kind: Kind; arg: string } | null
  /** By step: the phone's tab where it is decided ('' for the first one shown). */
  tabs: Partial<Record<Step | '', string>>
  /** By step: the message that calls somebody to it, where it is not just a turn. */
  calls: Partial<Record<Step, string>>
  /** The message that asks before a draw, where the game says what is drawn. */
  draws?: string
  keys: Record<string, Key<Kind>>
  /** Keys the board itself takes, and the messages that explain them. */
  boardKeys: Record<string, string>
  /** What a choice may bring, by its id in `gives`. */
  gifts: Record<string, Gift>
  /** The glyph that stands before the name of a term in the log, where it has one. */
  signs: Record<string, string>
  /** Events told once while an argument stays the same: the kind of event, and that argument. */
  told: Record<string, string>
  /** How long an event is looked at when a turn is played back, beside others: 1 unless it says so here. */
  pace?: Record<string, number>
  /** Events that are seen one after the other even where one action brought them all, one's own too. */
  apart?: readonly string[]
  /** Events that tell why the game ends. */
  endings: readonly string[]
  /** What players should know of the components they play with: a message, and the rule that says more. */
  note?(table: TableInfo): { says: string; rule: string } | undefined
  /** Whether a rule holds at a table: those of other editions, options and numbers of players are not listed there. */
  holds?(rule: string, table: TableInfo): boolean
  /** There are lessons of it (src/tablestead/lessons). */
  lessons?: boolean
  /** How to play it, on one page (games/<id>/overview.ts); loaded when somebody wants to read it. */
  overview?(): Promise<{ overview: GameOverview }>
}

/** The overview of a game and its legend. Its words are those of locale/<language>/<id>-overview.ftl. */
export interface GameOverview {
  /** Draws what a line or a sign names as its picture, with the board's own components and pieces made up for it. */
  Picture: Component<{ id: string }>
  /** The message that says in one sentence what one plays for. */
  goal: string
  /** How a turn goes, when the game ends, what scores, and what beginners miss. */
  turn: readonly OverviewLine[]
  ends: readonly OverviewLine[]
  scores: readonly OverviewLine[]
  missed: readonly OverviewLine[]
  legend: readonly LegendPart[]
}

/** A message, the rule that says more, and a picture. */
export interface OverviewLine {
  says: string
  rule: string
  picture?: string
}

/** Signs of one kind under a heading; each is a glyph or a picture, and a message. */
export interface LegendPart {
  head: string
  signs: readonly { glyph?: string; picture?: string; says: string }[]
}

/** Signs that have the name of their term. */
export function signed(...ids: string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, id]))
}

/** Gifts that have a glyph of their own name. */
export function drawn(...ids: string[]): Record<string, Gift> {
  return Object.fromEntries(ids.map((glyph) => [glyph, { glyph }]))
}
