import { describe, expect, test } from 'vitest'
import { gradeOf } from '#domain/marks/grade.ts'
import { inOrder, levelOf, levelsFault, markAt, nextLevel, placesOf } from '#domain/marks/levels.ts'
import { withoutNames } from '#domain/marks/names.ts'
import { questionOf, readScheme, type Pasted } from '#domain/marks/pasted.ts'
import { RUBRICS } from '#domain/marks/rubrics.ts'

const band = (from: number, to: number) => ({ from, to, text: `${from} to ${to}` })

describe('a mark within its band', () => {
  test.each([
    [band(7, 9), [7, 8, 9]],
    [band(7, 10), [7, 9, 10]],
    [band(3, 4), [3, 4, 4]],
    [band(5, 5), [5, 5, 5]]
  ])('just met, met, securely met: %o', (level, marks) => {
    expect((['low', 'middle', 'high'] as const).map(place => markAt(level, place))).toEqual(marks)
  })

  test('only places that differ are offered, the lower name first', () => {
    expect(placesOf(band(7, 9))).toEqual(['low', 'middle', 'high'])
    expect(placesOf(band(3, 4))).toEqual(['low', 'middle'])
    expect(placesOf(band(5, 5))).toEqual(['low'])
  })

  test('both ends of a band belong to it, and 0 to none', () => {
    const bands = [band(4, 6), band(1, 3)]
    expect([0, 1, 3, 4, 6, 7].map(mark => levelOf(bands, mark)?.from)).toEqual([undefined, 1, 1, 4, 4, undefined])
  })
})

test('the next band is the lowest above the mark, in whatever order they stand', () => {
  const bands = [band(7, 9), band(1, 3), band(4, 6)]
  expect([0, 1, 3, 4, 9].map(mark => nextLevel(bands, mark)?.from)).toEqual([1, 4, 4, 7, undefined])
  expect(inOrder(bands).map(({ to }) => to)).toEqual([9, 6, 3])
})

test.each([
  ['adds up, in any order', [band(4, 6), band(1, 3)], null],
  ['one band', [band(1, 6)], null],
  ['a band turned round', [band(6, 1)], 'twice'],
  ['two bands that share a mark', [band(3, 6), band(1, 3)], 'twice'],
  ['the same band twice', [band(1, 6), band(1, 6)], 'twice'],
  ['a mark between two bands', [band(1, 2), band(4, 6)], 'gap'],
  ['too few marks', [band(1, 5)], 'total'],
  ['too many marks', [band(1, 7)], 'total'],
  ['no band', [], 'total']
])('bands of a part of 6: %s', (_, bands, fault) => {
  expect(levelsFault(bands, 6)).toBe(fault)
})

describe('a grade by past boundaries', () => {
  const boundary = {
    session: 'May 2025',
    outOf: 100,
    grades: { '2': 13, '7': 79, '6': 64 },
    from: [],
    sure: 'high' as const
  }
  test.each([
    [79, '7'],
    [78, '6'],
    [100, '7'],
    [13, '2'],
    [12, undefined],
    [0, undefined]
  ])('%i of 100 marks', (low, grade) => {
    expect(gradeOf({ low, max: 100 }, [boundary])?.grade).toBe(grade)
  })
  test('it says of which session and how sure it is', () => {
    expect(gradeOf({ low: 40, max: 50 }, [boundary])).toEqual({ grade: '7', session: 'May 2025', sure: 'high' })
  })
  test('there is none for a paper without marks or boundaries without a total', () => {
    expect(gradeOf({ low: 0, max: 0 }, [boundary])).toBeNull()
    expect(gradeOf({ low: 1, max: 0 }, [boundary])).toBeNull()
    expect(gradeOf({ low: 5, max: 10 }, [{ ...boundary, outOf: 0 }])).toBeNull()
    expect(gradeOf({ low: 0, max: 10 }, [{ ...boundary, outOf: 0, grades: { '1': 0 } }])).toBeNull()
  })
})

const pasted = (fields: Partial<Pasted>): Pasted => ({
  question: ' Explain x. ',
  answer: 'y',
  kind: 'points',
  scheme: 'a (1)\nb (1)',
  marks: 2,
  command: ' Explain ',
  modelAnswer: ' z ',
  ...fields
})

describe('a pasted question', () => {
  test('is a question of a paper, tidied', () => {
    expect(questionOf(pasted({}), 'own-1', 'Biology')).toEqual({
      key: 'own-1',
      subject: 'Biology',
      topic: { code: '', name: '' },
      boards: [],
      difficulty: 2,
      calculator: false,
      parts: [
        {
          command: 'explain',
          ao: '',
          marks: 2,
          text: 'Explain x.',
          scheme: {
            model: 'points',
            points: [
              { id: 'p1', text: 'a', marks: 1 },
              { id: 'p2', text: 'b', marks: 1 }
            ]
          },
          modelAnswer: 'z',
          commonErrors: []
        }
      ]
    })
  })

  test('long names are cut where the account keeps no more', () => {
    const question = questionOf(pasted({ command: 'x'.repeat(61) }), 'k', 'y'.repeat(81))
    expect('parts' in question && [question.subject.length, question.parts[0]?.command.length]).toEqual([80, 60])
  })

  test.each([
    ['1 mark', { marks: 1 }, undefined],
    ['200 marks', { kind: 'levels', scheme: '1-200 there', marks: 200 }, undefined],
    ['201 marks', { kind: 'levels', scheme: '1-201 there', marks: 201 }, 'marks'],
    ['half a mark', { marks: 1.5 }, 'marks'],
    ['less than none', { marks: -1 }, 'marks'],
    ['60 points', { scheme: Array.from({ length: 60 }, (_, at) => `p ${at}`).join('\n') }, undefined],
    ['more points than marks', { scheme: 'a\nb\nc' }, undefined],
    ['criteria, whatever the marks field says', { kind: 'criteria', scheme: 'A /4\n1-4 there', marks: 0 }, undefined],
    ['no criterion', { kind: 'criteria', scheme: 'just words' }, 'no-levels'],
    ['a criterion whose bands leave one out', { kind: 'criteria', scheme: 'A /4\n1-4 x\nB /4\n1-2 x\n4 y' }, 'gap'],
    ['a criterion whose bands end too early', { kind: 'criteria', scheme: 'A /4\n1-3 x' }, 'total']
  ] as const)('%s', (_, fields, fault) => {
    const read = readScheme(pasted(fields))
    expect('kind' in read ? read.kind : undefined).toBe(fault)
  })

  test('a fault names the numbers that do not agree', () => {
    expect(readScheme(pasted({ marks: 3 }))).toEqual({ kind: 'few', sum: 2, marks: 3 })
    expect(readScheme(pasted({ kind: 'levels', scheme: '1-2 a\n3-4 b', marks: 6 }))).toEqual({
      kind: 'total',
      best: 4,
      marks: 6
    })
    expect(readScheme(pasted({ kind: 'levels', scheme: '1-2 a\n3-4 b', marks: 4 }))).toMatchObject({
      scheme: { model: 'levels', indicative: [] },
      marks: 4
    })
  })

  test('criteria of 8 are those of the MYP, and their sum is the marks', () => {
    const two = questionOf(pasted({ kind: 'criteria', scheme: 'A /8\n1-8 x\nB /8\n1-8 y' }), 'k', '')
    expect(two).toMatchObject({ boards: ['IB MYP'], parts: [{ marks: 16, scheme: { indicative: [] } }] })
    expect(questionOf(pasted({ kind: 'criteria', scheme: 'A /8\n1-8 x\nB /6\n1-6 y' }), 'k', '')).toMatchObject({
      boards: []
    })
    expect(questionOf(pasted({ kind: 'levels', scheme: '1-8 x', marks: 8 }), 'k', '')).toMatchObject({ boards: [] })
  })
})

test('rubrics have names and words of their own, and a board each', () => {
  expect(new Set(RUBRICS.map(({ id }) => id)).size).toBe(RUBRICS.length)
  for (const { id, board, name, text } of RUBRICS) {
    for (const word of [id, board, name, text]) expect(word, id).toMatch(/^\S[^]*\S$/)
    expect(
      text.split('\n').every(line => line === '' || /[a-z]/i.test(line)),
      id
    ).toBe(true)
  }
})

describe('names are taken out', () => {
  test.each([
    ['three letters are enough', 'Ann was here', ['Ann'], '··· was here'],
    ['two are not', 'Al was here', ['Al'], 'Al was here'],
    ['spaces around a name', 'Ann was here', ['  Ann '], '··· was here'],
    ['the longer name first', 'Ann Lee', ['Ann', 'Ann Lee'], '·······'],
    ['every place', 'Ann, ann and ANN', ['Ann'], '···, ··· and ···'],
    ['not inside a word', 'Annual, Joann, Ann1', ['Ann'], 'Annual, Joann, Ann1'],
    ['behind a word that holds it', 'Joann and Ann', ['Ann'], 'Joann and ···'],
    ['a text whose small letters are longer', 'İ Ann ann', ['Ann'], 'İ ··· ann'],
    ['no names', 'Ann', [], 'Ann']
  ])('%s', (_, text, names, out) => {
    expect(withoutNames(text, names)).toBe(out)
  })
})
