import { expect, test } from 'vitest'
import { compareCards } from '#domain/import/compare.ts'
import { cardsOfTable, guessChoice } from '#domain/import/table.ts'

const plain = { roles: ['front', 'back'], hasHeader: false, bothWays: false } as const

test('columns are taken by their names, else by their place', () => {
  const named = guessChoice([
    ['Tags', 'Question', 'Answer'],
    ['bio', 'Q', 'A']
  ])
  expect(named).toEqual({ roles: ['tags', 'front', 'back'], hasHeader: true, bothWays: false })
  expect(
    guessChoice([
      ['cell', 'unit of life'],
      ['atom', 'part']
    ])
  ).toEqual(plain)
  expect(guessChoice([['Front', 'Back']]).hasHeader).toBe(false)
})

test('what cannot be asked stays out, with its reason', () => {
  const { cards, leftOut } = cardsOfTable(
    [
      ['a', 'b'],
      ['', 'c'],
      ['d', ''],
      ['a', 'b'],
      ['', ' '],
      ['{{c1::x', 'y'],
      ['e'.repeat(4001), 'f']
    ],
    plain
  )
  expect(cards.map(card => card.front)).toEqual(['a'])
  expect(leftOut.map(({ why }) => why)).toEqual(['no-front', 'no-back', 'twice', 'faulty-cloze', 'too-long'])
})

test('a row with gaps is a card for each gap, and both ways are two cards', () => {
  const gaps = cardsOfTable([['{{c1::Rome}} is in {{c2::Italy}}', '']], plain).cards
  expect(gaps.map(({ kind, ordinal }) => [kind, ordinal])).toEqual([
    ['cloze', 1],
    ['cloze', 2]
  ])
  const two = cardsOfTable([['cat', 'Katze']], { ...plain, bothWays: true }).cards
  expect(two.map(({ front, back }) => [front, back])).toEqual([
    ['cat', 'Katze'],
    ['Katze', 'cat']
  ])
  expect(new Set(two.map(({ group }) => group)).size).toBe(1)
})

test('one front with two backs is two cards with two keys', () => {
  const { cards } = cardsOfTable(
    [
      ['bank', 'of a river'],
      ['bank', 'for money']
    ],
    plain
  )
  expect(new Set(cards.map(({ key }) => key)).size).toBe(2)
})

test('the same file again brings nothing new, and a mended row is a change', () => {
  const first = cardsOfTable(
    [
      ['a', 'b'],
      ['c', 'd']
    ],
    plain
  ).cards
  const own = first.map((card, at) => ({ ...card, id: String(at), groupId: card.group, guid: card.key }))
  expect(compareCards(first, own)).toMatchObject({ fresh: [], changed: [] })
  const later = cardsOfTable(
    [
      ['a', 'better'],
      ['c', 'd'],
      ['e', 'f']
    ],
    plain
  ).cards
  const { fresh, same, changed } = compareCards(later, own)
  expect([fresh.length, same.length, changed.length]).toEqual([1, 1, 1])
})

test('a card typed by hand with the very words is no double', () => {
  const { cards } = cardsOfTable([['a', 'b']], plain)
  expect(
    compareCards(cards, [
      { id: '1', groupId: '1', kind: 'basic', guid: null, front: 'a ', back: 'b', ordinal: 0, tags: [] }
    ]).same
  ).toHaveLength(1)
})
