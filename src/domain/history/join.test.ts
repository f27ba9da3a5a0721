import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditing, type AuditedCard } from '#domain/history/audit.ts'
import { joinHistories } from '#domain/history/join.ts'
import { packLog, packWithin, unpackLog, type LogLine } from '#domain/history/packed-log.ts'
import type { Standing } from '#domain/history/standing.ts'

const standing: Standing = {
  ...{ v: 1, state: 'review', dueAt: '2026-11-20T03:00:00.000Z', lastReviewedAt: '2026-11-10T03:00:00.000Z' },
  ...{ stability: 10, difficulty: 5, interval: 10, reps: 3, lapses: 0, learningStep: 0, ease: 2500, from: 'file' }
}
const line = (at: number): LogLine => ({ at, grade: 3, interval: 1, before: 1, factor: 2500, took: 1, kind: 1 })
const packed = (...times: number[]): string => packLog(times.map(line))
const times = (rows: string): number[] => unpackLog(rows).map(({ at }) => at)

test('the same file again adds nothing, an older copy neither', () => {
  const kept = { rows: packed(1, 2, 3), standing }
  expect(joinHistories(kept, { rows: packed(1, 2, 3), standing: { ...standing } })).toBeNull()
  expect(joinHistories(kept, { rows: packed(1, 2), standing: { ...standing, stability: 4 } })).toBeNull()
  expect(joinHistories(undefined, kept)).toBe(kept)
})

test('a later copy adds its new lines and its standing, and loses none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.uniqueArray(fc.nat(), { minLength: 1 }), (old, more) => {
      const [one, other] = [old, more].map(all => all.map(at => at + 1).sort((a, b) => a - b)) as [number[], number[]]
      const [kept, brought] = [one, other].map(all => ({ rows: packed(...all), standing })) as [
        { rows: string; standing: Standing },
        { rows: string; standing: Standing }
      ]
      const joined = joinHistories(kept, brought) ?? kept
      const isOlder = (other.at(-1) ?? 0) < (one.at(-1) ?? 0)
      const wanted = isOlder ? one : [...new Set([...one, ...other])].sort((a, b) => a - b)
      expect(times(joined.rows)).toEqual(wanted)
    })
  )
})

test('a log that is too long loses its oldest lines', () => {
  const lines = Array.from({ length: 9000 }, (_, at) => line(at * 86_400_000))
  const kept = unpackLog(packWithin(lines))
  expect(kept.length).toBeLessThan(9000)
  expect(kept.length).toBeGreaterThan(3000)
  expect(kept).toEqual(lines.slice(-kept.length))
})

test('an audit counts what is here and names each difference', () => {
  const card: AuditedCard = {
    ...{ front: 'a', group: 'g', answers: 4, standing, isCut: false, isLaterHere: false, isAsked: true },
    ...{ due: standing.dueAt, dueWithoutExams: standing.dueAt }
  }
  const { add, audit } = auditing('2026-11-21T03:00:00.000Z')
  add(card)
  add({ ...card, front: 'exam', due: '2026-11-18T03:00:00.000Z' })
  const other = { due: '2026-11-25T03:00:00.000Z', dueWithoutExams: '2026-11-25T03:00:00.000Z' }
  add({ ...card, front: 'answered', group: 'h', ...other })
  add({ ...card, front: 'later', ...other, isLaterHere: true })
  add({ ...card, front: 'new', due: null, dueWithoutExams: null, standing: { ...standing, from: 'ease' } })
  add({ ...card, front: 'asleep', isAsked: false, isCut: true })
  add({ ...card, front: 'never met', standing: null, due: null, dueWithoutExams: null, answers: 0 })
  expect(audit()).toEqual({
    here: { notes: 2, cards: 7, answers: 24, due: 2 },
    dated: 6,
    same: 2,
    differences: [
      { kind: 'exam', count: 1, examples: ['exam'] },
      { kind: 'answered', count: 1, examples: ['answered'] },
      { kind: 'later-here', count: 1, examples: ['later'] },
      { kind: 'from-ease', count: 1, examples: ['new'] },
      { kind: 'moved', count: 1, examples: ['new'] },
      { kind: 'cut', count: 1, examples: ['asleep'] }
    ]
  })
})
