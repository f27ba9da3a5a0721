import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { rowWithParents } from '../../../../tests/support/entity-rows.ts'
import { sourceOf } from '../../../../tests/support/passport-source.ts'
import type { Device } from '../../../../tests/support/device.ts'
import { aRow } from '../../../../tests/support/any-row.ts'
import { aCard, aNote } from '../../../../tests/support/stored-rows.ts'
import { ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import { rowsOf } from '#data/device/database.ts'
import { fieldsOf, isLiving } from '#data/device/rows.ts'
import { continueImports, undoImport } from '#data/import/bring-in.ts'
import { bringPassport, comparePassport, wasTakenBack, type PassportChoice } from '#data/import/passport.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { addFile } from '#data/sync/files/files.ts'
import { remove, save, saveAll } from '#data/write/write.ts'
import { withNewIds } from '#domain/passport/new-ids.ts'
import { newId, planSettingsId } from '#lib/ids.ts'
import { makePassport } from '#tools/shared/passport/make.ts'

vi.mock('#data/workers/apkg.ts', () => import('../../../../tests/support/in-process-apkg.ts'))

const never = new AbortController().signal
const TAKE: PassportChoice = { changed: 'theirs', bringsBack: true }
const students: string[] = []

async function open(id = newId()): Promise<string> {
  students.push(id)
  await openWorkspace(id)
  return id
}
afterEach(async () => {
  vi.restoreAllMocks()
  for (const id of students.splice(0)) await eraseWorkspace(id)
})

const passport = async (withSound = true): Promise<Blob> =>
  (await makePassport({ withSound, signal: never, report: () => undefined })).zip

type Rows = Map<string, Record<string, unknown>>

/** Every living row of this device, by table and id. */
async function account(): Promise<Rows> {
  const all: Rows = new Map()
  for (const name of ENTITY_ORDER)
    for (const row of (await rowsOf(workspace().db, name).toArray()).filter(isLiving))
      all.set(`${name} ${row.id}`, fieldsOf(name, row))
  return all
}

/** A row of each kind that is asked for, with its parents; bytes for the files. */
async function fill(student: string, kinds: readonly EntityName[]): Promise<void> {
  const device = { db: workspace().db } as unknown as Device
  for (const [at, name] of kinds.entries()) {
    if (name === 'files') {
      await addFile(new Uint8Array([at, 1, 2]).buffer, { name: `${at}.png`, mime: 'image/png', noteId: null })
      continue
    }
    const id = name === 'preferences' ? student : name === 'plan_settings' ? planSettingsId(student) : newId()
    await saveAll(await rowWithParents(device, name, id, at))
  }
}

/** Rows of both accounts by their fields alone, ids told apart by what they stand for. */
async function expectSame(before: Rows, zip: Blob, to: string): Promise<void> {
  const source = await sourceOf(zip, to)
  const after = await account()
  expect(after.size).toBe(before.size)
  const ids = new Map<string, string>()
  const same = await sourceOf(zip, students[0] ?? '')
  for (const [name, count] of same.counts) {
    const [old, now] = [await same.rows(name, 0, count), await source.rows(name, 0, count)]
    for (const [at, row] of old.entries()) ids.set(row.id, now[at]?.id ?? '')
  }
  for (const [key, fields] of before) {
    const [name = '', id = ''] = key.split(' ')
    expect(after.get(`${name} ${ids.get(id) ?? ''}`), key).toEqual(withNewIds(fields, ids))
  }
}

test('a passport makes the same account of a new one: 0 differences in every table', async () => {
  const kinds = fc.array(fc.constantFrom(...ENTITY_ORDER), { minLength: 5, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(kinds, async given => {
      students.length = 0
      const from = await open()
      await fill(from, given)
      const before = await account()
      const zip = await passport()
      const to = await open()
      const source = await sourceOf(zip, to)
      expect(await bringPassport(source, 'passport.zip', TAKE, never)).not.toBeNull()
      await expectSame(before, zip, to)
      for (const id of source.files) expect((await workspace().db.blobs.get(id))?.bytes.byteLength).toBe(3)
      // Once more it brings nothing.
      const again = await comparePassport(await sourceOf(zip, to), never)
      for (const counts of again.values()) expect(counts.fresh + counts['newer-there'] + counts['newer-here']).toBe(0)
      for (const id of students) await eraseWorkspace(id)
    }),
    { numRuns: 12 }
  )
}, 240_000)

test('every table at once goes both ways, and its undo leaves an empty account', async () => {
  const from = await open()
  await fill(from, ENTITY_ORDER)
  const before = await account()
  const zip = await passport()
  const to = await open()
  const id = await bringPassport(await sourceOf(zip, to), 'passport.zip', TAKE, never)
  await expectSame(before, zip, to)
  await undoImport(id ?? '')
  const left = [...(await account()).keys()].map(key => key.split(' ')[0])
  expect(left).toEqual(['preferences', 'plan_settings'])
  // A log that was taken back comes again under other ids.
  expect(await wasTakenBack(await sourceOf(zip, to, 0))).toBe(true)
  expect(await wasTakenBack(await sourceOf(zip, to, 1))).toBe(false)
  await bringPassport(await sourceOf(zip, to, 1), 'passport.zip', TAKE, never)
  expect((await account()).size).toBe(before.size)
})

test('cards are due when they were, though their ids are others', async () => {
  await open()
  const cards = Array.from({ length: 30 }, newId)
  const day = (at: number): string => new Date(Date.UTC(2026, 8, at, 9)).toISOString()
  for (const [at, cardId] of cards.entries()) {
    await save('cards', cardId, aCard({ front: `q${at}` }))
    for (const on of [1, 2, 5, 12, 30 + at])
      await save('reviews', newId(), aRow('reviews', { cardId, grade: 3, reviewedAt: day(on) }))
  }
  const dues = async (): Promise<string[]> => {
    const rows = await workspace().db.schedules.toArray()
    const fronts = new Map((await workspace().db.cards.toArray()).map(({ id, front }) => [id, front]))
    return rows.map(({ card_id, due }) => `${fronts.get(card_id) ?? ''} ${due}`).sort()
  }
  const before = await dues()
  const zip = await passport()
  const to = await open()
  await bringPassport(await sourceOf(zip, to), 'passport.zip', TAKE, never)
  expect(await dues()).toEqual(before)
})

test('into a used account: what is newer, what was deleted and what is the same are told apart', async () => {
  const me = await open()
  const [kept, changed, gone] = [newId(), newId(), newId()]
  for (const id of [kept, changed, gone]) await save('notes', id, aNote([{ id: 'a', text: 'then' }]))
  const zip = await passport()
  await save('notes', changed, { title: 'now' })
  await remove('notes', gone)
  const source = await sourceOf(zip, me)
  const counts = (await comparePassport(source, never)).get('notes')
  expect(counts).toMatchObject({ fresh: 0, same: 1, 'newer-here': 1, 'deleted-here': 1 })
  const careful = await bringPassport(source, 'p.zip', { changed: 'newer', bringsBack: false }, never)
  expect((await workspace().db.notes.get(changed))?.title).toBe('now')
  expect(careful).not.toBeNull()
  const id = await bringPassport(source, 'p.zip', TAKE, never)
  expect((await workspace().db.notes.get(changed))?.title).toBe('A note')
  expect((await workspace().db.notes.get(gone))?.deleted_at).toBeNull()
  await undoImport(id ?? '')
  expect((await workspace().db.notes.get(changed))?.title).toBe('now')
  expect((await workspace().db.notes.get(gone))?.deleted_at).not.toBeNull()
})

test('a review of a deleted card comes along with its card, deleted', async () => {
  await open()
  const [card, other] = [newId(), newId()]
  for (const id of [card, other]) await save('cards', id, aCard())
  await save('reviews', newId(), aRow('reviews', { cardId: card }))
  for (const id of [card, other]) await remove('cards', id)
  const zip = await passport()
  const to = await open()
  await bringPassport(await sourceOf(zip, to), 'p.zip', TAKE, never)
  const cards = await workspace().db.cards.toArray()
  expect(cards.map(row => row.deleted_at !== null)).toEqual([true])
  expect(await workspace().db.reviews.count()).toBe(1)
})

/** The page dies at the given write to the device; the next page opens the same workspace. */
async function dieAt(student: string, write: number, act: () => Promise<unknown>): Promise<void> {
  const { db } = workspace()
  let writes = 0
  for (const table of ['imports', 'import_parts', 'outbox', 'blobs', ...ENTITY_ORDER])
    for (const event of ['creating', 'updating', 'deleting'])
      db.table(table).hook(event as 'creating', () => {
        writes += 1
        if (writes === write) throw new Error('The page died')
      })
  await act().catch(() => undefined)
  db.close()
  closeWorkspace()
  await openWorkspace(student)
  await continueImports()
}

test.each([1, 2, 9, 30, 31, 33, 40, 60, 75, 90])(
  'a page that dies at write %i of bringing a passport back leaves none of it or all',
  async write => {
    const from = await open()
    await fill(from, ENTITY_ORDER)
    const all = (await account()).size
    const zip = await passport()
    const to = await open()
    const source = await sourceOf(zip, to)
    await dieAt(to, write, () => bringPassport(source, 'p.zip', TAKE, never))
    const { size } = await account()
    expect([0, all]).toContain(size)
    expect(await workspace().db.blobs.count()).toBe(size === 0 ? 0 : 1)
    await bringPassport(source, 'p.zip', TAKE, never)
    expect((await account()).size).toBe(all)
  }
)

test.each([1, 2, 10, 25, 40, 55])('a page that dies at write %i of an undo takes back all or nothing', async write => {
  const from = await open()
  await fill(from, ENTITY_ORDER)
  const all = (await account()).size
  const zip = await passport()
  const to = await open()
  const id = await bringPassport(await sourceOf(zip, to), 'p.zip', TAKE, never)
  await dieAt(to, write, () => undoImport(id ?? ''))
  expect([2, all]).toContain((await account()).size)
})
