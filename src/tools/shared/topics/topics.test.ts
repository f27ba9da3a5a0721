import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRow } from '../../../../tests/support/any-row.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { makeTopic } from '#tools/shared/topics/topics.ts'

const user = newId()
beforeAll(() => openWorkspace(user))
afterAll(() => eraseWorkspace(user))

test('a topic is made once in its subject, whatever its capitals and spaces', async () => {
  const [history, biology] = [newId(), newId()]
  for (const id of [history, biology]) await save('subjects', id, aRow('subjects'))
  const cells = await makeTopic(biology, 'Cells')
  expect(await makeTopic(biology, ' cells ')).toBe(cells)
  expect(await makeTopic(history, 'Cells')).not.toBe(cells)
  await makeTopic(biology, 'Genes')
  const rows = await readRows('topics', { column: 'subject_id', is: biology })
  expect(rows.map(({ name, position }) => [name, position])).toEqual([
    ['Cells', 0],
    ['Genes', 1]
  ])
})
