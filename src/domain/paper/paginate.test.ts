import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paginate } from '#domain/paper/paginate.ts'

const block = fc.record({
  id: fc.uuid(),
  height: fc.integer({ min: 1, max: 90 }),
  withNext: fc.boolean(),
  pageBefore: fc.boolean()
})

test('every block once, in order, and no page overflows', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 80 }), blocks => {
      const pages = paginate(blocks, 100)
      expect(pages.flatMap(page => page.blocks)).toEqual(blocks.map(({ id }) => id))
      for (const { used, blocks: on } of pages) {
        expect(used).toBeLessThanOrEqual(100)
        expect(on.length).toBeGreaterThan(0)
      }
    }),
    { seed: 16, numRuns: 300 }
  )
})

test('a stem goes over with its part', () => {
  const pages = paginate(
    [
      { id: 'a', height: 60 },
      { id: 'stem', height: 20, withNext: true },
      { id: 'part', height: 30 }
    ],
    100
  )
  expect(pages.map(({ blocks }) => blocks)).toEqual([['a'], ['stem', 'part']])
})

test('a block taller than a page stands alone and loses nothing', () => {
  const pages = paginate(
    [
      { id: 'a', height: 10 },
      { id: 'long', height: 130 },
      { id: 'b', height: 10 }
    ],
    100
  )
  expect(pages.map(({ blocks }) => blocks)).toEqual([['a'], ['long'], ['b']])
})
