import { expect, test } from 'vitest'
import { standsIn } from '#domain/dialogue/stands.ts'

const LEAF = [
  'Some glucose is used in respiration to release energy.',
  'Some is turned into starch and stored in leaves and roots.',
  'The water had nowhere to spread.'
]

test('any true sentence of the note is an answer, as far as its words stand in one', () => {
  expect(standsIn('starch stored in the roots', 'What is the glucose used for?', LEAF)).toBe(LEAF[1])
  expect(standsIn('it becomes starch', 'What is the glucose used for?', LEAF)).toBeNull()
  expect(standsIn('respiration and starch and roots', 'What is the glucose used for?', LEAF)).toBeNull()
})

test('a reason may be said in two words, anything else in three', () => {
  expect(standsIn('releases energy', 'Why do plants need glucose?', LEAF)).toBe(LEAF[0])
  expect(standsIn('releases energy', 'What is glucose?', LEAF)).toBeNull()
})

test('what one of the two denies does not stand in the other', () => {
  expect(standsIn('it is not stored as starch in roots', 'What happens?', LEAF)).toBeNull()
  expect(standsIn('the water could spread', 'Why was the flood so bad?', LEAF)).toBeNull()
  expect(standsIn('the water had nowhere to spread', 'Why was the flood so bad?', LEAF)).toBe(LEAF[2])
})
