import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTypoOf, isTypo, typosBetween } from '#engine/text/typos.ts'

test.each([
  ['osmosis', 'osmosys', 1],
  ['recieve', 'receive', 1],
  ['penetration', 'penatraton', 2],
  ['photosynthesis', 'photosinthisis', 2],
  ['mitosis', 'meiosis', 2],
  ['alkane', 'alkali', 2],
  ['kinetic', 'genetics', Infinity]
])('%s and %s are %s letters apart', (one, two, count) => {
  expect(typosBetween(one, two)).toBe(count)
})

test('the distance is the same both ways, nothing to itself, and one for one letter changed', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, word, fc.nat(), (one, two, place) => {
      const at = place % one.length
      const changed = `${one.slice(0, at)}z${one.slice(at + 1)}`
      return (
        typosBetween(one, two) === typosBetween(two, one) &&
        typosBetween(one, one) === 0 &&
        typosBetween(one, changed) === 1
      )
    })
  )
})

test('long words forgive two slips, short ones none', () => {
  expect([
    isTypoOf('photosynthesis', 'photosinthisis'),
    isTypoOf('osmosis', 'osmosys'),
    isTypoOf('acid', 'avid')
  ]).toEqual([true, true, false])
  expect([isTypoOf('mitosis', 'meiosis'), isTypoOf('kinetic', 'genetics')]).toEqual([false, false])
})

test('one letter may be wrong in a word of five letters or more', () => {
  expect([isTypo('osmosis', 'osmossis'), isTypo('osmosis', 'osmsois'), isTypo('osmosis', 'mitosis')]).toEqual([
    true,
    true,
    false
  ])
  expect([isTypo('acid', 'avid'), isTypo('acid', 'acid')]).toEqual([false, true])
})
