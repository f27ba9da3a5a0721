import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { aSubject } from '../../../tests/support/rows.ts'
import { $unsent } from '#data/sync/status.ts'
import { eraseWorkspace, openWorkspace } from '#data/workspace.ts'
import { save } from '#data/write.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { unsentWords } from '#tools/shell/unsent-words.ts'

const user = newId()
afterEach(() => eraseWorkspace(user))

test('nothing is promised before it is counted, and every change that was not sent counts', async () => {
  const said: string[] = []
  const stop = $unsent.subscribe(unsent => said.push(unsentWords(unsent)))
  await openWorkspace(user)
  await expect.poll(() => said.at(-1)).toBe(m.shell_clear_none())
  expect(said[0]).toBe(m.shell_clear_counting())
  await save('subjects', newId(), aSubject())
  await expect.poll(() => said.at(-1)).toBe(m.shell_clear_one())
  await save('subjects', newId(), aSubject())
  await expect.poll(() => said.at(-1)).toBe(m.shell_clear_many({ count: 2 }))
  stop()
})
