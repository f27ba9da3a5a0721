import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $dropsSound, dropsSound } from '#data/read/lectures/drops-sound.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

test('"delete the sound after the note" holds for one device only', async () => {
  expect(await dropsSound()).toBe(false)
  const stop = $dropsSound.listen(() => undefined)
  await savePreferences({ dropsSound: true })
  await expect.poll(() => $dropsSound.get()).toBe(true)
  expect(await dropsSound()).toBe(true)
  const waiting = await workspace().db.outbox.toArray()
  expect(JSON.stringify(waiting)).toContain('drops_sound')
  stop()
})

test('a row from before there was the wish keeps the sound', async () => {
  await savePreferences({ newPerDay: 3 })
  const { preferences } = workspace().db
  const [row] = await preferences.toArray()
  if (!row) throw new Error('no preferences')
  const { drops_sound: _, ...before } = row
  await preferences.clear()
  await preferences.put(before as typeof row)
  expect(await dropsSound()).toBe(false)
})
