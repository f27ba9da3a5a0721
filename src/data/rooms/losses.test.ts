import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCard } from '../../../tests/support/rows.ts'
import { readLosses } from '#data/rooms/losses.ts'
import { saveLoss } from '#data/rooms/once.ts'
import { gradeCard } from '#data/review/review.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/workspace.ts'
import { newId } from '#lib/ids.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const state = async () => (await readLosses(workspace().db)).map(loss => loss.state.state)

test('a loss is open, being worked on once it has a card, and closed when that card was right twice in review', async () => {
  expect(await state()).toEqual([])
  const missed = { skill: 'recall', words: 'Four zones', originKind: 'quiz' as const, pointKey: 'q1', marks: 1 }
  const id = await saveLoss({ ...missed, subjectId: null, topicId: null, originId: newId(), droppedAt: null })
  expect(await state()).toEqual(['open'])
  const card = newId()
  await save('cards', card, aCard({ lossId: id }))
  expect(await state()).toEqual(['working'])
  const soon = (days: number): Date => new Date(Date.now() + days * 86_400_000)
  await gradeCard({ id: card }, 4, soon(0.01), 900)
  expect(await state(), 'learnt, not yet recalled').toEqual(['working'])
  await gradeCard({ id: card }, 3, soon(0.4), 900)
  expect(await state(), 'recalled once').toEqual(['working'])
  expect((await readLosses(workspace().db))[0]?.won).toEqual({ right: 1, of: 2 })
  await gradeCard({ id: card }, 3, soon(0.9), 900)
  expect(await state()).toEqual(['closed'])
})

test('a deleted card works on nothing', async () => {
  const missed = { skill: 'recall', words: 'x', originKind: 'quiz' as const, pointKey: 'q1', marks: 1 }
  const id = await saveLoss({ ...missed, subjectId: null, topicId: null, originId: newId(), droppedAt: null })
  const card = newId()
  await save('cards', card, aCard({ lossId: id }))
  await workspace().db.cards.update(card, { deleted_at: new Date().toISOString() })
  expect(await state()).toEqual(['open'])
})
