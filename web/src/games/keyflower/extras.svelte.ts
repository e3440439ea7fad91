import { Deferred } from '../../look/deferred.svelte'

export const extras = new Deferred(() => import('./extras'))
