import { describe, expect, test } from 'vitest'
import { piecesOf } from '#domain/marks/pieces.ts'
import { wordDiff } from '#domain/marks/word-diff.ts'

const shown = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('')

describe('what changed between two versions of an answer', () => {
  test.each([
    ['nothing', 'one two', 'one two', 'one two'],
    ['a word put in', 'one three', 'one two three', 'one {+two +}three'],
    ['a word taken out', 'one two three', 'one three', 'one {-two -}three'],
    ['another word', 'one two three', 'one big three', 'one {-two -}{+big +}three'],
    ['neighbours stand together', 'a b c d', 'a x y d', 'a {-b c -}{+x y +}d'],
    ['a first answer', '', 'all new', '{+all new+}'],
    ['everything taken out', 'all old', '', '{-all old-}'],
    ['a word twice', 'go go stop', 'go stop', 'go {-go -}stop'],
    ['a kept word between two changes', 'a b c d e', 'a x c y e', 'a {-b -}{+x +}c {-d -}{+y +}e'],
    ['most of what is alike stays', 'x a b c', 'a b c x', '{-x -}a b {-c-}{+c x+}'],
    ['nothing before and after', '', '', '']
  ])('%s', (_, before, after, words) => {
    expect(shown(before, after)).toBe(words)
  })

  test('1,500 words are compared one by one; of more the middle is shown as taken out and put in', () => {
    const words = (count: number): string[] => Array.from({ length: count }, (_, at) => `w${at} `)
    const swapped = (list: readonly string[]): string => ['new ', ...list.slice(1, -1), 'end '].join('')
    const kept = (count: number): number =>
      wordDiff(words(count).join(''), swapped(words(count))).filter(({ kind }) => kind === 'same').length
    expect(kept(1500)).toBe(1)
    expect(kept(1501)).toBe(0)
    const grown = wordDiff('a ', `b ${words(1500).join('')}a `)
    expect(grown.map(({ kind }) => kind)).toEqual(['added', 'same'])
  })
})

describe('where evidence lies in an answer', () => {
  const evidence = (start: number, end: number, point: number, isFound = true) => ({ start, end, point, isFound })

  test('pieces say which points they are evidence for, whether it is sure, and where it ends', () => {
    expect(piecesOf('abcdefgh', [evidence(1, 4, 1), evidence(2, 6, 2, false)])).toEqual([
      { text: 'a', points: [], isFound: false, ends: [] },
      { text: 'b', points: [1], isFound: true, ends: [] },
      { text: 'cd', points: [1, 2], isFound: true, ends: [1] },
      { text: 'ef', points: [2], isFound: false, ends: [2] },
      { text: 'gh', points: [], isFound: false, ends: [] }
    ])
  })

  test('evidence that covers the whole answer is one piece, and one point is named once', () => {
    expect(piecesOf('abc', [evidence(0, 3, 4), evidence(0, 3, 4)])).toEqual([
      { text: 'abc', points: [4], isFound: true, ends: [4] }
    ])
  })

  test('places are numbers: the tenth sign comes behind the second', () => {
    expect(piecesOf('abcdefghijkl', [evidence(2, 10, 1)]).map(({ text }) => text)).toEqual(['ab', 'cdefghij', 'kl'])
  })

  test.each([
    ['before the answer', evidence(-1, 2, 1)],
    ['behind it', evidence(1, 4, 1)],
    ['of no length', evidence(1, 1, 1)],
    ['that ends before it begins', evidence(2, 1, 1)]
  ])('evidence %s is not shown: another version of the answer held it', (_, one) => {
    expect(piecesOf('abc', [one])).toEqual([{ text: 'abc', points: [], isFound: false, ends: [] }])
  })
})
