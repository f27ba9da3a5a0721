import { expect, test } from 'vitest'
import { couldBePerson, isPerson } from '#engine/text/people.ts'

test.each(['Mary Seacole', 'the Buddha', 'Dickens', 'Tony Giddens', 'John Rivers'])('%s could be somebody', name => {
  expect(couldBePerson(name)).toBe(true)
})

test.each(['Three Jewels', 'Seven Kings', '4 Ks'])('%s is nobody', name => {
  expect(couldBePerson(name)).toBe(false)
})

test('a description says whether it is of a person', () => {
  expect(isPerson('a Jamaican nurse who went to the war')).toBe(true)
  expect(isPerson('a hospital for the nurses of the town')).toBe(false)
})
