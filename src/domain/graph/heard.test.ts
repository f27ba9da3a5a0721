import { expect, test } from 'vitest'
import { heardOf } from '#domain/graph/heard.ts'

const VIEW = { x0: -4, x1: 4, y0: -2, y1: 2, width: 800, height: 400 }

test('a straight line is a glide from left to right, rough until it meets the axis', () => {
  const heard = heardOf(x => x / 2, VIEW, 9)
  expect(heard.map(({ pan }) => pan)).toEqual([-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1])
  expect(heard.map(({ pitch }) => Math.round(pitch ?? 0))).toEqual([165, 214, 277, 360, 467, 605, 785, 1018, 1320])
  expect(heard.map(({ isBelow }) => isBelow)).toEqual([true, true, true, true, false, false, false, false, false])
})

test('where the curve is not on the picture there is silence', () => {
  const silent = (f: (x: number) => number) => heardOf(f, VIEW, 5).map(({ pitch }) => pitch === null)
  expect(silent(Math.sqrt)).toEqual([true, true, false, false, false])
  expect(silent(x => 1 / x)).toEqual([false, false, true, false, false])
  expect(silent(x => x * x)).toEqual([true, true, false, true, true])
})
