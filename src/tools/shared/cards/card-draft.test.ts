import { expect, test } from 'vitest'
import { cardsOf, faultsOf, isChanged, ownChanges } from '#tools/shared/cards/card-draft.ts'

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
    back: { kind: 'back-empty' },
    wrong: null
  })
  expect(faultsOf({ kind: 'cloze', front: 'no gap', back: '' })).toEqual({
    front: { kind: 'none' },
    back: null,
    wrong: null
  })
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

test('a multiple-choice card needs wrong options that are few, short and different', () => {
  const fault = (wrong: readonly string[]) =>
    faultsOf({ kind: 'choice', front: 'Capital?', back: 'Paris', wrong }).wrong
  expect(fault([' ', ''])).toEqual({ kind: 'no-options' })
  expect(fault(['paris'])).toEqual({ kind: 'same-option' })
  expect(fault(['x'.repeat(501)])).toEqual({ kind: 'long-option' })
  expect(fault(Array.from({ length: 10 }, (_, index) => `town ${index}`))).toEqual({ kind: 'many-options', count: 10 })
  expect(fault(['Lyon', '', ' Nice '])).toBeNull()
  const [card] = cardsOf({ kind: 'choice', front: 'Capital?', back: 'Paris', wrong: ['Lyon', '', ' Nice '] })
  expect(card?.choices).toEqual({ v: 1, wrong: ['Lyon', 'Nice'] })
})

test('a side of a megabyte is refused with its length, whatever the kind', () => {
  const front = 'x'.repeat(1_000_000)
  for (const kind of ['basic', 'reversed', 'cloze', 'type', 'choice'] as const)
    expect(faultsOf({ kind, front, back: 'a', wrong: ['b'] }).front).toEqual({ kind: 'too-long', length: 1_000_000 })
})

const MEDIA = {
  v: 1 as const,
  pictures: [{ fileId: '0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaa1', alt: 'a cell', width: 4, height: 3 }],
  sound: null
}

test('a picture or a sound may be the whole answer of a plain card, and of no other', () => {
  const back = (kind: 'basic' | 'reversed' | 'type') =>
    faultsOf({ kind, front: 'A cell?', back: ' ', frontMedia: null, backMedia: MEDIA }).back
  expect(back('basic')).toBeNull()
  expect([back('reversed'), back('type')]).toEqual([{ kind: 'back-empty' }, { kind: 'back-empty' }])
})

test('two pictures may be asked about in the same words', () => {
  const known = ['What does this picture show?']
  const draft = { kind: 'basic' as const, front: 'What does this picture show?', back: 'A cell' }
  expect(faultsOf(draft, known).front).toEqual({ kind: 'duplicate' })
  expect(faultsOf({ ...draft, frontMedia: MEDIA, backMedia: null }, known).front).toBeNull()
})

test('the picture of a pair stands on the question of one card and on the answer of the other', () => {
  const cards = cardsOf({ kind: 'reversed', front: 'cell', back: 'la cellule', frontMedia: MEDIA, backMedia: null })
  expect(cards.map(({ frontMedia, backMedia }) => [frontMedia, backMedia])).toEqual([
    [MEDIA, null],
    [null, MEDIA]
  ])
})

test('a picture that another device put on a card is not taken off by an edit of its words', () => {
  const opened = { kind: 'basic' as const, front: 'Q', back: 'A', frontMedia: null, backMedia: MEDIA }
  expect(ownChanges({ ...opened, front: 'Q2' }, opened)).toEqual({ kind: 'basic', front: 'Q2', back: 'A' })
  expect(ownChanges({ ...opened, backMedia: null }, opened)).toMatchObject({ backMedia: null })
  expect(isChanged({ ...opened, backMedia: structuredClone(MEDIA) }, opened)).toBe(false)
  expect(isChanged({ ...opened, frontMedia: MEDIA }, opened)).toBe(true)
})
