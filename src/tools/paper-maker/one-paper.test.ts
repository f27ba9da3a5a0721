import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aRow } from '../../../tests/support/any-row.ts'
import { readPaperBank } from '../../../tests/support/marks/papers.ts'
import { questionsInPapers } from '#data/read/papers/had-questions.ts'
import { $paperLines } from '#data/read/papers/papers.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { sat } from '#domain/paper/question.ts'
import { NO_WISHES } from '#domain/paper/wishes.ts'
import { newId } from '#lib/ids.ts'
import { openTool } from '#stores/route.ts'
import { $paper } from '#tools/paper-maker/paper.store.ts'

const user = newId()
const ids = [newId(), newId(), newId()]
const blueprint = { v: 1 as const, wishes: NO_WISHES, locked: [], missed: {}, edited: false, size: 'A4' as const }
// As a paper keeps them: how a question was checked, and what it is for, is not among it.
const [first, second] = readPaperBank().map(question =>
  Object.fromEntries(Object.entries(sat(question)).filter(([name]) => name !== 'check' && name !== 'earlier'))
)
/** The newest has both questions, the others the first. */
const sections = (at: number) => {
  const questions = at === 2 ? [second, first] : [first]
  return [{ id: 'a', answer: 'all' as const, marks: 1, questions }]
}

beforeAll(async () => {
  await openWorkspace(user)
  for (const [at, id] of ids.entries())
    await save(
      'papers',
      id,
      aRow('papers', { title: `Paper ${at}`, blueprint, snapshot: { v: 1, sections: sections(at) } })
    )
})
afterAll(() => eraseWorkspace(user))

test('opening one paper read every paper with all its questions', async () => {
  const read: unknown[] = []
  workspace().db.papers.hook('reading', row => {
    if (row as unknown) read.push(row.id)
    return row
  })
  openTool('paper-maker', { paper: ids[1] ?? '' })
  const stop = $paper.listen(() => {})
  await vi.waitFor(() => expect($paper.get()).toMatchObject({ id: ids[1], title: 'Paper 1' }))
  expect(new Set(read)).toEqual(new Set([ids[1]]))
  openTool('paper-maker', { paper: ids[2] ?? '' })
  await vi.waitFor(() => expect($paper.get()).toMatchObject({ title: 'Paper 2' }))
  openTool('paper-maker', { paper: newId() })
  await vi.waitFor(() => expect($paper.get()).toBe('missing'))
  stop()
})

test('a list of papers holds no questions, and what was asked before is read when it is asked for', async () => {
  const stop = $paperLines.listen(() => {})
  await vi.waitFor(() => expect($paperLines.get().state).toBe('ready'))
  const lines = $paperLines.get()
  expect(lines.state === 'ready' && lines.value.map(({ title }) => title)).toEqual(['Paper 2', 'Paper 1', 'Paper 0'])
  expect(JSON.stringify(lines)).not.toContain('sections')
  stop()
  expect(await questionsInPapers()).toEqual([second?.['key'], first?.['key']])
})
