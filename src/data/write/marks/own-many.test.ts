import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decide } from '#data/write/marks/decide.ts'
import { $manyDrafts, handOverMany, saveManyDraft, type OpenMany } from '#data/write/marks/own-many.ts'
import { $drafts } from '#data/write/marks/own-attempt.ts'
import { readScript } from '#data/read/marks/script.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { buildMany } from '#domain/marks/many/build.ts'
import { pairUp } from '#domain/marks/many/pair.ts'
import { newId } from '#lib/ids.ts'
import type { ReadableAtom } from 'nanostores'
import type { Remote } from '#lib/remote.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const TEXT = `1. Which gas? [1]
A argon
B oxygen
C neon
D helium
2. Why? [2]
Mark scheme
1. B
2. heat ; light ; [2]
Answers
1. C
2. heat`

const first = <Value>($store: ReadableAtom<Remote<Value>>): Promise<Value> =>
  new Promise(resolve => {
    const stop = $store.subscribe(remote => {
      if (remote.state !== 'ready') return
      resolve(remote.value)
      queueMicrotask(() => stop())
    })
  })

test('several questions are kept while they are mended, and become one script with their answers', async () => {
  const open: OpenMany = { id: newId(), typed: { text: TEXT, many: pairUp(TEXT), subjectId: null } }
  await saveManyDraft(open)
  await expect.poll(() => first($manyDrafts)).toEqual([open])
  await expect.poll(() => first($drafts)).toEqual([])
  const built = open.typed.many && buildMany(open.typed.many, open.id, '')
  if (!built) throw new Error('not built')
  await handOverMany(open, built, 'Two of my own')
  await expect.poll(() => first($manyDrafts)).toEqual([])
  const script = await readScript(workspace().db, open.id)
  expect(script?.attempt.title).toBe('Two of my own')
  expect(
    script?.parts.map(({ name, letter, text, mark, part }) => [name, letter, text, mark?.low, part.marks])
  ).toEqual([
    ['1', 'C', '', 0, 1],
    ['2', null, 'heat', undefined, 2]
  ])
})

test('a press read the whole script: now the rows of its own question', async () => {
  const open: OpenMany = { id: newId(), typed: { text: TEXT, many: pairUp(TEXT), subjectId: null } }
  const built = open.typed.many && buildMany(open.typed.many, open.id, '')
  if (!built) throw new Error('not built')
  await handOverMany(open, built, 'Two of my own')
  const script = await readScript(workspace().db, open.id)
  const one = script?.parts.find(({ name }) => name === '2')
  if (!script || !one) throw new Error('no script')
  const wholes = vi.spyOn(workspace().db.answers, 'where')
  await decide(script, one, [
    { key: 'p1', verdict: 'earned' },
    { key: 'p2', verdict: 'missed' }
  ])
  expect(wholes).not.toHaveBeenCalled()
  wholes.mockRestore()
  const after = (await readScript(workspace().db, open.id))?.parts.find(({ key }) => key === one.key)
  expect(after?.mark).toMatchObject({ low: 1, max: 2 })
})
