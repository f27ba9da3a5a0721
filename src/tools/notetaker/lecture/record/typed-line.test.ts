import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRow } from '../../../../../tests/support/any-row.ts'
import { rowsOf } from '#data/device/database.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { keepTypedLine, readTypedLine, saveTypedLine } from '#tools/notetaker/lecture/record/typed-line.ts'

let user: string
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

test('a line that was typed without Enter was lost with its tab, and at the end of the recording', async () => {
  const id = newId()
  await save('recordings', id, aRow('recordings'))
  await saveTypedLine(id, { words: ' Light is absorbed ', from: 17 })
  expect(await readTypedLine(id)).toEqual({ words: ' Light is absorbed ', from: 17 })
  await keepTypedLine(id)
  await keepTypedLine(id)
  const markers = await rowsOf(workspace().db, 'markers').toArray()
  expect(markers).toMatchObject([{ recording_id: id, second: 17, kind: 'line', words: 'Light is absorbed' }])
  expect(await readTypedLine(id)).toBeNull()
})
