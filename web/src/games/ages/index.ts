// What the shell asks of a game; see ../page.ts.
import type { AgesStep, AgesView } from '../../net/views'
import { t } from '../../words/index.svelte'
import type { End, GameModule, PhoneTab, ScorePart, Steps, Tie } from '../page'
import Board from './Board.svelte'
import { SIDES } from './material'

export { Board, SIDES as faces }
export { warns } from './ending'
export { suggested } from './suggested'
export { aims, pictures, tabOf, things } from './told'

export const loadCues: GameModule['loadCues'] = () => import('./cues')
export const loadDraw: GameModule['loadDraw'] = () => import('./Draw.svelte')

/** The step of the header that a step of the view belongs to. */
const BELONGS: Partial<Record<AgesStep, string>> = {
  start: 'step-roll',
  rolling: 'step-roll',
  reroll: 'step-roll',
  lead: 'step-roll',
  food: 'step-collect',
  spearheads: 'step-feed',
  trade: 'step-trade',
  offer: 'step-trade',
  respond: 'step-trade',
  build: 'step-build',
  buy: 'step-buy',
  pay: 'step-buy',
  sell: 'step-buy',
  discard: 'step-discard',
  end: 'step-discard',
}

export function steps(view: AgesView): Steps {
  const ids = ['step-roll', 'step-collect', 'step-feed', 'step-build', 'step-buy', 'step-discard']
  if (view.edition === 'late') ids.splice(4, 0, 'step-trade')
  else if (view.trade) ids.splice(3, 0, 'step-trade')
  return { ids, now: ids.indexOf(BELONGS[view.step] ?? '') }
}

export function ends(view: AgesView): End[] {
  if (view.players === 1) return [{ glyph: 'clock', label: t('ages-board-end-rounds'), n: view.round, of: view.rounds }]
  const { end } = view
  return [
    { glyph: 'upgrade', label: t('ages-board-developments'), n: end.developments, of: end.developments_needed },
    { glyph: 'temple', label: t('ages-board-monuments'), n: end.monuments, of: end.monuments_needed },
  ]
}

export function scores(view: AgesView): number[] {
  return view.seats.map((seat) => seat.score.total)
}

export function scoreParts(view: AgesView, seat: number): ScorePart[] {
  const sheet = view.seats[seat]
  if (!sheet) return []
  const { score } = sheet
  const bonus = [
    { term: 'architecture', points: score.architecture },
    { term: 'empire', points: score.empire },
    { term: 'commerce', points: score.commerce },
  ].filter((item) => item.points)
  return [
    {
      key: 'ages-board-developments',
      glyph: 'upgrade',
      points: score.developments,
      items: view.developments
        .filter((one) => sheet.developments.includes(one.id))
        .map((one) => ({ term: one.id, points: one.points }))
        .sort((a, b) => b.points - a.points),
    },
    { key: 'ages-board-monuments', glyph: 'temple', points: score.monuments, items: monumentItems(view, seat) },
    {
      key: 'ages-board-bonus',
      glyph: 'points',
      points: score.architecture + score.empire + score.commerce,
      items: bonus,
    },
    {
      key: 'ages-board-disasters',
      glyph: 'skull',
      points: score.disasters,
      items: Object.entries(sheet.losses)
        .filter(([, lost]) => lost > 0)
        .map(([term, lost]) => ({ term, points: -lost })),
    },
  ]
}

export function tie(view: AgesView, seat: number): Tie {
  return { term: 'goods-value', n: view.seats[seat]?.goods_value ?? 0 }
}

function monumentItems(view: AgesView, seat: number): ScorePart['items'] {
  return view.monuments
    .flatMap((one, i) => {
      if (view.seats[seat]?.monuments[i] !== one.boxes) return []
      if (one.first_by !== seat) return [{ term: one.id, points: one.later }]
      return [{ term: one.id, points: one.first, badge: t('ages-board-first-mark') }]
    })
    .sort((a, b) => b.points - a.points)
}

export const phoneTabs: PhoneTab[] = [
  { id: 'goods', glyph: 'goods', key: 'ages-board-tab-goods' },
  { id: 'build', glyph: 'temple', key: 'ages-board-tab-build' },
  { id: 'develop', glyph: 'upgrade', key: 'ages-board-tab-develop' },
  { id: 'players', glyph: 'person', key: 'ages-board-players' },
]
