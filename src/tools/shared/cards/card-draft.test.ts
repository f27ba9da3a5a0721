import { expect, test } from 'vitest'
import { cardsOf, faultsOf } from '#tools/shared/cards/card-draft.ts'

test('one idea becomes one card, a pair, or a card for each gap', () => {
  expect(cardsOf({ kind: 'basic', front: ' Q ', back: 'A' })).toEqual([
    { kind: 'basic', front: 'Q', back: 'A', ordinal: 0 }
  ])
  expect(cardsOf({ kind: 'reversed', front: 'cat', back: 'le chat' }).map(card => [card.front, card.ordinal])).toEqual([
    ['cat', 0],
    ['le chat', 1]
  ])
  const gaps = cardsOf({ kind: 'cloze', front: '{{c2::a}} {{c5::b}}', back: '' })
  expect(gaps.map(card => card.ordinal)).toEqual([2, 5])
  expect(cardsOf({ kind: 'cloze', front: 'no gap', back: '' })).toEqual([])
})

test('a draft says what is missing before it is saved', () => {
  expect(faultsOf({ kind: 'basic', front: ' ', back: '' })).toEqual({
    front: { kind: 'front-empty' },
    back: { kind: 'back-empty' }
  })
  expect(faultsOf({ kind: 'cloze', front: 'no gap', back: '' })).toEqual({ front: { kind: 'none' }, back: null })
  expect(faultsOf({ kind: 'basic', front: 'a'.repeat(4001), back: 'b' }).front).toEqual({
    kind: 'too-long',
    length: 4001
  })
})

test('a question that exists already is not made twice, whatever its spaces and capitals', () => {
  const draft = { kind: 'basic', front: 'What is  osmosis?', back: 'x' } as const
  expect(faultsOf(draft, ['what is osmosis? ']).front).toEqual({ kind: 'duplicate' })
  expect(faultsOf(draft, ['What is diffusion?']).front).toBeNull()
})
