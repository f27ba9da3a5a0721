import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveLoss, type LossAbout } from '#data/read/marks/loss-about.ts'
import { saveAnswer, saveLoss } from '#data/write/once.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'
import { valueOr } from '#lib/remote.ts'
import { makeCards, makeTask } from '#tools/answer-reviewer/losses/loss-acts.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

async function aLoss(): Promise<string> {
  const missed = { skill: 'explain', words: 'The walls break down', originKind: 'mark' as const, pointKey: 'p2' }
  return saveLoss({ ...missed, marks: 1, subjectId: null, topicId: null, originId: newId(), droppedAt: null })
}

async function about(id: string, is: (one: LossAbout) => boolean): Promise<LossAbout> {
  const $loss = liveLoss(id)
  const stop = $loss.listen(() => undefined)
  try {
    return await vi.waitUntil(() => {
      const one = valueOr($loss.get(), null)
      return one && is(one) ? one : undefined
    })
  } finally {
    stop()
  }
}

test('"Plan 15 min" made a task without a day and said that the planner finds a time', async () => {
  const id = await aLoss()
  await save('preferences', user, { timeZone: 'UTC' })
  const today = new Date().toISOString().slice(0, 10)
  await makeTask(await about(id, ({ task }) => task === null))
  const { task } = await about(id, one => one.task !== null)
  expect(task).toMatchObject({ isDone: false, planned: null })
  const days = (Date.parse(task?.dueOn ?? '') - Date.parse(today)) / 86_400_000
  // Midnight may lie between.
  expect([3, 4]).toContain(days)
  const [row] = await workspace().db.tasks.toArray()
  expect(row).toMatchObject({ loss_id: id, minutes: 15 })
  await save('blocks', newId(), {
    kind: 'task',
    title: '',
    subjectId: null,
    refId: row?.id ?? null,
    stepId: null,
    importKey: null,
    day: task?.dueOn ?? today,
    startMinute: 960,
    minutes: 15,
    pinned: false,
    state: 'planned',
    madeBy: 'planner',
    planId: null,
    reason: null
  })
  const planned = await about(id, one => (one.task?.planned ?? null) !== null)
  expect(planned.task?.planned).toEqual({ day: task?.dueOn, minute: 960 })
})

test('a part that lost another point after its card was made got a second card', async () => {
  const originId = await saveAnswer(newId(), 'bio-1:0', {})
  const lose = (pointKey: string): Promise<string> =>
    saveLoss({
      ...{ skill: 'explain', words: pointKey, originKind: 'mark', marks: 1, originId, pointKey },
      ...{ subjectId: null, topicId: null, droppedAt: null }
    })
  const card = async (id: string, front: string): Promise<void> =>
    makeCards([{ about: await about(id, ({ hasCard }) => !hasCard), front, back: 'b' }])
  await card(await lose('p1'), 'one')
  const later = await lose('p2')
  const soon = new Date(Date.now() + 1).toISOString()
  await workspace().db.losses.update(later, { created_at: soon })
  await vi.waitUntil(() => new Date().toISOString() > soon)
  await card(later, 'both')
  const cards = await workspace().db.cards.toArray()
  expect(cards.filter(({ deleted_at }) => deleted_at === null).map(({ front }) => front)).toEqual(['both'])
})
