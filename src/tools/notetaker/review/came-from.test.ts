import { expect, test } from 'vitest'
import { cameFrom } from '#tools/notetaker/review/came-from.ts'

test('the end of a review leads back to where it was begun: from Today it led to the notes', () => {
  expect(cameFrom('today')).toEqual({ to: '/main', words: 'Back to Today' })
  expect(cameFrom('note:one')).toEqual({ to: '/notetaker?note=one', words: 'Back to the note' })
  expect(cameFrom('subject:two').to).toBe('/notetaker?subject=two')
  expect(cameFrom(undefined).to).toBe('/main')
})
