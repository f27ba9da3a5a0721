import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { aRow } from '../../../tests/support/any-row.ts'
import { columnsOf, isLiving, type AnyRow } from '#data/device/rows.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { answerChange, saveAnswer } from '#data/write/once.ts'
import { save, saveAll, saveUndoable, type Change } from '#data/write/write.ts'
import { newId, planSettingsId } from '#lib/ids.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const step = fc.oneof(
  fc.record({ row: fc.nat(3), kind: fc.constantFrom('remove' as const, 'restore' as const) }),
  fc.record({
    row: fc.nat(3),
    kind: fc.constant('edit' as const),
    name: fc.constantFrom('Biology', 'Physics', 'Art'),
    position: fc.nat(3)
  })
)

/** What the student sees of the rows: their content, of those that are there. */
async function shown(): Promise<Record<string, unknown>> {
  const rows = (await workspace().db.subjects.toArray()).filter(isLiving) as unknown as AnyRow[]
  return Object.fromEntries(rows.map(row => [row.id, columnsOf('subjects').map(column => row[column])]))
}

test('what a write gives takes it back, whatever it was and whatever the rows were before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 6 }),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (first, then) => {
        const ids = Array.from({ length: 4 }, () => newId())
        const changesOf = (steps: typeof first): Change[] =>
          steps.map((one): Change => {
            const id = ids[one.row] ?? ''
            if (!('name' in one))
              return one.kind === 'remove'
                ? { name: 'subjects', id, remove: true }
                : { name: 'subjects', id, restore: true }
            return { name: 'subjects', id, fields: aSubject({ name: one.name, position: one.position }) }
          })
        await saveAll(changesOf(first))
        const before = await shown()
        const back = await saveUndoable(changesOf(then))
        await saveAll(back)
        expect(await shown()).toEqual(before)
      }
    ),
    { numRuns: 60 }
  )
})

test('many rows of one table are taken back as well, and of what another wrote meanwhile nothing', async () => {
  const ids = Array.from({ length: 25 }, () => newId())
  await saveAll(ids.map((id, position) => ({ name: 'subjects', id, fields: aSubject({ position }) })))
  const before = await shown()
  const back = await saveUndoable(ids.map(id => ({ name: 'subjects', id, fields: { position: 99 } })))
  await saveAll([{ name: 'subjects', id: ids[0] ?? '', fields: { name: 'Renamed' } }])
  await saveAll(back)
  const after = await shown()
  expect(after[ids[1] ?? '']).toEqual(before[ids[1] ?? ''])
  const [name = ''] = columnsOf('subjects')
  expect(name).toBe('name')
  expect((after[ids[0] ?? ''] as unknown[])[0], 'another field stays').toBe('Renamed')
})

test('the one row of a student never goes: its first change is taken back to what held before', async () => {
  const id = planSettingsId(user)
  const back = await saveUndoable([{ name: 'plan_settings', id, fields: { breakMinutes: 20 } }])
  await saveAll([{ name: 'plan_settings', id, fields: { dailyCap: 300 } }])
  await saveAll(back)
  expect(await workspace().db.plan_settings.get(id)).toMatchObject({
    break_minutes: 10,
    daily_cap: 300,
    deleted_at: null
  })
})

test('a log is only added to: its row goes, and nothing brings it back', async () => {
  const id = newId()
  const back = await saveUndoable([{ name: 'reviews', id, fields: aRow('reviews') }])
  expect(back).toEqual([{ name: 'reviews', id, remove: true }])
})

test('a photo that is taken back stands beside one that came while it was gone', async () => {
  const [attempt, first, second] = [newId(), newId(), newId()]
  await save('attempts', attempt, aRow('attempts', { kind: 'paper' }))
  await saveAnswer(attempt, 'q:0', { fileIds: [first] })
  const back = await saveUndoable([
    answerChange(
      attempt,
      'q:0',
      now => ({ fileIds: (now?.fileIds ?? []).filter(one => one !== first) }),
      now => ({ fileIds: [...(now?.fileIds ?? []), first] })
    )
  ])
  await saveAnswer(attempt, 'q:0', { fileIds: [second] })
  await saveAll(back)
  expect(await workspace().db.answers.toArray()).toMatchObject([{ file_ids: [second, first] }])
})
