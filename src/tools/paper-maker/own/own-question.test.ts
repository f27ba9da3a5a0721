import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRow } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { aRow } from '../../../../tests/support/any-row.ts'
import { asPaperQuestion } from '#tools/paper-maker/own/own-question.ts'
import { draftOf, saveOwn } from '#tools/paper-maker/own/own.store.ts'

const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

const figure = {
  id: 'graph',
  label: 'Graph',
  alt: 'f is a parabola.',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>'
}

test('a picture that came with a question stays through editing and is printed; one that cannot be read is left out', async () => {
  const id = newId()
  const scheme = { v: 1 as const, subject: 'mathematics', topic: '', points: [], figures: [figure, { id: 7 }] }
  await save('questions', id, aRow('questions', { stem: '', parts: { v: 1, parts: [] }, scheme }))
  const row = await readRow('questions', id)
  if (!row) throw new Error('no row')
  const draft = draftOf(row)
  expect(draft.figures).toEqual([figure])
  await saveOwn(id, { ...draft, part: { ...draft.part, text: 'Find the roots of f.' } })
  const written = await readRow('questions', id)
  expect(written && asPaperQuestion(written)?.figures).toEqual([figure])
  await saveOwn(id, { ...draft, figures: [], part: { ...draft.part, text: 'Find the roots of f.' } })
  const without = await readRow('questions', id)
  expect(without && asPaperQuestion(without)).not.toHaveProperty('figures')
})
