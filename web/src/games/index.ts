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
 *   Draw           not in a game with hidden pieces. Svelte component with props { session }: how people enter what they rolled or drew at a table of their own
 *                  (TableInfo.real). The prompt bar shows it in place of its buttons while chance is to decide; it sends what
 *                  was drawn by session.line("…") in notation, one chance event at a time, for the bots too. The bar's sentence
 *                  is t(`<game>-real-<step>`) where there is one. On a small screen its root gets the width of the screen.
 *   steps(view)    the steps of a turn as term ids, and which is now (-1: none): for the header.
 *   ends(view)     how near the end is: glyph id, translated label, n of `of`; `text` says it in other words ("20 left").
 *   scores(view)   everybody's points, by seat.
 *   scoreParts(view, seat)  the end's breakdown: a message key, a glyph, the points and what brought them; `term` is a term
 *                  id, `badge` a short translated text such as "1st", `note` a longer one that stands below.
 *   phoneTabs      { id, glyph, key } with key the message of the label; the shell adds "log".
 *   tie(view, seat)  where something breaks a tie: a term id and the figure of the seat, shown under the total.
 *   faces          where there are dice: their faces in the order of Review.dice, for the table of what was rolled.
 *
 * The functions get a view of their own game: they may name its type (MilestonesView) instead of View. A component narrows
 * session.view once, at its border (see ages/Board.svelte).
 *
 * The board reads session (table/session.svelte.ts) and acts by session.act([choice.action]); it selects dice by
 * session.pick("face-food", n), and the prompt bar sends the choice whose args.dice equals session.picked. `session.news`
 * holds the lines of the last event (to animate), `moving()` of table/settings.svelte.ts says whether things may move.
 * The prompt bar says t(`<game>-prompt-<step>`, args) with every number and string of the view as an argument, `seat` being
 * the player who decides; buttons say t(`<game>-choice-<kind>`, choice.args). A round is t(`<game>-round`, { n }), with n = 0
 * for the setup.
 * Words: t, term, nameOf, number of words/index.svelte.ts. Signs: look/Glyph.svelte, look/Mark.svelte.
 * A board that wants a refused or any rule shown calls openRule(id) of table/ruleopen.svelte.ts.
 */
import type { Component } from 'svelte'
import type { TableInfo, View } from '../net/wire'
import type { Session } from '../table/session.svelte'

export interface BoardProps {
  session: Session
  wide: boolean
  tab: string
}

export interface DrawProps {
  session: Session
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

export interface GameModule {
  Board: Component<BoardProps>
  Draw?: Component<DrawProps>
  steps(view: View): Steps
  ends(view: View): End[]
  scores(view: View): number[]
  scoreParts(view: View, seat: number): ScorePart[]
  phoneTabs: PhoneTab[]
  tie?(view: View, seat: number): Tie
  faces?: readonly Face[]
}

/** A key of the keyboard: it takes the first choice of one of these kinds; `says` is the message that explains it. */
export interface Key {
  kinds: readonly string[]
  says: string
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
  /** The choice among like pieces: its kind, and the argument that holds the counts. */
  pick: { kind: string; arg: string } | null
  /** By step: the phone's tab where it is decided ('' for the first one shown), and the rules to suggest. */
  tabs: Record<string, string>
  rules: Record<string, readonly string[]>
  keys: Record<string, Key>
  /** Keys the board itself takes, and the messages that explain them. */
  boardKeys: Record<string, string>
  /** Glyphs of what a choice brings, where this game has another one. */
  gifts?: Record<string, string>
  /** Events that tell why the game ends. */
  endings: readonly string[]
  /** What players should know of the components they play with: a message, and the rule that says more. */
  note?(table: TableInfo): { says: string; rule: string } | undefined
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
    pick: { kind: 'reroll', arg: 'dice' },
    tabs: {
      '': 'build',
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
      r: { kinds: ['roll', 'reroll'], says: 'shell-key-roll' },
      k: { kinds: ['stop'], says: 'shell-key-keep' },
      d: { kinds: ['done-trade', 'done-build', 'done-buy'], says: 'shell-key-done' },
      e: { kinds: ['end'], says: 'shell-key-end' },
    },
    boardKeys: { '1 … 7': 'shell-key-dice' },
    endings: ['last-round-developments', 'last-round-monuments'],
  },
  milestones: {
    id: 'milestones',
    glyph: 'milestone',
    name: 'Milestones',
    load: () => import('./milestones/index'),
    onBoard: [
      'move-worker',
      'move-empty',
      'move-castle',
      'move-trade',
      'move-works',
      'move-mill',
      'draft',
      'hire',
      'place',
      'street',
      'street-middle',
      'street-end',
      'market',
      'house',
      'flour',
      'bonus',
      'cover',
      'return',
      'buy',
      'sell',
    ],
    follows: {},
    pick: null,
    tabs: {
      '': 'board',
      draft: 'hire',
      trade: 'hire',
      place: 'board',
      move: 'board',
      works: 'board',
      'street-middle': 'board',
      'street-end': 'board',
      bonus: 'board',
      mill: 'board',
      return: 'board',
      cover: 'board',
      'may-cover': 'board',
    },
    rules: {
      lots: ['M-S1', 'M-S6'],
      tiles: ['M-S3', 'M-S6'],
      draft: ['M-S4', 'M-T6'],
      place: ['M-T8', 'M-T7a', 'M-S4'],
      move: ['M-T1', 'M-T3', 'M-T2'],
      trade: ['M-T7', 'M-T7a', 'M-T7b', 'M-T7c', 'M-T6'],
      refill: ['M-T7a'],
      works: ['M-T9', 'M-T10', 'M-T11', 'M-B1'],
      'street-middle': ['M-T9', 'M-B1'],
      'street-end': ['M-T9', 'M-T9b'],
      bonus: ['M-B1', 'M-B2', 'M-B3', 'M-B5'],
      mill: ['M-T13', 'M-T14'],
      return: ['M-T15'],
      cover: ['M-T16'],
      'may-cover': ['M-T16', 'M-T1'],
      end: ['M-E1', 'M-T1'],
      over: ['M-E2', 'M-E3'],
    },
    keys: {
      d: { kinds: ['done-trade', 'done-works', 'done-mill', 'leave'], says: 'shell-key-done' },
      e: { kinds: ['end'], says: 'shell-key-end' },
    },
    boardKeys: { '1 … 3': 'shell-key-build' },
    endings: ['last-turns-points', 'last-turns-tiles', 'turn-limit'],
    note: (table) =>
      table.options.board === 'standard' ? { says: 'shell-board-reconstruction', rule: 'M-C5' } : undefined,
  },
  keyflower: {
    id: 'keyflower',
    glyph: 'spring',
    name: 'Keyflower',
    load: () => import('./keyflower/index'),
    onBoard: [
      'bid',
      'use',
      'workers-bid',
      'workers-use',
      'group',
      'pay-worker',
      'pay-skill',
      'take',
      'carry',
      'carry-to',
      'upgrade',
      'with',
      'keep',
      'boat',
      'boat-tile',
      'lay',
      'cell',
      'rotation',
    ],
    follows: {},
    pick: null,
    tabs: {
      '': 'auction',
      turn: 'auction',
      workers: 'auction',
      cost: 'auction',
      choose: 'village',
      transport: 'village',
      direction: 'village',
      payment: 'village',
      keep: 'auction',
      boat: 'auction',
      lay: 'village',
      cell: 'village',
      rotation: 'village',
    },
    rules: {
      homes: ['K-S1'],
      screens: ['K-S1', 'K-S3', 'K-S4'],
      deal: ['K-S1', 'K-N2'],
      load: ['K-S2', 'K-N1'],
      'load-skills': ['K-S2', 'K-N1'],
      offer: ['K-N1'],
      turn: ['K-T1', 'K-B2', 'K-U2', 'K-T2', 'K-T3'],
      workers: ['K-T1', 'K-B2', 'K-U2', 'K-T2', 'K-T3'],
      cost: ['K-U4', 'K-V1', 'K-V2'],
      choose: ['K-V2'],
      draw: ['K-V1', 'K-U3'],
      'draw-skills': ['K-V1', 'K-U3'],
      transport: ['K-M1', 'K-M2'],
      direction: ['K-M1'],
      payment: ['K-M2'],
      keep: ['K-N2'],
      boat: ['K-E5', 'K-E6', 'K-C7'],
      gift: ['K-F1a'],
      lay: ['K-E7'],
      cell: ['K-E7'],
      rotation: ['K-E7'],
      end: ['K-T1'],
      over: ['K-G1', 'K-G2', 'K-G4', 'K-G5', 'K-G6'],
    },
    keys: {
      p: { kinds: ['pass'], says: 'shell-key-pass' },
      d: { kinds: ['done-workers', 'done-transport', 'decline'], says: 'shell-key-done' },
      e: { kinds: ['end'], says: 'shell-key-end' },
    },
    boardKeys: { r: 'shell-key-rotate', '1 … 4': 'shell-key-colour', i: 'shell-key-card' },
    gifts: { workers: 'bag' },
    endings: [],
  },
}
