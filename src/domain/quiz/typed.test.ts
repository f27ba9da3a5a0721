import { describe, expect, test } from 'vitest'
import type { Given, ScoredItem } from '#domain/quiz/item.ts'
import { scoreOf, type CompareMaths } from '#domain/quiz/score.ts'
import { isOneTypedTypo, plainWords, readNumber } from '#domain/quiz/typed-words.ts'

const base = { key: 'k', question: 'Q?' }
const never: CompareMaths = () => null
const said = (item: ScoredItem, words: string, compare = never) => scoreOf(item, { kind: 'text', text: words }, compare)
const gap = (...answers: string[]): ScoredItem => ({ ...base, type: 'cloze', answers })
const number = (value: number, tolerance: number, unit: string): ScoredItem => ({
  ...base,
  type: 'numeric',
  value,
  tolerance,
  unit
})

describe('words that are the same answer', () => {
  test.each([
    ['an apostrophe', 'Newton’s laws', 'newtons laws'],
    ['punctuation between words', 'heat, light', 'heat light'],
    ['a full stop after an abbreviation', 'e.g. acid.', 'e.g acid'],
    ['an article and two spaces', 'The  mole', 'mole'],
    ['a and an', 'an atom', 'a atom'],
    ['a ligature', 'ﬁsh', 'fish'],
    ['a hyphen stays', 'X-ray', 'x-ray'],
    ['signs stay', '5 °C', '5 °c']
  ])('%s', (_, one, other) => {
    expect(plainWords(one)).toBe(plainWords(other))
  })
})

describe('words that are not', () => {
  test.each([
    ['an article in the middle is a word of the name', 'War of the Roses', 'War of Roses'],
    ['a word that only begins like an article', 'theory', 'ory'],
    ['words run together', 'red shift', 'redshift'],
    ['a decimal', '1.5', '15'],
    ['a fraction', '1/2', '12']
  ])('%s', (_, one, other) => {
    expect(plainWords(one)).not.toBe(plainWords(other))
  })
})

/** All words that one letter more, less, other or two neighbours swapped make of this one. */
function slips(word: string): Set<string> {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const all = places.flatMap(([head, tail]) => [
    ...['a', 'b', 'c'].flatMap(letter => [head + letter + tail, ...(tail ? [head + letter + tail.slice(1)] : [])]),
    ...(tail ? [head + tail.slice(1)] : []),
    ...(tail.length > 1 ? [head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)] : [])
  ])
  return new Set(all.filter(one => one !== word))
}

test('a slip is one letter more, less, other, or two neighbours swapped, and nothing else', () => {
  const words = ['']
  for (const word of words) if (word.length < 4) words.push(...['a', 'b', 'c'].map(letter => word + letter))
  const wrong = words.flatMap(one => {
    const near = slips(one)
    return words.filter(other => isOneTypedTypo(one, other) !== near.has(other)).map(other => `${one} ${other}`)
  })
  expect(wrong).toEqual([])
})

test('a slip is forgiven in a word of six letters, not in one of five, and never in a digit', () => {
  expect(said(gap('enzyme'), 'enzime')).toEqual({ verdict: 'right', share: 1, because: 'spelling' })
  expect(said(gap('xylem'), 'xilem')).toEqual({ verdict: 'wrong', share: 0 })
  expect(said(gap('phloem', 'enzyme'), 'enzyma')).toMatchObject({ because: 'spelling' })
  expect(said(gap('Apollo 11'), 'Apollo 12').verdict).toBe('wrong')
  expect(said(gap('carbon'), 'carb0n').verdict).toBe('wrong')
})

test('one of several accepted answers is enough as mathematics too, and only mathematics is compared', () => {
  const same = (wanted: string, given: string): 'same' | 'other' =>
    wanted.replaceAll(' ', '') === given.replaceAll(' ', '') ? 'same' : 'other'
  expect(said(gap('three', 'x = 3'), 'x=3', same).verdict).toBe('right')
  expect(said(gap('x = 3'), 'x=4', same).verdict).toBe('wrong')
  expect(said(gap('x = 3'), 'x = 3 kg', () => 'unit').verdict).toBe('wrong')
})

describe('a number as it is typed', () => {
  test.each([
    ['12 345.6 kg', 12_345.6, 'kg'],
    [' 3 m ', 3, 'm'],
    ['.5', 0.5, ''],
    ['1e3', 1000, ''],
    ['1.6e-19 C', 1.6e-19, 'C'],
    ['2E+4', 20_000, ''],
    ['€ 2.50', 2.5, ''],
    ['-7', -7, ''],
    ['+7', 7, ''],
    ['1,5', 1, ',5'],
    ['3   m', 3, 'm']
  ])('%s', (typed, value, rest) => {
    expect(readNumber(typed)).toEqual({ value, rest })
  })
  test.each(['', 'm 3', '-', 'about 3', 'x£3', '9e999'])('%s is none', typed => {
    expect(readNumber(typed)).toBeNull()
  })
})

describe('a number with its unit', () => {
  const rows: readonly (readonly [string, ScoredItem, string, string])[] = [
    ['the end of the tolerance counts', number(10, 0.5, 'm'), '10.5', 'right'],
    ['no unit wanted, none typed', number(4, 0, ''), '4', 'right'],
    ['the right number of something else', number(4, 0, 'm'), '4 kg', 'wrong, unit'],
    ['the wrong number of something else', number(4, 0, 'm'), '5 kg', 'wrong'],
    ['words behind a number that needs no unit', number(4, 0, ''), '4 of them', 'right'],
    ['words behind a wrong number', number(4, 0, ''), '5 of them', 'wrong'],
    ['the unit in capitals', number(4, 0, 'km'), '4 KM', 'right']
  ]
  test.each(rows)('%s', (_, item, words, verdict) => {
    const { because, ...score } = scoreOf(item, { kind: 'text', text: words }, never)
    expect(because ? `${score.verdict}, ${because}` : score.verdict).toBe(verdict)
  })

  test('what is compared says the value, its tolerance where there is one, and its unit', () => {
    const asked: string[] = []
    const ask: CompareMaths = (...words) => {
      asked.push(words.join(' | '))
      return 'other'
    }
    said(number(1, 0, 'km'), 'x', ask)
    said(number(1, 0.5, 'km'), 'y', ask)
    said(number(2, 0, ''), 'z', ask)
    expect(asked).toEqual(['1 km | x | Q?', '1 ± 0.5 km | y | Q?', '2 | z | Q?'])
  })

  test('the same thing in another kind of unit is said to be the unit', () => {
    expect(said(number(1, 0, 'km'), '1 kg', () => 'unit')).toEqual({ verdict: 'wrong', share: 0, because: 'unit' })
  })
})

test('an answer of another kind of question is wrong, never half right', () => {
  const choice: ScoredItem = { ...base, type: 'choice', options: [{ text: 'a', correct: true }] }
  const other = { kind: 'order', order: [0], at: 0, is: true } as unknown as Given
  expect(scoreOf(choice, other, never).verdict).toBe('wrong')
  expect(scoreOf({ ...base, type: 'true-false', answer: true }, other, never).verdict).toBe('wrong')
})
