// What the shell knows of this game from the start; see ../page.ts.
import type { MilestonesKind, MilestonesStep } from '../../net/views'
import { drawn, signed, type GamePage } from '../page'
import hero from './hero.svg?url'

export const milestones: GamePage<MilestonesStep, MilestonesKind> = {
  id: 'milestones',
  glyph: 'milestone',
  name: 'Milestones',
  hero,
  minutes: 60,
  weight: 2,
  company: 1,
  load: () => import('./index'),
  lessons: true,
  overview: () => import('./overview'),
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
    'cover',
    'may-cover',
    'return',
    'buy',
    'sell',
  ],
  closing: [],
  rank: ({ kind }) => (kind === 'leave' ? 1 : 0),
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
  calls: {},
  draws: 'milestones-draws',
  keys: {
    d: { kinds: ['done-trade', 'done-works', 'done-mill', 'leave'], says: 'shell-key-done' },
    e: { kinds: ['end'], says: 'shell-key-end' },
  },
  boardKeys: { '1 … 3': 'shell-key-build' },
  gifts: {
    ...drawn('wood', 'stone', 'sand', 'grain', 'coin', 'gold', 'goods'),
    workers: { glyph: 'hammer', term: 'worker' },
    coins: { glyph: 'coin', term: 'coin' },
  },
  signs: {
    ...signed('wood', 'stone', 'sand', 'grain', 'coin'),
    ...signed('quarryman', 'lumberjack', 'sand-worker', 'grain-grower', 'coiner'),
  },
  pace: { 'tile-refill': 0.5 },
  told: {},
  endings: ['last-turns-points', 'last-turns-tiles', 'turn-limit'],
  holds: (rule, { options }) => {
    const own = !['standard', 'random'].includes(String(options['board']))
    if (rule === 'M-O1') return options['board'] === 'random'
    return rule !== 'M-O2' || own
  },
  note: (table) =>
    table.options.board === 'standard' ? { says: 'shell-board-reconstruction', rule: 'M-C5' } : undefined,
}
