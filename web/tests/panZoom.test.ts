import { expect, test } from 'vitest'
import { Camera } from '../src/games/keyflower/camera.svelte'
import { clamp, fitScale, spreadOf, zoomAbout } from '../src/look/panZoom'

const BOX = { x: -100, y: -50, width: 400, height: 200 }

function cameraOn(width: number, height: number, least = 0): Camera {
  const camera = new Camera(
    () => BOX,
    () => least,
  )
  camera.width = width
  camera.height = height
  return camera
}

const windowOf = (camera: Camera): number[] => camera.viewBox.split(' ').map(Number)

/** The point of the drawing under pixels counted from the middle of the window. */
function under(camera: Camera, x: number, y: number): [number, number] {
  const [left = 0, top = 0, width = 0, height = 0] = windowOf(camera)
  return [left + width / 2 + x / camera.scale, top + height / 2 + y / camera.scale]
}

test('a number is held between two others', () => {
  expect([-3, 0.5, 7].map((n) => clamp(n, 0, 1))).toEqual([0, 0.5, 1])
})

test('a drawing fits by its tighter side', () => {
  expect(fitScale({ width: 300, height: 300 }, { width: 100, height: 150 })).toBe(2)
  expect(fitScale({ width: 300, height: 300 }, { width: 600, height: 150 })).toBe(0.5)
})

test('zooming about a point leaves that point where it is', () => {
  const [offset, at, before, after] = [120, 40, 0.5, 1.25]
  const moved = zoomAbout(offset, at, before, after)
  expect((moved + at) / after).toBeCloseTo((offset + at) / before)
  expect(zoomAbout(offset, at, 2, 2)).toBe(offset)
  expect(zoomAbout(zoomAbout(offset, at, 1, 3), at, 3, 1)).toBeCloseTo(offset)
})

test('two fingers have a middle and are apart; one is its own middle', () => {
  const [a, b] = [
    { x: 10, y: 20 },
    { x: 40, y: 60 },
  ]
  expect(spreadOf([a, b])).toEqual({ apart: 50, x: 25, y: 40 })
  expect(spreadOf([a])).toEqual({ apart: 0, ...a })
})

test('a village is shown whole, in the middle, and not too large', () => {
  const camera = cameraOn(200, 200)
  expect(camera.scale).toBe(0.5)
  expect(windowOf(camera)).toEqual([-100, -150, 400, 400])
  expect(cameraOn(4000, 4000).scale).toBe(1.4)
  expect(cameraOn(200, 200, 0.8).scale).toBe(0.8)
})

test('the camera zooms about a point, between the whole and the most', () => {
  const camera = cameraOn(200, 200)
  const before = under(camera, 30, -20)
  camera.zoom(1.5, 30, -20)
  expect(camera.scale).toBeCloseTo(0.75)
  under(camera, 30, -20).forEach((n, i) => expect(n).toBeCloseTo(before[i]!))
  camera.zoom(1000)
  expect(camera.scale).toBe(2.4)
  camera.zoom(0.0001)
  expect(camera.scale).toBe(0.5)
  camera.fit()
  expect(camera.moved).toBe(false)
})

test('the camera pans by pixels, and never past the drawing', () => {
  const camera = cameraOn(200, 200)
  camera.pan(10, -5)
  expect(windowOf(camera)).toEqual([-80, -160, 400, 400])
  expect(camera.moved).toBe(true)
  camera.pan(1e6, -1e6)
  const [left = 0, top = 0, , height = 0] = windowOf(camera)
  expect(left).toBe(BOX.x + BOX.width - 80)
  expect(top + height).toBe(BOX.y + 80)
})

test('what the keyboard reaches is brought into the window, and no further', () => {
  const camera = cameraOn(200, 200)
  camera.zoom(4)
  const still = camera.viewBox
  camera.show(100, 50)
  expect(camera.viewBox).toBe(still)
  camera.show(300, 50)
  const [left = 0, , width = 0] = windowOf(camera)
  expect(left + width - 300).toBeCloseTo(Math.min(70, width / 2))
  camera.centre(0, 0)
  expect(under(camera, 0, 0)).toEqual([0, 0])
})
