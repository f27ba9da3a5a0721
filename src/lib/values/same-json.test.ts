import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameJson } from '#lib/values/same-json.ts'

test('a document read back from Postgres, with its keys in another order, is the same', () => {
  expect(sameJson({ type: 'doc', attrs: { id: 'a', level: 1 } }, { attrs: { level: 1, id: 'a' }, type: 'doc' })).toBe(
    true
  )
  expect(sameJson({ a: null }, {})).toBe(true)
})

test('a changed word, a moved block and a missing block are differences', () => {
  expect(sameJson(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(sameJson(['a'], ['a', 'b'])).toBe(false)
  expect(sameJson({ text: 'a' }, { text: 'b' })).toBe(false)
})

test('every value is the same as its copy', () => {
  fc.assert(fc.property(fc.jsonValue(), value => sameJson(value, JSON.parse(JSON.stringify(value)))))
})
