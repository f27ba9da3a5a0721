import { expect, test } from 'vitest'
import { isDefinition, opensWithVerb, told } from '#engine/builtin/makers/meaning.ts'
import { isOwnName, isTermName } from '#engine/builtin/makers/terms.ts'

test.each([
  'osmoregulation',
  'lead time',
  'margin of safety',
  'managed float',
  'packet switching',
  'Just-in-time (JIT)'
])('%s has the build of a term', term => {
  expect(isTermName(term)).toBe(true)
})

test.each([
  'drop magnet down copper pipe',
  'spin 2x as fast',
  'individual things',
  'yes bc',
  'farmers',
  '2016 Kigali',
  'making the level smaller'
])('%s is a label, an order or a clause, and no term', term => {
  expect(isTermName(term)).toBe(false)
})

test.each([
  ['ammonia', 'turns damp red litmus paper blue'],
  ['filtrate', 'water, glucose, urea'],
  ['waves', 'strongest come from the north with a long fetch'],
  ['descending limb', 'permeable to water'],
  ['medulla', 'inner part: loops and ducts'],
  ['flux density', 'tesla'],
  ['treaty', 'before: no king could sign it'],
  ['Ruhr', 'French troops marched in January 1923']
])('what stands behind “%s: %s” is no meaning', (term, meaning) => {
  expect(isDefinition(told(term, meaning), [])).toBe(false)
})

test.each([
  ['glomerulus', 'knot of capillaries inside the capsule'],
  ['fixed costs', 'costs that do not change with output'],
  ['productivity', 'the output produced per worker'],
  ['knot', 'place where a branch grew out of the trunk']
])('“%s: %s” is a meaning', (term, meaning) => {
  expect(isDefinition(told(term, meaning), [])).toBe(true)
})

test('a verb with its subject left out is heard', () => {
  expect(opensWithVerb(told('swing', 'goes back'))).toBe(true)
  expect(opensWithVerb(told('costs', 'costs that rise with output'))).toBe(false)
})

test('places and full names are own names', () => {
  expect(isOwnName('Spurn Head')).toBe(true)
  expect(isOwnName('Kaizen')).toBe(false)
})
