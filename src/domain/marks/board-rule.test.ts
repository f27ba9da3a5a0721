import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { impliedBy, offered, ruleOf } from '#domain/marks/board-rule.ts'
import { countedMark, lostMarks, openKeys, partMark, type Verdicts } from '#domain/marks/part.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import type { PaperPart, SchemePoint } from '#domain/paper/question.ts'

const CIE = 'A right answer without working earns all marks unless the question asks to show it.'
const point = (id: string, more: Partial<SchemePoint> = {}): SchemePoint => ({ id, text: id, marks: 1, ...more })
const METHOD = [point('m1', { type: 'M' }), point('m2', { type: 'M' }), point('a', { type: 'A', dependsOn: ['m2'] })]
const part = (points: readonly SchemePoint[], more: Partial<PaperPart> = {}, scheme: object = {}): PaperPart => ({
  command: 'calculate',
  ao: '',
  marks: points.reduce((sum, { marks }) => sum + marks, 0),
  text: 'Calculate it.',
  scheme: { model: 'points', points, ...scheme },
  modelAnswer: '',
  commonErrors: [],
  ...more
})
const said = (verdicts: Record<string, PointVerdict>): Verdicts => ({
  verdicts: new Map(Object.entries(verdicts)),
  marks: new Map()
})
const low = (one: PaperPart, verdicts: Record<string, PointVerdict>) => partMark(one, said(verdicts))?.low

describe('a right answer without working', () => {
  const one = part(METHOD, {}, { guidance: CIE })
  test('earns all marks where the scheme says so, and nothing of it is lost', () => {
    expect(low(one, { a: 'earned' })).toBe(3)
    expect(low(one, { m1: 'missed', m2: 'missed', a: 'earned' })).toBe(3)
    expect(lostMarks(one, said({ m1: 'missed', m2: 'missed', a: 'earned' }))).toEqual([])
    expect(openKeys(one, said({ a: 'earned' }))).toEqual([])
    expect([...offered(one, new Set(['a']))].sort()).toEqual(['a', 'm1', 'm2'])
  })
  test.each([
    'A correct answer with no working scores full marks.',
    'Correct answer only scores 3',
    'Award all marks for a correct answer; correct answer alone: full marks'
  ])('in the words of other boards as well: %s', guidance => {
    expect(low(part(METHOD, {}, { guidance }), { a: 'earned' })).toBe(3)
  })
  test.each([
    { text: 'Show that the force is 12 N.' },
    { command: 'show' },
    { command: 'prove' },
    { command: 'verify' },
    { text: 'Find x. Show all your working.' }
  ])('earns the method nothing where it is to be shown: %j', more => {
    const shown = part(METHOD, more, { guidance: CIE })
    expect(ruleOf(shown).answerAlone).toBe(false)
    expect(low(shown, { m1: 'missed', m2: 'missed', a: 'earned' })).toBe(0)
    expect([...offered(shown, new Set(['a']))]).toEqual(['a'])
    expect(openKeys(shown, said({ a: 'earned' }))).toEqual(['m1', 'm2'])
  })
  test('earns the answer alone nothing where the scheme is silent: no accuracy without its method', () => {
    const silent = part(METHOD)
    expect(low(silent, { m1: 'missed', m2: 'missed', a: 'earned' })).toBe(0)
    expect(low(silent, { m1: 'missed', m2: 'earned', a: 'earned' })).toBe(2)
  })
  test('an answer that is not sure stands for its method in the upper number only', () => {
    expect(partMark(one, said({ m1: 'missed', m2: 'missed', a: 'unsure' }))).toMatchObject({ low: 0, high: 3 })
    expect(openKeys(one, said({ a: 'unsure' }))).toEqual(['m1', 'm2'])
  })
  test('a wrong answer stands for nothing', () => {
    expect(low(one, { m1: 'earned', m2: 'missed', a: 'missed' })).toBe(1)
    expect(lostMarks(one, said({ m1: 'earned', m2: 'missed', a: 'missed' })).map(({ key }) => key)).toEqual(['m2', 'a'])
  })
  test('a result on the way stands for what is before it, not for what follows', () => {
    const steps = [
      point('m1', { type: 'M' }),
      point('a1', { type: 'A' }),
      point('m2', { type: 'M' }),
      point('a2', { type: 'A' })
    ]
    expect([...offered(part(steps, {}, { guidance: CIE }), new Set(['a1']))].sort()).toEqual(['a1', 'm1'])
    expect([...offered(part(steps, {}, { guidance: CIE }), new Set(['a2']))].sort()).toEqual(['a1', 'a2', 'm1', 'm2'])
  })
  test('a point of knowledge is not implied', () => {
    const mixed = [point('p'), point('b', { type: 'B' }), point('m', { type: 'M' }), point('a', { type: 'A' })]
    expect([...offered(part(mixed, {}, { guidance: CIE }), new Set(['a']))].sort()).toEqual(['a', 'm'])
  })
  test('words of other models offer nothing', () => {
    const levels = part([], {}, { model: 'levels', levels: [], indicative: [] })
    expect([...offered(levels, new Set(['a']))]).toEqual([])
    expect(ruleOf(levels)).toEqual({ answerAlone: false, limits: {} })
    expect(countedMark(levels, new Map())).toBeNull()
  })
})

describe('IB', () => {
  const bracketed = [
    point('m1', { type: 'M', implied: true }),
    point('m2', { type: 'M' }),
    point('a', { type: 'A', dependsOn: ['m1'] })
  ]
  test('(M1) is implied by what follows, M1 has to be seen', () => {
    expect(low(part(bracketed), { m2: 'missed', a: 'earned' })).toBe(2)
    expect(openKeys(part(bracketed), said({ a: 'earned' }))).toEqual(['m2'])
    expect(low(part(bracketed), { m1: 'missed', m2: 'missed', a: 'missed' })).toBe(0)
  })
  test('N3: three marks for the answer alone, and not above what working earns', () => {
    const old = [
      point('m1', { type: 'M' }),
      point('m2', { type: 'M' }),
      point('a1', { type: 'A', alone: 3 }),
      point('r')
    ]
    expect(low(part(old), { m1: 'missed', m2: 'missed', a1: 'earned', r: 'missed' })).toBe(3)
    expect(low(part(old), { m1: 'earned', m2: 'missed', a1: 'missed', r: 'missed' })).toBe(1)
    expect(low(part(old), { m1: 'earned', m2: 'earned', a1: 'earned', r: 'earned' })).toBe(4)
    expect(
      low(part(old), { m1: 'earned', m2: 'missed', a1: 'earned', r: 'missed' }),
      'shown, and one method missing'
    ).toBe(1)
    expect(partMark(part(old), said({ m1: 'missed', m2: 'missed', a1: 'unsure', r: 'missed' }))).toMatchObject({
      low: 0,
      high: 3
    })
  })
})

describe('what counts of several points', () => {
  const points = [point('a', { group: 'g' }), point('b', { group: 'g' }), point('c', { group: 'g' }), point('d')]
  const one = part(points, { marks: 3 }, { limits: { g: 2 } })
  const all = (verdict: PointVerdict) => Object.fromEntries(points.map(({ id }) => [id, verdict]))
  test('no more of a group than its limit, whatever else is earned', () => {
    expect(low(one, { ...all('earned'), d: 'missed' })).toBe(2)
    expect(low(one, all('earned'))).toBe(3)
    expect(low(one, { ...all('missed'), a: 'earned', d: 'earned' })).toBe(2)
    expect(low(part(points, { marks: 4 }), all('earned')), 'no limit known').toBe(4)
  })
  test('a special case counts in the place of the rest, and asks for no word of its own', () => {
    const special = part([point('m'), point('a'), point('sc', { special: true })], { marks: 2 })
    expect(openKeys(special, said({ m: 'missed', a: 'missed' }))).toEqual([])
    expect(low(special, { m: 'missed', a: 'missed', sc: 'earned' })).toBe(1)
    expect(low(special, { m: 'earned', a: 'missed', sc: 'earned' })).toBe(1)
    expect(low(special, { m: 'earned', a: 'earned', sc: 'earned' })).toBe(2)
    expect(lostMarks(special, said({ m: 'missed', a: 'missed' })).map(({ key }) => key)).toEqual(['m', 'a'])
  })
})

test('whatever is said: low is not above high, neither above the marks, and saying more never earns less', () => {
  const verdict = fc.constantFrom<PointVerdict>('earned', 'unsure', 'missed')
  const any = fc.array(
    fc.record({
      type: fc.constantFrom<SchemePoint['type']>('M', 'A', 'B', undefined),
      implied: fc.boolean(),
      alone: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      group: fc.option(fc.constantFrom('g', 'h'), { nil: undefined })
    }),
    { maxLength: 6 }
  )
  fc.assert(
    fc.property(
      any,
      fc.array(verdict, { minLength: 6, maxLength: 6 }),
      fc.nat(5),
      fc.boolean(),
      (rows, verdicts, at, alone) => {
        const points = rows.map((more, place) => point(`p${place}`, more))
        const one = part(points, {}, { limits: { g: 1 }, ...(alone && { guidance: CIE }) })
        const mark = (list: readonly PointVerdict[]) =>
          countedMark(one, new Map(points.map(({ id }, place) => [id, list[place] ?? 'missed'])))
        const [before, after] = [mark(verdicts), mark(verdicts.with(at, 'earned'))]
        if (!before || !after) throw new Error('no marks')
        expect(before.low <= before.high && before.high <= before.max).toBe(true)
        const hasAlone = points.some(one => one.alone !== undefined)
        // Under N marks a shown method may end the mark of the answer alone.
        if (!hasAlone) expect(after.low).toBeGreaterThanOrEqual(before.low)
        const says = (id: string): boolean => verdicts[Number(id.slice(1))] === 'earned'
        for (const id of impliedBy(points, says, ruleOf(one))) expect(says(id)).toBe(false)
      }
    )
  )
})
