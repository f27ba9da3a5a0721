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

test('what a fault is said of, and the edges of what is well', () => {
  expect(faultsOfCard({ ...well, subjectId: 'gone' }, world)).toEqual([{ kind: 'subject', cardId: 'card' }])
  expect(kinds({ subjectId: null, noteId: null, topicId: null, buriedUntil: null })).toEqual([])
  expect(kinds({ buriedUntil: '2027-04-01' })).toEqual([])
  expect(kinds({ buriedUntil: '2027-04-02' })).toEqual(['buried'])
  expect(kinds({ kind: 'choice', wrong: null })).toEqual(['options'])
  expect(kinds({ kind: 'choice', wrong: ['Paris'] })).toEqual([])
  expect(kinds({ kind: 'basic', wrong: null })).toEqual([])
})

test('a cloze that rests already is not asked, so its gap may be broken', () => {
  expect(kinds({ kind: 'cloze', front: 'no gap', ordinal: 1, suspended: true })).toEqual([])
  expect(kinds({ kind: 'basic', front: 'no gap' })).toEqual([])
})

test('answers in one instant are one, however it is written; the lowest id stays', () => {
  const review = (id: string, reviewedAt: string) => ({ id, cardId: 'a', grade: 3, reviewedAt })
  expect(doublesIn([review('r2', '2027-03-01T10:00:00.000Z'), review('r1', '2027-03-01T11:00:00+01:00')])).toEqual([
    { kind: 'double', reviewId: 'r2' }
  ])
})
