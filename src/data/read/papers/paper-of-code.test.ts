import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paperOfCode } from '#data/read/papers/paper-of-code.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

async function aPaper(code: string, edited = false): Promise<string> {
  const id = newId()
  const blueprint = { v: 1 as const, wishes: {}, locked: [], missed: [], edited, size: 'A4', code }
  await save('papers', id, {
    ...{
      subjectId: null,
      title: 'Biology',
      presetId: 'x',
      seed: 1,
      version: 1,
      bankVersion: '1',
      minutes: 60,
      marks: 40
    },
    blueprint,
    snapshot: { v: 1, sections: [] }
  })
  return id
}

async function sit(refId: string, finishedAt: string | null): Promise<void> {
  await save('attempts', newId(), {
    ...{
      kind: 'paper',
      refId,
      subjectId: null,
      title: '',
      minutes: 60,
      readingMinutes: 0,
      extraPercent: 0,
      retryOf: null
    },
    ...{ finishedAt, settings: { v: 1 }, asked: null }
  })
}

test('the code of a paper that was sat made a second one that had "not been sat yet"', async () => {
  expect(await paperOfCode('ABC')).toBeNull()
  const id = await aPaper('ABC')
  await aPaper('XYZ')
  expect(await paperOfCode('ABC')).toEqual({ id, satAt: null })
  const twin = await aPaper('ABC')
  await sit(twin, null)
  expect(await paperOfCode('ABC'), 'begun and not handed in').toEqual({ id, satAt: null })
  await sit(twin, '2026-11-26T10:00:00.000Z')
  expect(await paperOfCode('ABC')).toEqual({ id: twin, satAt: '2026-11-26T10:00:00.000Z' })
})

test('a paper that was changed by hand is not that of its code', async () => {
  await aPaper('ABC', true)
  expect(await paperOfCode('ABC')).toBeNull()
})
