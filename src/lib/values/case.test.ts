import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCamel, toSnake } from '#lib/values/case.ts'

test('a column name and a field name turn into each other and back', () => {
  expect(toSnake('buriedUntil')).toBe('buried_until')
  expect(toCamel('base_rev')).toBe('baseRev')
  const word = fc.stringMatching(/^[a-z]{1,6}([A-Z][a-z]{1,6}){0,3}$/)
  fc.assert(fc.property(word, name => toCamel(toSnake(name)) === name))
})
