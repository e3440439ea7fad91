import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cue } from '../src/games/page'

const store = new Map<string, string>()
let started = 0

/** As much of Web Audio as a sound needs; it counts what is started. */
class Silent {
  currentTime = 0
  sampleRate = 8000
  destination = {}
  resume = (): Promise<void> => Promise.resolve()
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(4) })
  createGain = (): object => this.#node()
  createOscillator = (): object => this.#node()
  createBufferSource = (): object => this.#node()
  createBiquadFilter = (): object => this.#node()
  #node(): object {
    const value = {
      value: 0,
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    }
    return { gain: value, frequency: value, connect: (to: object) => to, start: () => started++, stop: vi.fn() }
  }
}

beforeEach(() => {
  started = 0
  vi.resetModules()
  vi.stubGlobal('AudioContext', Silent)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})
afterEach(() => {
  store.clear()
  vi.unstubAllGlobals()
})

test('nothing is heard until somebody has chosen it', async () => {
  const { play } = await import('../src/table/sounds')
  const { change } = await import('../src/table/settings.svelte')
  play(['win'])
  expect(started).toBe(0)
  change({ sounds: 'soft' })
  play(['turn', 'turn'])
  expect(started).toBe(2)
})

test('the cues of a game are for events that it has', async () => {
  const files = import.meta.glob<{ cues: Record<string, Cue> }>('../src/games/*/cues.ts')
  const catalogue = import.meta.glob<string>('../../src/tablestead/locale/en/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const words = Object.values(catalogue).join('\n')
  expect(Object.keys(files)).toHaveLength(3)
  for (const [path, load] of Object.entries(files)) {
    const game = path.split('/').at(-2)
    const unknown = Object.keys((await load()).cues).filter((key) => !words.includes(`\n${game}-event-${key} =`))
    expect(unknown, path).toEqual([])
  }
})
