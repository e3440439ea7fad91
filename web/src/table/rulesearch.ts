/** Looking for a rule in words of one's own: what it is called comes before what it says. */
import type { Rule } from '../words/index.svelte'

/** How well a word is met: by a name that was given for searching, by the title, by a part of either, by the text. */
const NAMED = 6
const TITLED = 5
const BEGUN = 4
const AMONG = 3
const STEM = 2
const TOLD = 1

/** Endings that a word may have beyond the one it is looked up by. */
const ENDING = 4

/** The rules that fit, the best first. Words of `ignored` say nothing about what is looked for. */
export function findRules(rules: readonly Rule[], wanted: string, ignored = ''): Rule[] {
  const byId = rules.filter((rule) => fold(rule.id).startsWith(fold(wanted.trim())))
  if (wanted.includes('-') && byId.length) return byId
  const idle = new Set(wordsOf(ignored))
  const words = wordsOf(wanted)
  const telling = words.filter((word) => !idle.has(word))
  const met = rules
    .map((rule) => ({ rule, marks: marksOf(rule, telling.length ? telling : words) }))
    .map(({ rule, marks }) => ({ rule, hits: marks.filter(Boolean).length, sum: marks.reduce((a, b) => a + b, 0) }))
  const most = Math.max(0, ...met.map(({ hits }) => hits))
  return met
    .filter(({ hits }) => hits > 0 && hits === most)
    .sort((a, b) => b.sum - a.sum)
    .map(({ rule }) => rule)
}

function marksOf(rule: Rule, words: readonly string[]): number[] {
  const names = rule.also.split(',').map(wordsOf)
  const title = wordsOf(rule.title)
  const text = wordsOf(rule.text)
  const whole = words.join(' ')
  return words.map((word) => {
    if (names.some((name) => name.join(' ') === word || name.join(' ') === whole)) return NAMED
    if (title.includes(word)) return TITLED
    const called = [...title, ...names.flat()]
    if (title.some((one) => one.startsWith(word))) return BEGUN
    if (called.some((one) => one.startsWith(word))) return AMONG
    if (called.some((one) => one.length > 2 && word.startsWith(one) && word.length - one.length <= ENDING)) return STEM
    return text.some((one) => one.startsWith(word)) ? TOLD : 0
  })
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Capital letters and accents do not matter when one searches. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
