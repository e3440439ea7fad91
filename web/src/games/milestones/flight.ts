// A worker tile flies from where it lay to where it goes.
import { crossfade, scale } from 'svelte/transition'
import { moving } from '../../table/settings.svelte'

const TIME = 300

export const [send, receive] = crossfade({
  duration: () => (moving() ? TIME : 0),
  fallback: (node) => scale(node, { duration: moving() ? TIME / 2 : 0, start: 0.8 }),
})
