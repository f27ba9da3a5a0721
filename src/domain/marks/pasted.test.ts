import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partMark, keysOf } from '#domain/marks/part.ts'
import { questionOf, readScheme, type Pasted } from '#domain/marks/pasted.ts'
import { gradeOf } from '#domain/marks/grade.ts'
import { readPoints as readPointsScheme } from '#domain/marks/read-scheme.ts'
import { RUBRICS } from '#domain/marks/rubrics.ts'
import { wordDiff } from '#domain/marks/word-diff.ts'

const readPoints = (typed: string) => readPointsScheme(typed).points

const pasted = (fields: Partial<Pasted>): Pasted => ({
  question: 'Explain x.',
  answer: 'y',
  kind: 'points',
  scheme: 'a (1)',
  marks: 1,
  command: 'Explain',
  modelAnswer: '',
  ...fields
})

describe('a pasted scheme', () => {
  test('points as examiners write them: marks, codes, other wordings, what is rejected', () => {
    const points = readPoints(
      'Any two from:\n- faster particles / more energy (1)\naccept: more kinetic energy\nreject: bigger particles\n2. M1 uses v = s/t\nA1 3.2 m/s ft\nmax 3'
    )
    expect(points).toEqual([
      {
        id: 'p1',
        text: 'faster particles',
        marks: 1,
        alternatives: ['more energy', 'more kinetic energy'],
        reject: ['bigger particles']
      },
      { id: 'p2', text: 'uses v = s/t', marks: 1, type: 'M' },
      { id: 'p3', text: '3.2 m/s', marks: 1, type: 'A', followThrough: true }
    ])
  })

  test.each([
    ['no words', pasted({ scheme: ' \n' }), 'empty'],
    ['points worth less than the marks', pasted({ scheme: 'a (1)\nb (1)', marks: 3 }), 'few'],
    ['61 points', pasted({ scheme: Array.from({ length: 61 }, (_, at) => `p ${at}`).join('\n'), marks: 3 }), 'many'],
    ['no marks', pasted({ marks: 0 }), 'marks'],
    ['bands with a gap', pasted({ kind: 'levels', scheme: '5-6 good\n1-3 weak', marks: 6 }), 'gap'],
    ['bands that overlap', pasted({ kind: 'levels', scheme: '3-6 good\n1-3 weak', marks: 6 }), 'twice'],
    ['bands below the marks', pasted({ kind: 'levels', scheme: '3-4 good\n1-2 weak', marks: 6 }), 'total'],
    ['no bands', pasted({ kind: 'levels', scheme: 'good, weak', marks: 6 }), 'no-levels'],
    ['a criterion without bands', pasted({ kind: 'criteria', scheme: 'A Knowing /8\nwell' }), 'no-levels']
  ])('%s: says so', (_, form, kind) => {
    expect(readScheme(form)).toMatchObject({ kind })
  })

  test('every rubric offered can be marked to its marks', () => {
    for (const { kind, text, marks } of RUBRICS) {
      const question = questionOf(pasted({ kind, scheme: text, marks }), 'k', '')
      const part = 'parts' in question ? question.parts[0] : undefined
      expect(part?.marks).toBe(marks)
      if (!part) continue
      const all = new Map(keysOf(part).map(key => [key, 99]))
      const earned = new Map(keysOf(part).map(key => [key, 'earned' as const]))
      const said = kind === 'points' ? { verdicts: earned, marks: new Map() } : { verdicts: new Map(), marks: all }
      expect(partMark(part, said)).toMatchObject({ low: marks, high: marks, max: marks })
    }
  })
})

test('a difference of words gives back both texts', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'long'), { maxLength: 30 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const pieces = wordDiff(before, after)
      const without = (kind: string): string =>
        pieces.flatMap(piece => (piece.kind === kind ? [] : piece.text)).join('')
      expect(without('removed')).toBe(after)
      expect(without('added')).toBe(before)
    }),
    { seed: 7, numRuns: 300 }
  )
})

test('a grade is that of the share reached, and none without boundaries', () => {
  const boundary = {
    session: 'May 2025',
    outOf: 100,
    grades: { '7': 79, '6': 64, '2': 13 },
    from: [],
    sure: 'high' as const
  }
  expect(gradeOf({ low: 39.5, max: 50 }, [boundary])?.grade).toBe('7')
  expect(gradeOf({ low: 39, max: 50 }, [boundary])?.grade).toBe('6')
  expect(gradeOf({ low: 1, max: 50 }, [boundary])).toBeNull()
  expect(gradeOf({ low: 50, max: 50 }, [])).toBeNull()
})

test('the marks at the end of a question stood twice', () => {
  const typed = { answer: 'x', kind: 'points' as const, scheme: 'a (1)\nb (1)', marks: 2, command: '', modelAnswer: '' }
  const question = questionOf({ ...typed, question: 'Explain absorption. [2]' }, 'own-x', '')
  expect(question).toMatchObject({ parts: [{ marks: 2, text: 'Explain absorption.' }] })
})
