import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blank, drawnOver, type Indexed, type Pixels } from '#lib/build/indexed-picture.ts'

const pixels = (width: number, height: number, colours: readonly number[]): Pixels => ({
  width,
  height,
  data: new Uint8Array(Int32Array.from(colours).buffer)
})

const coloursOf = ({ width, rows, colours }: Indexed): number[] => {
  const order = [...colours.keys()]
  return [...rows].flatMap((index, at) => (at % (width + 1) === 0 ? [] : [order[index] ?? -1]))
}

test('every pixel keeps its colour', () => {
  const picture = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).chain(([width, height]) =>
    fc
      .array(fc.constantFrom(-13954038, -1773580, 7), {
        minLength: width * height,
        maxLength: width * height
      })
      .map(colours => ({ width, height, colours }))
  )
  fc.assert(
    fc.property(picture, ({ width, height, colours }) => {
      expect(coloursOf(drawnOver(blank(width, height), pixels(width, height, colours), 0, 0))).toEqual(colours)
    })
  )
})

test('what is drawn over a sheet stands at its place, and the sheet is not changed', () => {
  const sheet = drawnOver(blank(3, 3), pixels(3, 3, Array<number>(9).fill(7)), 0, 0)
  const both = drawnOver(sheet, pixels(2, 1, [8, 7]), 1, 2)
  expect(coloursOf(both)).toEqual([7, 7, 7, 7, 7, 7, 7, 8, 7])
  expect(coloursOf(sheet)).toEqual(Array(9).fill(7))
})

test('refuses more colours than a byte can name', () => {
  const many = pixels(
    257,
    1,
    Array.from({ length: 257 }, (_, colour) => colour)
  )
  expect(() => drawnOver(blank(257, 1), many, 0, 0)).toThrow('257 colours')
})
