import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counting } from '#domain/progress/corrected.ts'

const row = (id: string, replaces: string | null = null, seconds = 60) => ({ id, replaces, seconds })
const ids = (rows: readonly ReturnType<typeof row>[]): string[] => counting(rows).map(({ id }) => id)

test.each([
  ['nothing is corrected', [row('a'), row('b')], ['a', 'b']],
  ['a correction takes the place of its entry', [row('a'), row('b', 'a')], ['b']],
  ['a correction of a correction', [row('a'), row('b', 'a'), row('c', 'b')], ['c']],
  ['one of no time takes the entry out', [row('a'), row('b', 'a', 0)], []],
  ['taken out and brought back', [row('a'), row('b', 'a', 0), row('c', 'b')], ['c']],
  ['two devices correct one entry: the later holds', [row('a'), row('c', 'a'), row('b', 'a')], ['c']],
  [
    'what was made of the correction that lost is lost with it',
    [row('a'), row('b', 'a'), row('c', 'a'), row('d', 'b')],
    ['c']
  ],
  ['a correction of what is not here stands alone', [row('b', 'gone')], ['b']],
  ['two of them are one', [row('b', 'gone'), row('c', 'gone')], ['c']],
  ['a circle hangs nobody', [row('a', 'b'), row('b', 'a')], []]
] as const)('%s', (_, rows, expected) => expect(ids(rows)).toEqual(expected))

test('in whatever order rows come, the same count', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const rows = fc.uniqueArray(fc.record({ id: name, replaces: fc.option(name), seconds: fc.constantFrom(0, 60) }), {
    selector: ({ id }) => id
  })
  fc.assert(
    fc.property(rows, all => {
      expect(ids(all.toReversed()).toSorted()).toEqual(ids(all).toSorted())
      expect(counting(all).length).toBeLessThanOrEqual(all.length)
    })
  )
})
