import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presses } from '../src/table/presses'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const at = (clientX: number): { clientX: number; clientY: number } => ({ clientX, clientY: 30 })

test('a second press at the same place is not for what has just come there', () => {
  const presses = new Presses()
  expect(presses.again(at(40), 'roll')).toBe(false)
  presses.arrived()
  vi.advanceTimersByTime(350)
  expect(presses.again(at(48), 'keep')).toBe(true)
  vi.advanceTimersByTime(150)
  expect(presses.again(at(40), 'roll')).toBe(false)
})

test('the same thing can be pressed as quickly as one likes', () => {
  const presses = new Presses()
  presses.again(at(40), 'build')
  presses.arrived()
  expect(presses.again(at(40), 'build')).toBe(false)
})

test('what comes under the finger in the same position does not take its second press, and has no say about Enter', () => {
  const presses = new Presses()
  presses.again(at(40), 'tile')
  presses.enteredAgain('Enter', 'tile')
  presses.shifted()
  expect(presses.again(at(40), 'place')).toBe(true)
  expect(presses.enteredAgain('Enter', 'place')).toBe(false)
})

test('a second Enter is not for the position that the first one brought', () => {
  const presses = new Presses()
  vi.advanceTimersByTime(1000)
  expect(presses.enteredAgain('Enter', '')).toBe(false)
  vi.advanceTimersByTime(100)
  expect(presses.enteredAgain('Enter', '')).toBe(false) // nothing has come of it yet
  vi.advanceTimersByTime(100)
  presses.arrived()
  vi.advanceTimersByTime(100)
  expect(presses.enteredAgain('Enter', '')).toBe(true)
  expect(presses.enteredAgain('Enter', '')).toBe(true)
  expect(presses.enteredAgain('x', '')).toBe(false)
  expect(presses.enteredAgain('Enter', '')).toBe(false) // another key was pressed between them
  presses.arrived()
  vi.advanceTimersByTime(500)
  expect(presses.enteredAgain('Enter', '')).toBe(false)
})

test('Enter presses the same thing as quickly as one likes', () => {
  const presses = new Presses()
  expect(presses.enteredAgain('Enter', 'build')).toBe(false)
  presses.arrived()
  expect(presses.enteredAgain('Enter', 'build')).toBe(false)
  presses.arrived()
  expect(presses.enteredAgain('Enter', 'end')).toBe(true)
})

test('a press at another place is meant at once', () => {
  const presses = new Presses()
  presses.again(at(40), 'roll')
  presses.arrived()
  expect(presses.again(at(120), 'keep')).toBe(false)
})
