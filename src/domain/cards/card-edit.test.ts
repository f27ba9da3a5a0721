import { expect, test } from 'vitest'
import { type EditableCard, planEdit } from '#domain/cards/card-edit.ts'

const card = (id: string, kind: EditableCard['kind'], front: string, back: string, ordinal: number) => ({
  id,
  kind,
  front,
  back,
  ordinal
})

test('both directions of a reversed pair change together', () => {
  const pair = [card('a', 'reversed', 'cat', 'le chat', 0), card('b', 'reversed', 'le chat', 'cat', 1)] as const
  expect(planEdit(pair, pair[1], { front: 'le chat (m)', back: 'the cat' }).updates).toEqual([
    { id: 'a', front: 'the cat', back: 'le chat (m)' },
    { id: 'b', front: 'le chat (m)', back: 'the cat' }
  ])
})

test('a cloze text gains and loses cards with its marks; the others keep their schedule', () => {
  const text = '{{c1::Yalta}} came before {{c2::Potsdam}}'
  const cards = [card('a', 'cloze', text, '', 1), card('b', 'cloze', text, '', 2)] as const
  const front = '{{c1::Yalta}} was in {{c3::1945}}'
  expect(planEdit(cards, cards[0], { front, back: '' })).toEqual({
    updates: [{ id: 'a', front, back: '' }],
    added: [3],
    removed: ['b']
  })
})

test('pictures of a reversed pair go with their side, and stay where an edit is of words alone', () => {
  const pair = [card('a', 'reversed', 'cat', 'le chat', 0), card('b', 'reversed', 'le chat', 'cat', 1)] as const
  const text = { front: 'cat', back: 'le chat', frontMedia: 'photo', backMedia: null }
  expect(planEdit(pair, pair[0], text).updates).toEqual([
    { id: 'a', ...text },
    { id: 'b', front: 'le chat', back: 'cat', frontMedia: null, backMedia: 'photo' }
  ])
  expect(planEdit(pair, pair[0], { front: 'cat', back: 'chat', backMedia: 'voice' }).updates[1]).toEqual({
    id: 'b',
    front: 'chat',
    back: 'cat',
    frontMedia: 'voice'
  })
})

test('a basic card changes alone', () => {
  const one = card('a', 'basic', 'Q', 'A', 0)
  expect(planEdit([one, card('x', 'basic', 'Other', '', 0)], one, { front: 'Q2', back: 'A2' })).toEqual({
    updates: [{ id: 'a', front: 'Q2', back: 'A2' }],
    added: [],
    removed: []
  })
})
