import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decide } from '#data/write/marks/decide.ts'
import { earnedNow, readLeftOvers, removeMade, type LeftOver } from '#data/write/marks/left-over.ts'
import { handOverMany } from '#data/write/marks/own-many.ts'
import { readScript, type Script } from '#data/read/marks/script.ts'
import { readLosses } from '#data/read/marks/losses.ts'
import { save, saveAll } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { buildMany } from '#domain/marks/many/build.ts'
import { pairUp } from '#domain/marks/many/pair.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { newId } from '#lib/ids.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

async function opened(id: string): Promise<Script> {
  const script = await readScript(workspace().db, id)
  if (!script) throw new Error('no script')
  return script
}

async function press(id: string, key: string, verdict: PointVerdict): Promise<void> {
  const script = await opened(id)
  const [one] = script.parts
  if (one) await decide(script, one, [{ key, verdict }])
}

async function leftOf(id: string): Promise<LeftOver[]> {
  const script = await opened(id)
  return earnedNow(script, await readLeftOvers(workspace().db, new Set(script.parts.map(({ answerId }) => answerId))))
}

test('a mark corrected later left what was made of it standing without a word', async () => {
  const id = newId()
  const text = '1. Why? [2]\nMark scheme\n1. heat ; light ; [2]\nAnswers\n1. It is warm.'
  const many = pairUp(text)
  const built = buildMany(many, id, '')
  if (!built) throw new Error('not built')
  await handOverMany({ id, typed: { text, many, subjectId: null } }, built, 'Mine')
  await press(id, 'p1', 'missed')
  await press(id, 'p2', 'missed')
  for (const { id: lossId, words } of await readLosses(workspace().db))
    await save('tasks', newId(), {
      title: words,
      detail: '',
      kind: 'revision',
      minutes: 15,
      dueMinute: null,
      steps: null,
      repeats: null,
      origin: { v: 1, kind: 'loss', id: lossId },
      importKey: null,
      dueOn: null,
      doneAt: null,
      lossId,
      subjectId: null,
      topicId: null
    })
  expect(await leftOf(id)).toEqual([])
  await press(id, 'p1', 'earned')
  const [one, ...others] = await leftOf(id)
  expect(one).toMatchObject({ words: 'heat', made: [{ name: 'tasks' }] })
  expect(others).toEqual([])
  const back = one ? await removeMade(one) : []
  expect(await leftOf(id)).toEqual([])
  await saveAll(back)
  expect(await leftOf(id)).toHaveLength(1)
  // Lost again it is no left-over.
  await press(id, 'p1', 'missed')
  expect(await leftOf(id)).toEqual([])
})
