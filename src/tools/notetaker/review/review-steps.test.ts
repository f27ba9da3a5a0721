import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { dueQueue } from '#data/write/cards/review.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { savesDone } from '#data/write/held.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { $notices } from '#stores/notices.ts'
import { suspendCurrent } from '#tools/notetaker/review/review-steps.ts'
import { asking, beginReview } from '#tools/notetaker/review/review.store.ts'

const USER = '0198c5f0-0000-7000-8000-000000000012'
const NOW = new Date()
const current = () => asking()?.session.current?.id

beforeEach(() => openWorkspace(USER))
afterEach(async () => {
  await savesDone()
  await eraseWorkspace(USER)
})

test('Suspend has Undo: its notice asks the card again, once', async () => {
  for (let made = 0; made < 2; made += 1) await save('cards', newId(), aCard())
  await beginReview(NOW)
  const first = current()
  await suspendCurrent(NOW)
  expect(current()).not.toBe(first)
  const undo = $notices.get().at(-1)?.action
  undo?.run()
  undo?.run()
  expect($notices.get().filter(({ text }) => text.startsWith('Suspended'))).toEqual([])
  expect(current()).toBe(first)
  await expect.poll(async () => (await dueQueue(NOW, 10)).cards.length).toBe(2)
})
