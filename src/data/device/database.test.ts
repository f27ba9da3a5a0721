import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { entities } from '#contract/entities.ts'
import { refusal } from '#contract/check-fields.ts'
import { commit } from '#data/write/commit.ts'
import { databaseFor, databaseName, VERSIONS, type Database } from '#data/device/database.ts'
import { save } from '#data/write/write.ts'
import { $outdated, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { columnsOf, fieldsOf, fromServer, toColumns } from '#data/device/rows.ts'
import { newId } from '#lib/ids.ts'

/** Ten changes that no server has seen. */
async function fill(db: Database): Promise<void> {
  const at = new Date().toISOString()
  for (let index = 0; index < 5; index += 1) {
    await commit(db, [{ name: 'subjects', id: newId(), fields: aSubject({ position: index }) }], at)
    await commit(db, [{ name: 'notes', id: newId(), fields: aNote([{ id: 'block-one', text: `${index}` }]) }], at)
  }
}

const next = { ...VERSIONS.at(-1), subjects: 'id, deleted_at, name', later: 'id' }

for (const from of VERSIONS.keys())
  test(`an outbox that is full under version ${from + 1} survives the upgrade to each later one`, async () => {
    const user = newId()
    const before = databaseFor(user, VERSIONS.slice(0, from + 1))
    await fill(before)
    const ops = await before.outbox.toArray()
    const notes = await before.notes.toArray()
    before.close()
    // The version that will come next stands in for it: an upgrade is tested from the first day.
    const after = databaseFor(user, [...VERSIONS, next])
    expect(await after.outbox.toArray()).toEqual(ops)
    expect(await after.notes.toArray()).toEqual(notes)
    expect(after.verno).toBe(VERSIONS.length + 1)
    await after.delete()
  })

test('the list of notes knows the topics of notes that were summarised before it showed them', async () => {
  const user = newId()
  const before = databaseFor(user, VERSIONS.slice(0, 5))
  const [of, without, topicId] = [newId(), newId(), newId()]
  const at = new Date().toISOString()
  for (const [id, topic] of [
    [of, topicId],
    [without, null]
  ] as const)
    await commit(before, [{ name: 'notes', id, fields: aNote([], { topicId: topic }) }], at)
  await before.summaries.toCollection().modify(row => {
    delete row.topic_id
  })
  before.close()
  const after = databaseFor(user)
  expect(await after.summaries.get(of)).toMatchObject({ topic_id: topicId })
  expect(await after.summaries.get(without)).not.toHaveProperty('topic_id')
  await after.delete()
})

test('a tab that is open with the old version lets the new one upgrade, asks for a reload, and still stores', async () => {
  const user = newId()
  await openWorkspace(user)
  const old = workspace().db
  await fill(old)
  const newer = databaseFor(user, [...VERSIONS, next])
  expect(await newer.outbox.count()).toBe(10)
  expect($outdated.get()).toBe(true)
  await save('subjects', newId(), aSubject())
  expect(await newer.outbox.count()).toBe(11)
  newer.close()
  await eraseWorkspace(user)
})

test('each student has a database of their own', async () => {
  const [one, other] = [databaseFor('one'), databaseFor('other')]
  await fill(one)
  expect(await other.outbox.count()).toBe(0)
  expect(await Dexie.exists(databaseName('one'))).toBe(true)
  await Promise.all([one.delete(), other.delete()])
})

test('every entity has its table, and a row holds what the contract names', () => {
  const db = databaseFor('x')
  for (const name of Object.keys(entities)) expect(db.tables.map(table => table.name)).toContain(name)
  const row = fromServer({
    id: newId(),
    rev: 3,
    user_id: 'me',
    exam_on: '2027-05-12',
    created_at: '2026-11-21 08:46:20.412+00'
  })
  expect(row).not.toHaveProperty('user_id')
  expect(row.created_at).toBe('2026-11-21T08:46:20.412Z')
  expect(row['exam_on']).toBe('2027-05-12')
  const fields = aSubject({ examOn: '2027-05-12' })
  expect(fieldsOf('subjects', { ...row, ...toColumns(fields) })).toEqual(fields)
  expect(columnsOf('reviews')).toContain('duration_ms')
  expect(refusal('subjects', { examOn: 'soon' }, false)).toContain('examOn')
})
