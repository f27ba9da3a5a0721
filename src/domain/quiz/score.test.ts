import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_ANSWER, readGiven, type Given, type ScoredItem } from '#domain/quiz/item.ts'
import { scoreOf, type CompareMaths } from '#domain/quiz/score.ts'
import { isOneTypedTypo, plainWords, readNumber } from '#domain/quiz/typed-words.ts'

const never: CompareMaths = () => null
const base = { key: 'k', question: 'Q?' }
const options = ['a', 'b', 'c', 'd'].map((text, at) => ({ text, correct: at === 2 }))
const choice: ScoredItem = { ...base, type: 'choice', options }
const truth: ScoredItem = { ...base, type: 'true-false', answer: false }
const cloze: ScoredItem = { ...base, type: 'cloze', answers: ['the Marshall Plan', 'ERP'] }
const short: ScoredItem = { ...base, type: 'short', answers: ['It joins glucose.'] }
const order: ScoredItem = { ...base, type: 'ordering', items: ['c', 'a', 'b'], order: [1, 2, 0] }
const pairs: ScoredItem = {
  ...base,
  type: 'matching',
  left: ['1', '2', '3', '4'],
  right: ['w', 'x', 'y', 'z'],
  pairs: [3, 2, 1, 0]
}
const number = (value: number, tolerance: number, unit: string): ScoredItem => ({
  ...base,
  type: 'numeric',
  value,
  tolerance,
  unit
})
const text = (words: string): Given => ({ kind: 'text', text: words })
const said = (item: ScoredItem, given: Given | null, compare = never): string => {
  const { verdict, because } = scoreOf(item, given, compare)
  return because ? `${verdict}, ${because}` : verdict
}

describe('golden cases', () => {
  const rows: readonly (readonly [string, ScoredItem, Given | null, string])[] = [
    ['the right option', choice, { kind: 'choice', at: 2 }, 'right'],
    ['another option', choice, { kind: 'choice', at: 0 }, 'wrong'],
    ['no answer', choice, null, 'blank'],
    ['a false statement called false', truth, { kind: 'truth', is: false }, 'right'],
    ['and called true', truth, { kind: 'truth', is: true }, 'wrong'],
    ['capitals, article and full stop', cloze, text(' marshall plan. '), 'right'],
    ['another accepted answer', cloze, text('erp'), 'right'],
    ['one letter astray', cloze, text('Marshal Plan'), 'right, spelling'],
    ['two letters astray', cloze, text('Marshal Plam'), 'wrong'],
    ['spaces only', cloze, text('   '), 'blank'],
    ['own words', short, text('glucose is joined'), 'open'],
    ['all pairs', pairs, { kind: 'pairs', pairs: [3, 2, 1, 0] }, 'right'],
    ['two of four pairs', pairs, { kind: 'pairs', pairs: [3, 2, 0, null] }, 'part'],
    ['the right order', order, { kind: 'order', order: [1, 2, 0] }, 'right'],
    ['no place right', order, { kind: 'order', order: [2, 0, 1] }, 'wrong'],
    ['a year', number(1947, 0, ''), text('1947'), 'right'],
    ['the year after', number(1947, 0, ''), text('1948'), 'wrong'],
    ['within the tolerance', number(4.2, 0.05, 'm/s'), text('4.24'), 'right'],
    ['with its unit', number(4.2, 0.05, 'm/s'), text('4.2 m/s'), 'right'],
    ['outside', number(4.2, 0.05, 'm/s'), text('4.3 m/s'), 'wrong'],
    ['another unit', number(650, 0, 'members'), text('650 tonnes'), 'wrong, unit'],
    ['thousands', number(12_000, 0, 'people'), text('12,000 people'), 'right'],
    ['a true minus', number(-40, 0, '°C'), text('−40'), 'right'],
    ['words for a number', number(3, 0, ''), text('many'), 'wrong']
  ]
  test.each(rows)('%s', (_, item, given, verdict) => expect(said(item, given)).toBe(verdict))

  test('maths is compared by value where words differ', () => {
    const same: CompareMaths = () => 'same'
    expect(said({ ...base, type: 'cloze', answers: ['x = 3'] }, text('3 = x'), same)).toBe('right')
    expect(said({ ...base, type: 'cloze', answers: ['osmosis'] }, text('diffusion'), same)).toBe('wrong')
    expect(said(number(1, 0, 'km'), text('1000 m'), same)).toBe('right')
    expect(said(number(1, 0, 'km'), text('1 kg'), () => 'unit')).toBe('wrong, unit')
  })

  test('an answer of 50,000 characters is not taken', () => {
    expect(said(short, text('x'.repeat(50_000)))).toBe('blank')
    expect(said(short, text('x'.repeat(LONGEST_ANSWER)))).toBe('open')
  })
})

const items = [choice, truth, cloze, short, order, pairs, number(3, 0.5, 'm')]
const anyItem = fc.constantFrom(...items)
const anyGiven = fc.oneof(
  fc.constant(null),
  fc.integer().map((at): Given => ({ kind: 'choice', at })),
  fc.boolean().map((is): Given => ({ kind: 'truth', is })),
  fc.string().map((words): Given => text(words)),
  fc.array(fc.option(fc.nat(5))).map((chosen): Given => ({ kind: 'pairs', pairs: chosen })),
  fc.array(fc.nat(5)).map((places): Given => ({ kind: 'order', order: places }))
)

test('whatever was given, the share lies between 0 and 1 and says the same as the verdict', () => {
  fc.assert(
    fc.property(anyItem, anyGiven, (item, given) => {
      const { verdict, share } = scoreOf(item, given, never)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(share === 1).toBe(verdict === 'right')
      expect(share > 0 && share < 1).toBe(verdict === 'part')
    })
  )
})

test('whatever JSON was stored, reading it gives an answer of the item or nothing', () => {
  fc.assert(
    fc.property(
      anyItem,
      fc.dictionary(fc.constantFrom('at', 'is', 'text', 'pairs', 'order', 'v'), fc.jsonValue()),
      (item, value) => {
        const given = readGiven(item, value)
        if (given) expect(readGiven(item, { v: 1, ...given })).toEqual(given)
      }
    )
  )
})

test('a permutation is right only when it is the order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9), { minLength: 2, maxLength: 8 }), fc.nat(), (seed, turn) => {
      const right = seed.map((_, at) => (at + turn) % seed.length)
      const item: ScoredItem = { ...base, type: 'ordering', items: seed.map(String), order: right }
      expect(said(item, { kind: 'order', order: right })).toBe('right')
      const swapped = [right[1] ?? 0, right[0] ?? 0, ...right.slice(2)]
      expect(said(item, { kind: 'order', order: swapped })).not.toBe('right')
    })
  )
})

test('plain words stay plain, and one slip is one edit', () => {
  fc.assert(
    fc.property(fc.string(), words => {
      expect(plainWords(words)).toBe(plainWords(words).trim())
      expect(plainWords(words)).not.toContain('  ')
      expect(plainWords(`  ${words} `)).toBe(plainWords(words))
    })
  )
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (word, at) => {
      const place = at % word.length
      expect(isOneTypedTypo(word, word.slice(0, place) + word.slice(place + 1))).toBe(true)
      expect(isOneTypedTypo(word, word)).toBe(false)
    })
  )
})

test('numbers are read as they are written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), value => {
      expect(readNumber(`${value} m`)?.value).toBeCloseTo(value, 6)
      expect(readNumber(value.toLocaleString('en-GB', { maximumFractionDigits: 3 }))?.value).toBeCloseTo(value, 2)
    })
  )
  expect(readNumber('about 3')).toBeNull()
  expect(readNumber('£3.50')?.value).toBe(3.5)
})

test('zero is zero, though nothing may be off', () => {
  expect(said(number(0, 0, ''), text('0'))).toBe('right')
})

test('another unit is named as the reason even where the number is far off', () => {
  expect(said(number(5, 0, 'm'), text('3 kg'), () => 'unit')).toBe('wrong, unit')
  expect(said(number(5, 0, 'm'), text('3 cm'), () => 'other')).toBe('wrong')
})

test('a sign of money counts before a number, behind it stands what is counted', () => {
  expect(readNumber('€ 12')).toEqual({ value: 12, rest: '' })
  expect(readNumber('12 €')).toEqual({ value: 12, rest: '€' })
})

test('an article goes with the full stop behind it', () => {
  expect(plainWords('A. Cat')).toBe('cat')
})
