import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRow } from '../../../tests/support/any-row.ts'
import { readRows } from '#data/read/live-rows.ts'
import { saveAnswer, saveLoss, savePresetTopic } from '#data/write/once.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
beforeAll(() => openWorkspace(user))
afterAll(() => eraseWorkspace(user))

test('what exists once is one row however often it is saved', async () => {
  const [attempt, subject] = [newId(), newId()]
  await save('attempts', attempt, aRow('attempts'))
  const id = await saveAnswer(attempt, '1a', { flagged: true })
  expect(await saveAnswer(attempt, '1a', { confidence: 60 })).toBe(id)
  const answers = await readRows('answers', { column: 'attempt_id', is: attempt })
  expect(answers).toEqual([expect.objectContaining({ id, questionKey: '1a', flagged: true, confidence: 60 })])
  const loss = aRow('losses', { originId: id })
  expect(await saveLoss(loss)).toBe(await saveLoss({ ...loss, words: 'another' }))
  expect(await readRows('losses')).toHaveLength(1)
  const topic = { ...aRow('topics', { subjectId: subject }), code: '2.1' }
  expect(await savePresetTopic(topic)).toBe(await savePresetTopic({ ...topic, name: 'Other' }))
  expect((await readRows('topics')).map(({ name }) => name)).toEqual(['Cells'])
})

test('an answer and its confidence, first written at the same time, both stay', async () => {
  const attempt = newId()
  await save('attempts', attempt, aRow('attempts'))
  const value = { v: 1 as const, at: 2 }
  await Promise.all([saveAnswer(attempt, 'k', { value }), saveAnswer(attempt, 'k', { confidence: 90 })])
  const answers = await readRows('answers', { column: 'attempt_id', is: attempt })
  expect(answers).toEqual([expect.objectContaining({ value, confidence: 90 })])
})

test('rows come by index and without the deleted ones, and a JSON column that is too large is refused', async () => {
  const ids = [newId(), newId(), newId()]
  const days = ['2027-05-01', '2027-05-02', '2027-05-09']
  for (const [index, id] of ids.entries()) await save('blocks', id, aRow('blocks', { day: days[index] ?? '' }))
  await remove('blocks', ids[0] ?? '')
  const week = { column: 'day', from: '2027-05-01', to: '2027-05-07' }
  expect((await readRows('blocks', week)).map(({ id }) => id)).toEqual([ids[1]])
  const snapshot = { v: 1 as const, words: 'x'.repeat(400_000) }
  await expect(save('papers', newId(), aRow('papers', { snapshot }))).rejects.toMatchObject({ code: 'invalid' })
})
