/**
 * What a game gives to the shell. games/<id>/index.ts exports exactly the names of `GameModule`:
 *
 *   Board          Svelte component with props { session, wide, tab }.
 *                  wide: it fills the area between header and prompt bar, left of the side panel (which is the shell's),
 *                        with its own grid (opponents, tray, sheet at left; developments and disasters at right), gap 10px.
 *                        The area is a grid cell: the root takes height: 100%, min-height: 0, and nothing scrolls at 1280×800.
 *                  phone (wide = false, below 1100 px): it fills the area between the tabs and the prompt bar: the content
 *                        of `tab` in a box that scrolls, and its docked tray below it, always. With tab "log" (the shell's)
 *                        it shows the tray only: its root is then as high as the tray.
 *                  session.still is true when a past position is shown: nothing can be clicked then.
 *   steps(view)    the steps of a turn as term ids, and which is now (-1: none): for the header.
 *   ends(view)     how near the end is: glyph id, translated label, n of `of`.
 *   scores(view)   everybody's points, by seat.
 *   scoreParts(view, seat)  the end's breakdown: a message key, a glyph, the points and what brought them; `term` is a term
 *                  id, `badge` a short translated text such as "1st".
 *   phoneTabs      { id, glyph, key } with key the message of the label; the shell adds "log".
 *
 * The board reads session (table/session.svelte.ts) and acts by session.act([choice.action]); it selects dice by
 * session.pick("face-food", n), and the prompt bar sends the choice whose args.dice equals session.picked. `session.news`
 * holds the lines of the last event (to animate), `moving()` of table/settings.svelte.ts says whether things may move.
 * The prompt bar says t(`<game>-prompt-<step>`, args) with every number and string of the view as an argument, `seat` being
 * the player who decides; buttons say t(`<game>-choice-<kind>`, choice.args).
 * Words: t, term, nameOf, number of words/index.svelte.ts. Signs: look/Glyph.svelte, look/Mark.svelte.
 * A board that wants a refused or any rule shown calls openRule(id) of table/ruleopen.svelte.ts.
 */
import type { Component } from 'svelte'
import type { View } from '../net/wire'
import type { Session } from '../table/session.svelte'

export interface BoardProps {
  session: Session
  wide: boolean
  tab: string
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
}

export interface ScorePart {
  key: string
  glyph: string
  points: number
  items: { term: string; points: number; badge?: string }[]
}

export interface PhoneTab {
  id: string
  glyph: string
  key: string
}

export interface GameModule {
  Board: Component<BoardProps>
  steps(view: View): Steps
  ends(view: View): End[]
  scores(view: View): number[]
  scoreParts(view: View, seat: number): ScorePart[]
  phoneTabs: PhoneTab[]
}

/** A die face that people can type in when they roll their own: its word in the notation, its term and its glyph. */
export interface Face {
  word: string
  term: string
  glyph: string
}

/** What the shell knows of a game before its board is loaded. */
export interface Title {
  id: string
  glyph: string
  /** A proper name, the same in every language. */
  name: string
  load(): Promise<GameModule>
  /** Kinds of choices made by clicking on the board; the prompt bar lists them only on demand. */
  onBoard: readonly string[]
  /** After one's own choice of the first kind, the only choice of the second is taken without asking. */
  follows: Record<string, string>
  faces: readonly Face[]
  /** The choice among like pieces: its kind, and the argument that holds the counts. */
  pickKind: string
  pickArg: string
  /** By step: the phone's tab where it is decided, and the rules to suggest. */
  tabs: Record<string, string>
  rules: Record<string, readonly string[]>
  /** A key of the keyboard for the first choice of one of these kinds. */
  keys: Record<string, readonly string[]>
}

export const TITLES: Record<string, Title> = {
  ages: {
    id: 'ages',
    glyph: 'great-pyramid',
    name: 'Roll Through the Ages',
    load: () => import('./ages/index'),
    onBoard: [
      'food',
      'spearheads',
      'build',
      'buy',
      'with',
      'sell-food',
      'discard',
      'give',
      'take',
      'swap',
      'lead',
      'offer',
    ],
    follows: { buy: 'with' },
    faces: [
      { word: 'food', term: 'face-food', glyph: 'die-food' },
      { word: 'good', term: 'face-good', glyph: 'die-good' },
      { word: 'skull', term: 'face-skull', glyph: 'die-goods-and-skull' },
      { word: 'workers', term: 'face-workers', glyph: 'die-workers' },
      { word: 'either', term: 'face-either', glyph: 'die-food-or-workers' },
      { word: 'coins', term: 'face-coins', glyph: 'die-coins' },
    ],
    pickKind: 'reroll',
    pickArg: 'dice',
    tabs: {
      trade: 'goods',
      offer: 'goods',
      respond: 'goods',
      discard: 'goods',
      build: 'build',
      buy: 'develop',
      pay: 'develop',
      sell: 'develop',
    },
    rules: {
      start: ['A-T1', 'A-L3'],
      rolling: ['A-T1'],
      reroll: ['A-T2', 'A-T11'],
      lead: ['A-T3'],
      food: ['A-T5', 'A-T10'],
      spearheads: ['A-L6'],
      trade: ['A-V2', 'A-L5'],
      offer: ['A-V2'],
      respond: ['A-V2'],
      build: ['A-T14', 'A-T15', 'A-T16', 'A-T17'],
      buy: ['A-T18', 'A-T20'],
      pay: ['A-T18', 'A-T20'],
      sell: ['A-T19'],
      discard: ['A-T21'],
      end: ['A-E1', 'A-T0'],
      over: ['A-E2', 'A-E3'],
    },
    keys: {
      r: ['roll', 'reroll'],
      k: ['stop'],
      d: ['done-trade', 'done-build', 'done-buy'],
      e: ['end'],
    },
  },
}

/** Games that are shown as coming. */
export const COMING: readonly { glyph: string; name: string }[] = [
  { glyph: 'milestone', name: 'Milestones' },
  { glyph: 'spring', name: 'Keyflower' },
]
