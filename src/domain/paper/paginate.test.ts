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

const part = (id: string, height: number, group: string) => ({ id, height, group })

test('a question was cut though the next page could hold it: it keeps together for a third of a page', () => {
  const pages = paginate([part('one', 70, '1'), part('a', 20, '2'), part('b', 20, '2')], 100)
  expect(pages.map(({ blocks }) => blocks)).toEqual([['one'], ['a', 'b']])
})

test('a page was left half empty for a whole question: its first parts fill it', () => {
  const pages = paginate([part('one', 50, '1'), part('a', 30, '2'), part('b', 30, '2')], 100)
  expect(pages.map(({ blocks }) => blocks)).toEqual([['one', 'a'], ['b']])
})

test('a section with a choice began a page of its own and left half of the last one empty', () => {
  const section = { id: 'section', height: 10, withNext: true, pageBefore: true }
  const on = (first: number) => paginate([part('one', first, '1'), section, part('a', 30, '2')], 100).length
  expect([on(40), on(80)]).toEqual([1, 2])
})

test('no page is more than a third empty where its last question could have gone on', () => {
  const question = fc.array(fc.integer({ min: 5, max: 25 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 12 }), questions => {
      const blocks = questions.flatMap((parts, at) =>
        parts.map((height, no) => part(`${at}.${no}`, height, String(at)))
      )
      const pages = paginate(blocks, 100)
      for (const { used } of pages.slice(0, -1)) expect(used).toBeGreaterThan(66)
    }),
    { seed: 33, numRuns: 300 }
  )
})

test('a page was printed for the word "End" alone', () => {
  const blocks = [
    { id: 'a', height: 60 },
    { id: 'b', height: 40 },
    { id: 'end', height: 5, optional: true }
  ]
  expect(paginate(blocks, 100).map(page => page.blocks)).toEqual([['a', 'b']])
  expect(paginate(blocks, 110).map(page => page.blocks)).toEqual([['a', 'b', 'end']])
})

test('one short question stood alone on a page of 0625, because two half-empty pages were thought worse', () => {
  const pages = paginate([part('a', 15, '1'), part('b', 30, '2'), part('c', 65, '3'), part('d', 65, '4')], 100)
  expect(pages.map(({ blocks }) => blocks)).toEqual([['a', 'b'], ['c'], ['d']])
})
