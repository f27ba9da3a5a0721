import { expect, test } from 'vitest'
import { readLines } from '#domain/graph/lines.ts'
import { Pictures } from '#domain/graph/pictures.ts'

const VIEW = { x0: -5, x1: 5, y0: -5, y1: 5, width: 400, height: 400 }
const SHOWN = [true, true, true, true, true]
const TEXTS = ['f(x) = a x', 'y = f(x) + 1', 'y = b', "y = f'(x)", 'x² + y² = b']

test('a slider draws anew only the lines that speak of its letter, through other lines as well', () => {
  const pictures = new Pictures()
  const sheet = readLines(TEXTS)
  const at = (a: number, b: number, isQuick = false) =>
    pictures.of(sheet, SHOWN, { values: { a, b }, angle: 'radians', isQuick }, VIEW)
  const [first, moved, back] = [at(1, 2), at(3, 2), at(3, 5)]
  expect(moved.map((one, line) => one === first[line])).toEqual([false, false, true, false, true])
  expect(back.map((one, line) => one === moved[line])).toEqual([true, true, false, true, false])
  // Only grids are coarse while something moves.
  expect(at(3, 5, true).map((one, line) => one === back[line])).toEqual([true, true, true, true, false])
  expect(at(3, 5)).toEqual(new Pictures().of(sheet, SHOWN, { values: { a: 3, b: 5 }, angle: 'radians' }, VIEW))
})

test('a hidden line, another window and other lines are drawn anew', () => {
  const pictures = new Pictures()
  const [sheet, setting] = [readLines(['y = x']), { values: {}, angle: 'radians' as const }]
  const [shown] = pictures.of(sheet, [true], setting, VIEW)
  expect(pictures.of(sheet, [false], setting, VIEW)[0]?.runs).toEqual([])
  expect(pictures.of(sheet, [true], setting, { ...VIEW, x1: 6 })[0]).not.toEqual(shown)
  expect(pictures.of(readLines(['y = 2x']), [true], setting, VIEW)[0]).not.toEqual(shown)
})
