// How to play, on one page; see ../page.ts.
import type { GameOverview } from '../page'
import Picture from './Picture.svelte'

export const overview: GameOverview = {
  Picture,
  goal: 'milestones-overview-goal',
  turn: [
    { says: 'milestones-overview-moves', rule: 'M-T1', picture: 'moves' },
    { says: 'milestones-overview-worker', rule: 'M-T3', picture: 'worker' },
    { says: 'milestones-overview-trade', rule: 'M-T7', picture: 'trade' },
    { says: 'milestones-overview-works', rule: 'M-T9', picture: 'works' },
    { says: 'milestones-overview-mill', rule: 'M-T13', picture: 'mill' },
    { says: 'milestones-overview-castle', rule: 'M-T15', picture: 'castle' },
  ],
  ends: [{ says: 'milestones-overview-end', rule: 'M-E1' }],
  scores: [
    { says: 'milestones-overview-street', rule: 'M-T9' },
    { says: 'milestones-overview-house', rule: 'M-T10' },
    { says: 'milestones-overview-bonus', rule: 'M-B5' },
    { says: 'milestones-overview-majorities', rule: 'M-E2' },
  ],
  missed: [
    { says: 'milestones-overview-nobody', rule: 'M-C1' },
    { says: 'milestones-overview-passed', rule: 'M-T3' },
    { says: 'milestones-overview-rising', rule: 'M-T6' },
    { says: 'milestones-overview-spend', rule: 'M-T15' },
    { says: 'milestones-overview-early', rule: 'M-T10' },
  ],
  legend: [
    {
      head: 'milestones-overview-goods',
      signs: [
        { glyph: 'stone', says: 'milestones-overview-sign-stone' },
        { glyph: 'wood', says: 'milestones-overview-sign-wood' },
        { glyph: 'sand', says: 'milestones-overview-sign-sand' },
        { glyph: 'grain', says: 'milestones-overview-sign-grain' },
        { glyph: 'coin', says: 'milestones-overview-sign-coin' },
      ],
    },
    {
      head: 'milestones-overview-workers',
      signs: [
        { picture: 'Q3', says: 'milestones-overview-sign-quarryman' },
        { picture: 'L2', says: 'milestones-overview-sign-lumberjack' },
        { picture: 'S4', says: 'milestones-overview-sign-sand-worker' },
        { picture: 'G5', says: 'milestones-overview-sign-grain-grower' },
        { picture: 'C1', says: 'milestones-overview-sign-coiner' },
        { picture: 'bonus', says: 'milestones-overview-sign-bonus' },
      ],
    },
    {
      head: 'milestones-overview-spaces',
      signs: [
        { glyph: 'castle', says: 'milestones-overview-sign-castle' },
        { glyph: 'trading-house', says: 'milestones-overview-sign-trading-house' },
        { glyph: 'board-of-works', says: 'milestones-overview-sign-board-of-works' },
        { glyph: 'mill', says: 'milestones-overview-sign-mill' },
      ],
    },
    {
      head: 'milestones-overview-board',
      signs: [
        { picture: 'point', says: 'milestones-overview-sign-point' },
        { glyph: 'street', says: 'milestones-overview-sign-street' },
        { glyph: 'milestone', says: 'milestones-overview-sign-milestone' },
        { glyph: 'market', says: 'milestones-overview-sign-market' },
        { glyph: 'house', says: 'milestones-overview-sign-house' },
        { glyph: 'flour', says: 'milestones-overview-sign-flour' },
        { glyph: 'bush', says: 'milestones-overview-sign-bush' },
      ],
    },
  ],
}
