import { expect, test } from 'vitest'
import { likenessOf } from '#domain/quiz/same-answer.ts'

test('more of a name than was wanted is for the student to judge', () => {
  expect(likenessOf('Polk', 'James K. Polk')).toBe('part')
  expect(likenessOf('membrane', 'cell membrane')).toBe('other')
  expect(likenessOf('Polk', 'Taylor')).toBe('other')
})
