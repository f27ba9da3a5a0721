import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Arena } from '#engine/builtin/meaning/arena.ts'
import { assembledMultiply } from '#engine/builtin/meaning/multiply-wasm.ts'

const ROOM = 4_000
const number = fc.float({ min: -2, max: 2, noNaN: true })

function product(arena: Arena, [rows, inputs, outputs]: readonly [number, number, number], values: readonly number[]) {
  const [x, w] = [arena.take(rows * inputs), arena.take(outputs * inputs)]
  const [bias, y] = [arena.take(outputs), arena.take(rows * outputs)]
  for (const [list, from] of [
    [x, 0],
    [w, 7],
    [bias, 3]
  ] as const)
    list.forEach((_, at) => (list[at] = values[(at + from) % values.length] ?? 0))
  arena.multiply(x, w, bias, y)
  const right = Array.from(y, (_, at) => {
    const [row, one] = [Math.floor(at / outputs), at % outputs]
    let sum = bias[one] ?? 0
    for (let i = 0; i < inputs; i += 1) sum += (x[row * inputs + i] ?? 0) * (w[one * inputs + i] ?? 0)
    return sum
  })
  return { y: [...y], right }
}

test('assembled or not, the product is that of the definition', () => {
  const shape = fc.tuple(fc.constantFrom(4, 8), fc.constantFrom(4, 12, 16), fc.constantFrom(2, 6))
  fc.assert(
    fc.property(shape, fc.array(number, { minLength: 11, maxLength: 40 }), (sizes, values) => {
      for (const arena of [new Arena(ROOM), new Arena(ROOM, null)]) {
        const { y, right } = product(arena, sizes, values)
        y.forEach((value, at) => expect(value).toBeCloseTo(right[at] ?? NaN, 3))
      }
    }),
    { numRuns: 40 }
  )
})

test('this place runs the assembled product', () => {
  expect(assembledMultiply(ROOM * 4)).not.toBeNull()
})

test('what was lent is given back, even after an error, and a full arena says so', () => {
  const arena = new Arena(16)
  expect(() => arena.lend(() => arena.take(32))).toThrow(RangeError)
  expect(arena.lend(() => arena.take(16).length)).toBe(16)
  expect(arena.take(16).length).toBe(16)
  expect(() => arena.take(1)).toThrow('no room left')
})
