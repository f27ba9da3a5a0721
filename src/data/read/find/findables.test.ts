import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { aRow } from '../../../../tests/support/any-row.ts'
import { aNote } from '../../../../tests/support/stored-rows.ts'
import { findables } from '#data/read/find/findables.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { addLine } from '#data/write/lecture/lines.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
afterEach(() => eraseWorkspace(user))

const thread = {
  title: 'Elasticity',
  mode: 'explain' as const,
  scope: { v: 1 as const, kind: 'all' as const, of: [] },
  ...{ about: null, pinned: false, archived: false, tipId: null }
}
const said = {
  mode: 'explain' as const,
  ...{ parentId: null, spans: null, extras: null, engine: 'builtin' as const, status: 'whole' as const }
}

test('a conversation is found by what was said in it, and nothing that was deleted is', async () => {
  await openWorkspace(user)
  const [id, gone] = [newId(), newId()]
  await save('threads', id, thread)
  await save('turns', newId(), { ...said, threadId: id, role: 'student', text: 'Why is salt inelastic?' })
  await save('turns', newId(), { ...said, threadId: id, role: 'tutor', text: 'It has no close substitutes.' })
  await save('notes', gone, aNote([{ id: 'block-one', text: 'one' }]))
  await remove('notes', gone)
  const all = []
  for await (const page of findables(workspace().db)) all.push(...page)
  expect(all).toEqual([
    { kind: 'thread', id, title: 'Elasticity', text: expect.stringContaining('Why is salt inelastic?') as string }
  ])
  expect(all[0]?.text).toContain('no close substitutes')
})

test('a lecture was not found by what was said in it', async () => {
  await openWorkspace(user)
  const id = newId()
  await save('recordings', id, { ...aRow('recordings'), title: 'Plants' })
  await addLine(id, 4, 9, { text: 'Chlorophyll takes in light.', speaker: '' })
  const all = []
  for await (const page of findables(workspace().db)) all.push(...page)
  expect(all).toEqual([{ kind: 'lecture', id, title: 'Plants', text: 'Chlorophyll takes in light.' }])
})
