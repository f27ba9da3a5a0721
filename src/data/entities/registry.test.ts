import { expect, test } from 'vitest'
import { behaviourOf } from '#data/entities/registry.ts'

test('a change of a table that this version does not have stopped all syncing: nothing is known of it', () => {
  expect(behaviourOf('profiles' as never)).toEqual({})
  expect(behaviourOf('toString' as never)).toEqual({})
})
