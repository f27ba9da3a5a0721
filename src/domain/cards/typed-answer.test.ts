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
    isNear: true,
    parts: [
      { kind: 'same', text: 'Marshal' },
      { kind: 'missing', text: 'l' },
      { kind: 'same', text: ' plan' }
    ]
  })
  expect(compareTyped('', 'Oxygen').parts).toEqual([{ kind: 'missing', text: 'Oxygen' }])
})

test('3e8 is 3 × 10⁸, a plural is no mistake, and missing accents are shown beside a near answer', () => {
  expect(compareTyped('3e8 m/s', '3 × 10⁸ m/s').isRight).toBe(true)
  expect(compareTyped('enzyme', 'Enzymes').isRight).toBe(true)
  expect(compareTyped('3e7 m/s', '3 × 10⁸ m/s')).toMatchObject({ isRight: false, isNear: false })
  const { isRight, isNear, parts } = compareTyped('eleve', 'élève')
  expect([isRight, isNear]).toEqual([false, true])
  expect(parts.some(part => part.kind === 'missing' && part.text === 'é')).toBe(true)
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

test('what is missing and what is too much stand where they belong', () => {
  const shown = (typed: string, wanted: string): string =>
    compareTyped(typed, wanted)
      .parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'extra' ? `-${text}-` : `+${text}+`))
      .join('')
  expect(shown('mitocondria', 'mitochondria')).toBe('mitoc+h+ondria')
  expect(shown('oxygeen', 'oxygen')).toBe('oxyge-e-n')
  expect(shown('red', 'blue')).toBe('-r-+blu+e-d-')
  expect(shown('abcd', 'bcde')).toBe('-a-bcd+e+')
  expect(shown('PARIS, France', 'Paris')).toBe('Paris-, France-')
  expect(shown('Paris', 'Paris, France')).toBe('Paris+, France+')
})

test.each([
  ['oxygen!', 'Oxygen', true],
  ['oxygen?', 'Oxygen.', true],
  ['oxygen,', 'Oxygen', true],
  ['ox.ygen', 'Oxygen', false],
  ['e\u0301lan', 'élan', true],
  ['red  and\tblue', 'red and blue', true],
  ['redand blue', 'red and blue', false]
])('%j for %j: %s', (typed, wanted, isRight) => {
  expect(compareTyped(typed, wanted).isRight).toBe(isRight)
  if (isRight) expect(compareTyped(typed, wanted).parts).toEqual([{ kind: 'same', text: wanted }])
})

test('200 characters are compared letter by letter, longer answers word by word', () => {
  const [short, long] = ['x'.repeat(200), 'x'.repeat(201)]
  expect(compareTyped(`${short.slice(1)}y`, short).parts.some(({ kind }) => kind === 'same')).toBe(true)
  expect(compareTyped('y', long).parts).toEqual([
    { kind: 'extra', text: 'y' },
    { kind: 'missing', text: long }
  ])
  expect(compareTyped(`${long.slice(1)}y`, short).parts.some(({ kind }) => kind === 'same')).toBe(false)
  const words = 'one two three '.repeat(20).trim()
  expect(compareTyped(words.replace('two', 'too'), words).parts.slice(0, 4)).toEqual([
    { kind: 'same', text: 'one ' },
    { kind: 'extra', text: 'too ' },
    { kind: 'missing', text: 'two ' },
    { kind: 'same', text: words.slice(8) }
  ])
})

test('the first letters of each word help, until one would be whole', () => {
  expect(hintOf('a green leaf', 1)).toBe('a g···· l···')
  expect(hintOf('a green leaf', 2)).toBe('a gr··· le··')
  expect(hintOf('to be seen', 3)).toBe('t· b· see·')
  expect(hintOf('leaf', 3)).toBe('lea·')
  expect(hintOf('leaf', 4)).toBeNull()
  expect(hintOf('leaf', 0)).toBeNull()
  expect(hintOf('é😀t', 2)).toBe('é😀·')
})

test('a wrong option that is the answer, or stands there twice, is offered once', () => {
  expect(optionsOf('card', 1, 'Paris', ['Paris', 'Berlin', 'Berlin']).toSorted()).toEqual(['Berlin', 'Paris'])
})

test('the answer stands in every place about as often, over many cards', () => {
  const places = Array.from({ length: 400 }, (_, card) =>
    optionsOf(`card ${card}`, 0, 'Paris', ['Rome', 'Oslo', 'Bern']).indexOf('Paris')
  )
  for (const place of [0, 1, 2, 3]) expect(places.filter(at => at === place).length).toBeGreaterThan(60)
})
