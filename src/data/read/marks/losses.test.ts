import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gradeCard } from '../../../../tests/support/grade-card.ts'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { cardGroup, readLosses } from '#data/read/marks/losses.ts'
import { saveAnswer, saveLoss } from '#data/write/once.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
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

test('one card of a part works on all that the part had lost by then, and on nothing that it loses later', async () => {
  const originId = await saveAnswer(newId(), 'bio-1:0', {})
  const lose = (pointKey: string): Promise<string> =>
    saveLoss({
      ...{ skill: 'explain', words: pointKey, originKind: 'mark', marks: 1, originId, pointKey },
      ...{ subjectId: null, topicId: null, droppedAt: null }
    })
  const first = await lose('p1')
  await lose('p2')
  await save('cards', newId(), aCard({ lossId: first, groupId: newId() }))
  const made = async () =>
    Object.fromEntries((await readLosses(workspace().db)).map(({ words, hasCard }) => [words, hasCard]))
  expect(await made(), 'a card of one point alone, as they were once made').toEqual({ p1: true, p2: false })
  await save('cards', newId(), aCard({ lossId: first, groupId: cardGroup('bio-1:0') }))
  expect(await made()).toEqual({ p1: true, p2: true })
  const later = await lose('p3')
  await workspace().db.losses.update(later, { created_at: new Date(Date.now() + 1000).toISOString() })
  expect(await made()).toEqual({ p1: true, p2: true, p3: false })
})
