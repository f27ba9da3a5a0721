import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save, saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { sampleRows } from '#tools/onboarding/sample.ts'
import { removeSample, SAMPLE_SUBJECT } from '#tools/shared/sample-data.ts'

test('the sample that was removed comes back by Undo', async () => {
  const user = newId()
  await openWorkspace(user)
  try {
    for (const { name, id, fields } of sampleRows(newId)) await save(name, id, fields)
    const counts = async () => {
      const { db } = workspace()
      const living = (rows: readonly { deleted_at: string | null }[]) => rows.filter(row => row.deleted_at === null)
      const tables = [await db.subjects.toArray(), await db.notes.toArray(), await db.cards.toArray()]
      return tables.map(rows => living(rows).length)
    }
    const before = await counts()
    const row = await workspace().db.subjects.toCollection().first()
    const subject = { id: row?.id ?? '', name: SAMPLE_SUBJECT }
    const back = await removeSample(subject as Parameters<typeof removeSample>[0])
    expect(await counts()).toEqual([0, 0, 0])
    await saveAll(back)
    expect(await counts()).toEqual(before)
  } finally {
    await eraseWorkspace(user)
  }
})
