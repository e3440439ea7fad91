import { Deferred } from '../look/deferred.svelte'

/** What a table needs besides its first picture: `extras.parts`, once they are there. */
export const extras = new Deferred(() => import('./extras'))
