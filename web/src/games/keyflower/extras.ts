/** What the first picture of the board does not need: one file that comes right after it. */
export { default as Cells } from './Cells.svelte'
export { default as Dock } from './Dock.svelte'
export { default as Flights } from './Flights.svelte'
export { default as Lying } from './Lying.svelte'
export { default as Outbid } from './Outbid.svelte'
export { default as SeasonEnd } from './SeasonEnd.svelte'
export { default as TileCard } from './TileCard.svelte'
export { default as VillageInWords } from './VillageInWords.svelte'
