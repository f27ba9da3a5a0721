import { expect, test } from 'vitest'
import { isPerson } from '#engine/text/people.ts'

test('a description says whether it is of a person', () => {
  expect(isPerson('a Jamaican nurse who went to the war')).toBe(true)
  expect(isPerson('a hospital for the nurses of the town')).toBe(false)
})
