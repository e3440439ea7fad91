// The page of a game that was installed beside those built in: its words come from the server, its board from the wire.
import { has, learn, t } from '../../words/index.svelte'
import type { GamePage } from '../page'

export function genericPage(id: string): GamePage {
  const words = learn(id)
  return {
    id,
    glyph: 'hex',
    get name() {
      const key = `${id}-game-title`
      return has(key) ? t(key) : id
    },
    company: 1,
    load: async () => {
      await words
      return import('./index')
    },
    onBoard: [],
    closing: ['done', 'pass', 'stop'],
    follows: {},
    pick: null,
    tabs: { '': 'board' },
    calls: {},
    keys: { e: { kinds: ['end'], says: 'shell-key-end' } },
    boardKeys: {},
    gifts: {},
    signs: {},
    told: {},
    endings: [],
  }
}
