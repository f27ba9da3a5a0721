import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAll, decided, decisionOf, digitDecision, markSoFar } from '#domain/marks/decide.ts'
import { NO_VERDICTS, openKeys, partMark, WHOLE, type Verdicts } from '#domain/marks/part.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import type { PaperPart, Scheme } from '#domain/paper/question.ts'

const IDS = ['p1', 'p2', 'p3']
const part = (scheme: Scheme, marks: number): PaperPart => ({
  command: 'explain',
  ao: '',
  marks,
  text: 'Explain it.',
  scheme,
  modelAnswer: '',
  commonErrors: []
})
const POINTS = part({ model: 'points', points: IDS.map(id => ({ id, text: id, marks: 1 })) }, 3)
const LEVELS = part(
  {
    model: 'levels',
    indicative: [],
    levels: [
      { from: 1, to: 3, text: 'a' },
      { from: 4, to: 6, text: 'b' }
    ]
  },
  6
)
const verdicts = fc.constantFrom<PointVerdict>('earned', 'unsure', 'missed')
const saids = fc
  .dictionary(fc.constantFrom(...IDS), verdicts)
  .map((known): Verdicts => ({ verdicts: new Map(Object.entries(known)), marks: new Map() }))

test('a press changes its key alone, and its opposite takes it back', () => {
  fc.assert(
    fc.property(saids, fc.constantFrom(...IDS), verdicts, (said, key, verdict) => {
      const after = decided(said, [{ key, verdict }])
      expect(after.verdicts.get(key)).toBe(verdict)
      for (const other of IDS.filter(id => id !== key)) expect(after.verdicts.get(other)).toBe(said.verdicts.get(other))
      expect(decided(after, [decisionOf(said, key)])).toEqual(said)
    })
  )
})

test('two presses on different points meet in any order', () => {
  fc.assert(
    fc.property(saids, verdicts, verdicts, (said, one, other) => {
      const [a, b] = [
        { key: 'p1', verdict: one },
        { key: 'p2', verdict: other }
      ]
      const ends = [decided(decided(said, [a]), [b]), decided(decided(said, [b]), [a])]
      expect(new Map(ends[0]?.verdicts)).toEqual(new Map(ends[1]?.verdicts))
    })
  )
})

test('once every key is decided, what was earned so far is the mark', () => {
  fc.assert(
    fc.property(fc.tuple(verdicts, verdicts, verdicts), all => {
      const said = decided(
        NO_VERDICTS,
        IDS.map((key, at) => ({ key, verdict: all[at] }))
      )
      expect(openKeys(POINTS, said)).toEqual([])
      expect(markSoFar(POINTS, said)).toEqual(partMark(POINTS, said))
    })
  )
})

test('a key of which nothing is said earns nothing yet; all of a part in one press', () => {
  expect(openKeys(POINTS, NO_VERDICTS)).toEqual(IDS)
  expect(markSoFar(POINTS, decided(NO_VERDICTS, [{ key: 'p2', verdict: 'earned' }])).low).toBe(1)
  expect(markSoFar(POINTS, decided(NO_VERDICTS, decideAll(POINTS, 'earned'))).low).toBe(3)
  expect(decideAll(LEVELS, 'earned')).toEqual([])
  expect(markSoFar(LEVELS, NO_VERDICTS)).toMatchObject({ low: 0, max: 6 })
  expect(markSoFar(LEVELS, decided(NO_VERDICTS, [{ key: WHOLE, marks: 5 }]))).toMatchObject({ low: 5, high: 5 })
})

test('digits decide points by verdict, and levels by their number from below', () => {
  expect(digitDecision(POINTS, 'p2', 1)).toEqual({ key: 'p2', verdict: 'earned' })
  expect(digitDecision(POINTS, 'p2', 2)).toEqual({ key: 'p2', verdict: 'missed' })
  expect(digitDecision(POINTS, 'p2', 3)).toEqual({ key: 'p2', verdict: 'unsure' })
  expect(digitDecision(POINTS, 'p2', 4)).toBeNull()
  expect(digitDecision(POINTS, 'p9', 1)).toBeNull()
  expect(digitDecision(LEVELS, WHOLE, 2)).toEqual({ key: WHOLE, marks: 5 })
  expect(digitDecision(LEVELS, WHOLE, 0)).toEqual({ key: WHOLE, marks: 0 })
  expect(digitDecision(LEVELS, WHOLE, 3)).toBeNull()
})
