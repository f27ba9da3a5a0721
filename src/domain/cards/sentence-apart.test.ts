import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfOneSentence, sentencesApart } from '#domain/cards/sentence-apart.ts'

const card = (id: string, blockId: string, start: number, end: number) => ({
  id,
  noteId: 'biology',
  source: { blockId, start, end }
})

test('“[name] was discovered in 1947” is not followed at once by “Rubisco was discovered in [year]”', () => {
  const cards = [
    card('name', 'a', 0, 33),
    card('year', 'a', 0, 33),
    card('other', 'b', 0, 20),
    card('last', 'a', 34, 60)
  ]
  expect(sentencesApart(cards).map(({ id }) => id)).toEqual(['name', 'other', 'last', 'year'])
})

test('cards of one sentence alone keep their order, and cards without a place are never moved', () => {
  const same = [card('one', 'a', 0, 9), card('two', 'a', 0, 9)]
  expect(sentencesApart(same)).toEqual(same)
  const placeless = ['x', 'y', 'z'].map(id => ({ id, noteId: null, source: null }))
  expect(sentencesApart(placeless)).toEqual(placeless)
})

test('no card is lost, and two of one sentence are neighbours only where no other card is left', () => {
  const some = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean()), { maxLength: 30 })
  fc.assert(
    fc.property(some, drawn => {
      const cards = drawn.map(([block, hasPlace], at) =>
        hasPlace ? card(`${at}`, `${block}`, 0, 9) : { id: `${at}`, noteId: null, source: null }
      )
      const order = sentencesApart(cards)
      expect(order.map(({ id }) => id).toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
      order.slice(1).forEach((one, at) => {
        const before = order[at]
        if (!before || !isOfOneSentence(one, before)) return
        expect(order.slice(at + 1).every(later => isOfOneSentence(later, before))).toBe(true)
      })
    })
  )
})
