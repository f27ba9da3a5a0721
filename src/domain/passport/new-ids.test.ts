import { expect, test } from 'vitest'
import { newIds, withNewIds } from '#domain/passport/new-ids.ts'
import { answerId, lossId, madeAt, newId, planSettingsId, topicId } from '#lib/ids.ts'

const [from, to] = [newId(), newId()]
const idsOf = (tables: Record<string, { id: string }[]>, round = 0) =>
  newIds({
    from,
    to,
    round,
    tables: Object.entries(tables).map(([name, rows]) => ({ name, rows, isLog: name === 'reviews' })),
    cardId: (_card, make) => make('')
  })

test('what exists once is named as the app would name it with the new student', () => {
  const [subject, attempt] = [newId(), newId()]
  const topic = topicId(subject, '2.1')
  const answer = answerId(attempt, `${attempt} q1`)
  const ids = idsOf({
    preferences: [{ id: from }],
    plan_settings: [{ id: planSettingsId(from) }],
    subjects: [{ id: subject }],
    topics: [{ id: topic, subjectId: subject, code: '2.1' } as { id: string }],
    losses: [{ id: lossId(answer, 'p'), originId: answer, pointKey: 'p' } as { id: string }],
    attempts: [{ id: attempt }],
    answers: [{ id: answer, attemptId: attempt, questionKey: `${attempt} q1` } as { id: string }]
  })
  const [newSubject, newAttempt] = [ids.get(subject) ?? '', ids.get(attempt) ?? '']
  expect(ids.get(from)).toBe(to)
  expect(ids.get(planSettingsId(from))).toBe(planSettingsId(to))
  expect(ids.get(topic)).toBe(topicId(newSubject, '2.1'))
  expect(ids.get(answer)).toBe(answerId(newAttempt, `${newAttempt} q1`))
  expect(ids.get(lossId(answer, 'p'))).toBe(lossId(ids.get(answer) ?? '', 'p'))
})

test('an id tells the same moment as before, and a log that was taken back has others', () => {
  const id = newId()
  const [first, second] = [idsOf({ reviews: [{ id }] }).get(id) ?? '', idsOf({ reviews: [{ id }] }, 1).get(id) ?? '']
  expect(new Set([id, first, second]).size).toBe(3)
  expect([madeAt(first), madeAt(second)]).toEqual([madeAt(id), madeAt(id)])
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('ids are exchanged in links and texts, and others stay', () => {
  const [old, now, other] = [newId(), newId(), newId()]
  const ids = new Map([[old, now]])
  expect(withNewIds({ a: [`/notetaker?note=${old}`, other, 7, null], b: `card:${old}` }, ids)).toEqual({
    a: [`/notetaker?note=${now}`, other, 7, null],
    b: `card:${now}`
  })
})
