/** What the first picture of the board does not need: one file that comes right after it. */
export { default as Dialog } from '../../look/Dialog.svelte'
export { default as Bubble } from './Bubble.svelte'
export { default as Counter } from './Counter.svelte'
export { default as Placing } from './Placing.svelte'
