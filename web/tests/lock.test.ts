import { expect, test } from 'vitest'
import lock from '../package-lock.json'

type Entry = { optionalDependencies?: Record<string, string> }
const packages = lock.packages as Record<string, Entry>

test('the lock file names no hosts', () => {
  expect(JSON.stringify(lock)).not.toMatch(/https?:/)
})

test('the lock file has what the bundler needs on every platform', () => {
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter((name) => name.startsWith('@rolldown/')).length).toBeGreaterThan(10)
  expect(wanted.filter((name) => !(`node_modules/${name}` in packages))).toEqual([])
})
