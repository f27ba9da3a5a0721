import { expect, test } from 'vitest'
import { casingOf } from '#engine/text/casing.ts'
import { tag } from '#engine/text/tagger.ts'

const casing = (...lines: string[]) => casingOf(lines.map(line => ({ tokens: tag(line, 0, []) })))

test('a name typed small has the capital it has elsewhere in the note', () => {
  const read = casing('diwali: the feast of lamps', 'Families light lamps at Diwali every autumn.')
  expect(read.common('diwali')).toBe('Diwali')
  expect(read.inside('lamps of diwali')).toBe('lamps of Diwali')
})

test('a thing stays small, whatever capital a title gives it', () => {
  const read = casing('Scarlatti wrote The Book of Sonatina in haste.', 'It begins with a sonatina in two parts.')
  expect(read.common('sonatina')).toBe('sonatina')
})

test('a noun in front of a small noun is no name, however often a slip gives it a capital', () => {
  const read = casing('We met Production again.', 'The Production line was new.')
  expect(read.common('Production line')).toBe('production line')
  expect(read.inside('Production line')).toBe('production line')
})

test('the article of a formula is no discoverer', () => {
  expect(casing().inside('The formula of rust')).toBe('the formula of rust')
  expect(casing().inside('Heron formula')).toBe('Heron formula')
})

test('both sides of a case at law are names, whatever they end in', () => {
  expect(casing().inside('Adams v Lindsell')).toBe('Adams v Lindsell')
  expect(casing().common('Rivers v Cutting')).toBe('Rivers v Cutting')
})

test('a custom, a belief or a time of the year keeps its capital where it stands only at the start of a line', () => {
  const read = casing('Zen: a school that stresses meditation', 'Judaism: the older belief', 'Karma: the law of deeds')
  expect(read.common('Zen')).toBe('Zen')
  expect(read.common('Lent')).toBe('Lent')
  expect(read.inside('Judaism')).toBe('Judaism')
  expect(read.inside('Scots pine')).toBe('Scots pine')
  expect(read.common('Karma')).toBe('karma')
  expect(read.common('Zygote')).toBe('zygote')
  expect(casing('the zen of gardens').common('Zen')).toBe('zen')
})
