import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { $notices } from '#stores/notices.ts'
import { deleteCards, flagCards, suspendCards } from '#tools/notetaker/cards-list/bulk.store.ts'
import { $cardList } from '#tools/notetaker/cards-list/list.store.ts'
import { moveCards, tagCards } from '#tools/notetaker/cards-list/move.store.ts'

const user = newId()
const ids = Array.from({ length: 30 }, () => newId())
beforeAll(async () => {
  await openWorkspace(user)
  for (const [at, id] of ids.entries())
    await save('cards', id, aCard({ flag: at % 3, tags: [`t${at % 2}`], buriedUntil: at === 0 ? '2099-01-01' : null }))
})
afterAll(() => eraseWorkspace(user))

const shown = async () =>
  (await readRows('cards')).map(({ id, flag, tags, suspended, buriedUntil, subjectId, topicId }) => {
    return { id, flag, tags, suspended, buriedUntil, subjectId, topicId }
  })

test('what was done to many cards is taken back to what each of them was', async () => {
  const stop = $cardList.listen(() => {})
  await vi.waitFor(() => expect($cardList.get()).toMatchObject({ state: 'ready', list: { total: 30 } }))
  const before = await shown()
  const acts = [
    () => flagCards(ids, 2),
    () => suspendCards(ids, true),
    () => suspendCards(ids, false),
    () => tagCards(ids, ['new'], ['t1']),
    () => moveCards(ids, { subjectId: newId(), topicId: null, newTopic: '' }),
    () => deleteCards(ids)
  ]
  for (const [at, act] of acts.entries()) {
    await act()
    if (at !== 2) expect(await shown(), `act ${at}`).not.toEqual(before)
    $notices.get().at(-1)?.action?.run()
    await vi.waitFor(async () => expect(await shown(), `act ${at}`).toEqual(before))
  }
  stop()
})
