/** The two halves of the page, each loaded when it is first needed. */
export const loadStart = (): Promise<typeof import('./start/Start.svelte')> => import('./start/Start.svelte')
export const loadTable = (): Promise<typeof import('./table/Table.svelte')> => import('./table/Table.svelte')
