import { expect, test } from 'vitest'
import { itemOfCard, itemOfQuiz, pointsOf } from '#domain/dialogue/item.ts'

test.each([
  ['one sentence', 'Water moves.', ['Water moves.']],
  ['two sentences', 'Water moves. Salt stays.', ['Water moves.', 'Salt stays.']],
  ['a list', '- red light\n2. blue light\n\n• green light', ['red light', 'blue light', 'green light']],
  ['semicolons', 'red; blue ; ', ['red', 'blue']],
  ['a decimal and an abbreviation', 'About 9.8 m, e.g. on Earth', ['About 9.8 m, e.g. on Earth']],
  ['nothing', ' … ', []]
])('%s is read as its points', (_, answer, points) => {
  expect(pointsOf(answer)).toEqual(points)
})

const card = (front: string, back: string, kind: 'basic' | 'cloze' = 'basic') => ({ kind, front, back, ordinal: 1 })

test('a cloze asks with its gap and is answered with what it hides', () => {
  expect(itemOfCard('1', card('The pores are {{c1::stomata::term}}.', '', 'cloze'))).toMatchObject({
    key: 'card:1',
    question: 'The pores are [term].',
    points: ['stomata']
  })
})

test('what cannot be answered in words is not asked', () => {
  expect(itemOfCard('1', card('Name this leaf', ''))).toBeNull()
  expect(itemOfCard('1', card('', 'oak'))).toBeNull()
  expect(itemOfCard('1', card('All steps?', 'a\nb\nc\nd\ne\nf\ng\nh\ni'))).toBeNull()
  expect(itemOfQuiz({ key: 'k', question: 'q?', type: 'true-false', answer: true })).toBeNull()
})

test('a number is asked for with its unit', () => {
  const item = itemOfQuiz({ key: 'k', question: 'How far?', type: 'numeric', value: 12.5, tolerance: 0, unit: 'km' })
  expect(item?.points).toEqual(['12.5 km'])
})

test('who somebody was is answered by the first clause, without what his wife was', () => {
  const answer = 'The king of France and his wife was Marie Antoinette'
  expect(
    itemOfCard('1', { front: 'Who was Louis XVI?', back: answer, kind: 'basic', ordinal: 1 } as never)?.points
  ).toEqual(['The king of France'])
})
