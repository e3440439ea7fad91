// How to play, on one page; see ../page.ts.
import type { GameOverview } from '../page'
import Picture from './Picture.svelte'

export const overview: GameOverview = {
  Picture,
  goal: 'keyflower-overview-goal',
  turn: [
    { says: 'keyflower-overview-place', rule: 'K-T1', picture: 'place' },
    { says: 'keyflower-overview-bid', rule: 'K-B2', picture: 'bid' },
    { says: 'keyflower-overview-use', rule: 'K-U2', picture: 'use' },
    { says: 'keyflower-overview-colour', rule: 'K-T3', picture: 'colour' },
    { says: 'keyflower-overview-upgrade', rule: 'K-M1', picture: 'upgrade' },
    { says: 'keyflower-overview-season', rule: 'K-E3', picture: 'season' },
  ],
  ends: [{ says: 'keyflower-overview-end', rule: 'K-E6' }],
  scores: [
    { says: 'keyflower-overview-printed', rule: 'K-G1' },
    { says: 'keyflower-overview-winter', rule: 'K-G4' },
    { says: 'keyflower-overview-boats', rule: 'K-G5' },
  ],
  missed: [
    { says: 'keyflower-overview-owner', rule: 'K-E4' },
    { says: 'keyflower-overview-outbid', rule: 'K-T2' },
    { says: 'keyflower-overview-green', rule: 'K-T3' },
    { says: 'keyflower-overview-home', rule: 'K-U3' },
    { says: 'keyflower-overview-plan', rule: 'K-N2' },
  ],
  legend: [
    {
      head: 'keyflower-overview-workers',
      signs: [
        { picture: 'any', says: 'keyflower-overview-sign-worker' },
        { picture: 'green', says: 'keyflower-overview-sign-green' },
        { picture: 'purple', says: 'keyflower-overview-sign-purple' },
        { picture: 'lying', says: 'keyflower-overview-sign-lying' },
        { glyph: 'bag', says: 'keyflower-overview-sign-bag' },
        { glyph: 'screen', says: 'keyflower-overview-sign-screen' },
      ],
    },
    {
      head: 'keyflower-overview-goods',
      signs: [
        { glyph: 'wood', says: 'keyflower-overview-sign-wood' },
        { glyph: 'stone', says: 'keyflower-overview-sign-stone' },
        { glyph: 'iron', says: 'keyflower-overview-sign-iron' },
        { glyph: 'gold', says: 'keyflower-overview-sign-gold' },
        { picture: 'skills', says: 'keyflower-overview-sign-skills' },
      ],
    },
    {
      head: 'keyflower-overview-bids',
      signs: [
        { picture: 'leads', says: 'keyflower-overview-sign-leads' },
        { picture: 'loses', says: 'keyflower-overview-sign-loses' },
        { picture: 'disc', says: 'keyflower-overview-sign-colour' },
        { picture: 'least', says: 'keyflower-overview-sign-least' },
      ],
    },
    {
      head: 'keyflower-overview-tiles',
      signs: [
        { glyph: 'cart', says: 'keyflower-overview-sign-cart' },
        { glyph: 'upgrade', says: 'keyflower-overview-sign-upgrade' },
        { picture: 'shield', says: 'keyflower-overview-sign-shield' },
        { picture: 'edges', says: 'keyflower-overview-sign-edges' },
        { picture: 'order', says: 'keyflower-overview-sign-order' },
        { glyph: 'boat', says: 'keyflower-overview-sign-boat' },
      ],
    },
  ],
}
