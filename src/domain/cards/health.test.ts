import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doublesIn, faultsOfCard, type CheckedCard } from '#domain/cards/health.ts'

const world = {
  subjects: new Set(['history']),
  topics: new Set(['cold-war']),
  notes: new Set(['note']),
  lastBurial: '2027-04-01'
}
const well: CheckedCard = {
  id: 'card',
  kind: 'basic',
  front: 'Who?',
  ordinal: 0,
  wrong: null,
  suspended: false,
  subjectId: 'history',
  noteId: 'note',
  topicId: 'cold-war',
  buriedUntil: '2027-03-02'
}
const kinds = (change: Partial<CheckedCard>): string[] =>
  faultsOfCard({ ...well, ...change }, world).map(({ kind }) => kind)

test('a card that is well has no fault; each broken link and impossible state is one', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ subjectId: 'gone', noteId: 'gone', topicId: 'gone' })).toEqual(['subject', 'topic', 'note'])
  expect(kinds({ buriedUntil: '9999-12-31' })).toEqual(['buried'])
  expect(kinds({ kind: 'choice', wrong: [] })).toEqual(['options'])
  expect(kinds({ kind: 'cloze', front: 'no gap', ordinal: 1 })).toEqual(['gap'])
  expect(kinds({ kind: 'cloze', front: '{{c2::a}}', ordinal: 1 })).toEqual(['gap'])
  expect(kinds({ kind: 'cloze', front: '{{c2::a}}', ordinal: 2 })).toEqual([])
})

test('of doubled answers one stays, the same whatever the order', () => {
  const review = fc.record({
    cardId: fc.constantFrom('a', 'b'),
    grade: fc.integer({ min: 1, max: 4 }),
    at: fc.integer({ min: 0, max: 3 })
  })
  fc.assert(
    fc.property(fc.array(review, { maxLength: 30 }), made => {
      const reviews = made.map(({ cardId, grade, at }, index) => {
        return {
          id: `r${String(index).padStart(3, '0')}`,
          cardId,
          grade,
          reviewedAt: new Date(at * 1000).toISOString()
        }
      })
      const different = new Set(reviews.map(({ cardId, grade, reviewedAt }) => `${cardId}${grade}${reviewedAt}`)).size
      expect(doublesIn(reviews)).toHaveLength(reviews.length - different)
      expect(doublesIn(reviews.toReversed())).toEqual(doublesIn(reviews))
    })
  )
})
