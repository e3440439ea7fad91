/** Short, soft sounds of our own making: tones and noise, no files. */
import type { Cue } from '../games/page'
import { settings, type Volume } from './settings.svelte'

export type Sound = Cue | 'turn' | 'win'

const LOUDNESS: Record<Volume, number> = { off: 0, soft: 0.35, middle: 0.7, loud: 1.2 }
/** Of several things that happen at once, this many are heard. */
const MOST = 3
const APART = 0.11

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

interface Part {
  /** Seconds after the first one. */
  at: number
  /** Hertz of a tone; of noise the middle of what is heard of it. */
  pitch: number
  lasts: number
  loud: number
  kind?: OscillatorType | 'noise'
  /** The pitch at the end. */
  to?: number
}

const tones = (pitches: number[], gap: number, lasts: number, loud: number): Part[] =>
  pitches.map((pitch, i) => ({ at: i * gap, pitch, lasts, loud }))

const SOUNDS: Record<Sound, Part[]> = {
  dice: [0, 0.06, 0.11, 0.19, 0.24].map((at, i) => ({
    at,
    pitch: 2100 - i * 230,
    lasts: 0.045,
    loud: 0.2,
    kind: 'noise',
  })),
  place: [
    { at: 0, pitch: 900, lasts: 0.05, loud: 0.2, kind: 'noise' },
    { at: 0, pitch: 190, to: 120, lasts: 0.09, loud: 0.2 },
  ],
  coin: tones([1568, 2093], 0.06, 0.22, 0.06),
  bid: [
    { at: 0, pitch: 330, to: 392, lasts: 0.12, loud: 0.12, kind: 'triangle' },
    { at: 0.09, pitch: 1100, lasts: 0.04, loud: 0.12, kind: 'noise' },
  ],
  built: tones([523, 659, 784], 0.08, 0.3, 0.09),
  disaster: [
    { at: 0, pitch: 220, to: 98, lasts: 0.5, loud: 0.14, kind: 'triangle' },
    { at: 0, pitch: 240, lasts: 0.35, loud: 0.16, kind: 'noise' },
  ],
  turn: tones([587, 784], 0.13, 0.32, 0.12),
  win: tones([523, 659, 784, 1047, 1319], 0.11, 0.5, 0.09),
}

/** Nothing is heard until somebody has chosen it. */
export function play(sounds: readonly Sound[]): void {
  const volume = LOUDNESS[settings.sounds]
  if (!volume || !sounds.length) return
  audio ??= new AudioContext()
  void audio.resume()
  const first = audio.currentTime + 0.02
  for (const [i, sound] of [...new Set(sounds)].slice(0, MOST).entries())
    for (const part of SOUNDS[sound]) sing(audio, part, first + i * APART, volume)
}

function sing(audio: AudioContext, part: Part, first: number, volume: number): void {
  const start = first + part.at
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(part.loud * volume, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + part.lasts)
  const source = part.kind === 'noise' ? hiss(audio, part, loudness) : tone(audio, part, start, loudness)
  loudness.connect(audio.destination)
  source.start(start)
  source.stop(start + part.lasts + 0.02)
}

function tone(audio: AudioContext, { kind, pitch, to, lasts }: Part, start: number, into: AudioNode): OscillatorNode {
  const source = audio.createOscillator()
  if (kind && kind !== 'noise') source.type = kind
  source.frequency.setValueAtTime(pitch, start)
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + lasts)
  source.connect(into)
  return source
}

function hiss(audio: AudioContext, { pitch }: Part, into: AudioNode): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const source = audio.createBufferSource()
  source.buffer = noise
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  source.connect(band).connect(into)
  return source
}
