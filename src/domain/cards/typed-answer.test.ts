import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionsOf } from '#domain/cards/choice-order.ts'
import { compareTyped, hintOf } from '#domain/cards/typed-answer.ts'

const words = fc.string({ maxLength: 40 })

test('the parts give back both texts, but for case', () => {
  fc.assert(
    fc.property(words, words, (typed, wanted) => {
      const { parts, isRight } = compareTyped(typed, wanted)
      const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
      const without = (kind: string): string =>
        parts
          .filter(part => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect(without('extra')).toBe(plain(wanted))
      if (!isRight) expect(without('missing').length).toBe(plain(typed).length)
    })
  )
})

test('case, spaces and a full stop are no mistake; a letter is', () => {
  expect(compareTyped(' the marshall  plan', 'The Marshall Plan.').isRight).toBe(true)
  expect(compareTyped('marshal plan', 'Marshall plan')).toEqual({
    isRight: false,
    parts: [
      { kind: 'same', text: 'Marshal' },
      { kind: 'missing', text: 'l' },
      { kind: 'same', text: ' plan' }
    ]
  })
  expect(compareTyped('', 'Oxygen').parts).toEqual([{ kind: 'missing', text: 'Oxygen' }])
})

test('an answer of 50,000 characters is compared word by word, soon', () => {
  const long = 'word after word '.repeat(3200)
  expect(compareTyped(long, `${long} and more`).isRight).toBe(false)
  expect(compareTyped(long, long).isRight).toBe(true)
})

test('a hint shows letter after letter and never the whole answer', () => {
  expect(hintOf('Truman Doctrine', 1)).toBe('T····· D·······')
  expect(hintOf('Truman Doctrine', 2)).toBe('Tr···· Do······')
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,3}$/), fc.nat(12), (answer, step) => {
      const hint = hintOf(answer, step)
      if (hint !== null) expect(hint).not.toBe(answer)
    })
  )
})

test('the options are all there, once each, in one order on every device, and in another after an answer', () => {
  const wrong = ['Berlin', 'Prague', 'Warsaw', 'Vienna']
  const orders = Array.from({ length: 20 }, (_, reps) => optionsOf('card', reps, 'Paris', wrong))
  for (const order of orders) expect(order.toSorted()).toEqual([...wrong, 'Paris'].toSorted())
  expect(new Set(orders.map(order => order.indexOf('Paris'))).size).toBeGreaterThan(2)
  expect(optionsOf('card', 3, 'Paris', wrong)).toEqual(optionsOf('card', 3, 'Paris', wrong.toReversed()))
})
