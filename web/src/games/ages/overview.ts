// How to play, on one page; see ../page.ts.
import type { GameOverview } from '../page'
import { SIDES } from './material'
import Picture from './Picture.svelte'

export const overview: GameOverview = {
  Picture,
  goal: 'ages-overview-goal',
  turn: [
    { says: 'ages-overview-roll', rule: 'A-T2', picture: 'roll' },
    { says: 'ages-overview-feed', rule: 'A-T10', picture: 'feed' },
    { says: 'ages-overview-disaster', rule: 'A-T11', picture: 'disaster' },
    { says: 'ages-overview-build', rule: 'A-T14', picture: 'build' },
    { says: 'ages-overview-buy', rule: 'A-T18', picture: 'buy' },
    { says: 'ages-overview-discard', rule: 'A-T21', picture: 'discard' },
  ],
  ends: [{ says: 'ages-overview-end', rule: 'A-E1' }],
  scores: [
    { says: 'ages-overview-monuments', rule: 'A-T16' },
    { says: 'ages-overview-developments', rule: 'A-E2' },
    { says: 'ages-overview-lost', rule: 'A-T13' },
  ],
  missed: [
    { says: 'ages-overview-unspent', rule: 'A-T20' },
    { says: 'ages-overview-whole', rule: 'A-T18' },
    { says: 'ages-overview-order', rule: 'A-T7' },
    { says: 'ages-overview-worth', rule: 'A-C2' },
    { says: 'ages-overview-city', rule: 'A-T16' },
  ],
  legend: [
    {
      head: 'ages-overview-dice',
      signs: SIDES.map(({ word, term }) => ({ picture: word, says: `ages-${term}.full` })),
    },
    {
      head: 'ages-overview-things',
      signs: [
        { glyph: 'food', says: 'ages-overview-sign-food' },
        { glyph: 'hammer', says: 'ages-overview-sign-worker' },
        { glyph: 'coin', says: 'ages-overview-sign-coin' },
        { glyph: 'skull', says: 'ages-overview-sign-skull' },
        { glyph: 'goods', says: 'ages-overview-sign-goods' },
        { glyph: 'ship', says: 'ages-overview-sign-ship' },
      ],
    },
    {
      head: 'ages-overview-goods',
      signs: [
        { glyph: 'wood', says: 'ages-overview-sign-wood' },
        { glyph: 'stone', says: 'ages-overview-sign-stone' },
        { glyph: 'pottery', says: 'ages-overview-sign-pottery' },
        { glyph: 'cloth', says: 'ages-overview-sign-cloth' },
        { glyph: 'spearhead', says: 'ages-overview-sign-spearhead' },
      ],
    },
    {
      head: 'ages-overview-signs',
      signs: [
        { glyph: 'city', says: 'ages-overview-sign-city' },
        { glyph: 'great-pyramid', says: 'ages-overview-sign-monument' },
        { picture: 'boxes', says: 'ages-overview-sign-box' },
        { glyph: 'reroll', says: 'ages-overview-sign-reroll' },
        { glyph: 'lock', says: 'ages-overview-sign-lock' },
        { glyph: 'points', says: 'ages-overview-sign-points' },
      ],
    },
  ],
}
