// What the shell knows of this game from the start; see ../page.ts.
import type { AgesKind, AgesStep } from '../../net/views'
import { drawn, signed, type GamePage } from '../page'
import hero from './hero.svg?url'

export const ages: GamePage<AgesStep, AgesKind> = {
  id: 'ages',
  glyph: 'great-pyramid',
  name: 'Roll Through the Ages',
  hero,
  minutes: 30,
  weight: 1,
  company: 1,
  load: () => import('./index'),
  lessons: true,
  overview: () => import('./overview'),
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
  closing: ['stop'],
  rank: ({ args }) => (typeof args.waste === 'number' ? args.waste : 0),
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
  calls: { respond: 'shell-call-offer' },
  keys: {
    r: { kinds: ['roll', 'reroll'], says: 'shell-key-roll' },
    k: { kinds: ['stop'], says: 'shell-key-keep' },
    d: { kinds: ['done-trade', 'done-build', 'done-buy'], says: 'shell-key-done' },
    e: { kinds: ['end'], says: 'shell-key-end' },
  },
  boardKeys: { '1 … 7': 'shell-key-dice', '↑ ↓': 'shell-key-boxes' },
  gifts: {
    ...drawn('food', 'wood', 'stone', 'pottery', 'cloth', 'spearhead', 'goods', 'coin', 'skull'),
    workers: { glyph: 'hammer', term: 'worker' },
    coins: { glyph: 'coin', term: 'coin' },
    skulls: { glyph: 'skull', term: 'skull' },
    ships: { glyph: 'ship', term: 'ship' },
  },
  signs: {
    ...signed('food', 'goods', 'wood', 'stone', 'pottery', 'cloth', 'spearhead', 'coin', 'skull', 'ship'),
    ...signed('step-pyramid', 'stone-circle', 'temple', 'obelisk', 'hanging-gardens', 'great-wall', 'great-pyramid'),
    worker: 'hammer',
    'food-or-worker': 'food-or-workers',
    'city-4': 'city',
    'city-5': 'city',
    'city-6': 'city',
    'city-7': 'city',
    'face-food': 'die-food',
    'face-good': 'die-good',
    'face-skull': 'die-goods-and-skull',
    'face-workers': 'die-workers',
    'face-either': 'die-food-or-workers',
    'face-coins': 'die-coins',
  },
  told: { builds: 'building' },
  pace: { rolls: 0.1, stops: 0.4, rolled: 1.4, builds: 0.6 },
  endings: ['last-round-developments', 'last-round-monuments'],
  holds(rule, { options, seats }) {
    const only = ONLY.find(([rules]) => rules.test(rule))
    return only?.[1](String(options['edition']), seats.length, options['trade'] === true) ?? true
  },
}

/** Rules that hold with some editions, numbers of players or options only. */
const ONLY: readonly [RegExp, (edition: string, players: number, trade: boolean) => boolean][] = [
  [/^A-(V3|L\d)$/, (edition) => edition === 'late'],
  [/^A-C6$/, (edition) => edition !== 'late'], // A-L2 says it
  [/^A-V4$/, (edition) => edition === 'reprint'],
  [/^A-V5$/, (edition) => edition === '2009'],
  [/^A-(T4|V1)$/, (_, players) => players === 1],
  [/^A-(S2|T15|E1|E3|E4|R6|R8)$/, (_, players) => players > 1],
  [/^A-R7$/, (edition, players) => players === 2 && edition !== 'late'],
  [/^A-(V2|R5)$/, (_edition, _players, trade) => trade],
]
