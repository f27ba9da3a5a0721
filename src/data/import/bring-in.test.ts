import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCard, aSubject } from '../../../tests/support/stored-rows.ts'
import { bringIn, continueImports, importsAtRest, undoImport } from '#data/import/bring-in.ts'
import type { Staged } from '#data/import/stage.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { isLiving } from '#data/device/rows.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

let user: string
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const never = new AbortController().signal
const subjectId = newId()
const COUNT = 250

function deck(): Staged[] {
  const cards = Array.from({ length: COUNT }, (_, at): Staged => {
    return { name: 'cards', id: newId(), fields: aCard({ subjectId, front: `Question ${at}`, guid: `text:${at}` }) }
  })
  return [{ name: 'subjects', id: subjectId, fields: aSubject() }, ...cards]
}

async function living(): Promise<{ readonly cards: number; readonly subjects: number }> {
  const { db } = workspace()
  const [cards, subjects] = await Promise.all([rowsOf(db, 'cards').toArray(), rowsOf(db, 'subjects').toArray()])
  return { cards: cards.filter(isLiving).length, subjects: subjects.filter(isLiving).length }
}

/** The page dies at the given write to the device; the next page opens the same workspace. */
async function dieAt(write: number, act: () => Promise<unknown>): Promise<void> {
  const { db } = workspace()
  let writes = 0
  for (const table of ['imports', 'import_parts', 'outbox', 'cards', 'subjects'])
    for (const event of ['creating', 'updating', 'deleting'])
      db.table(table).hook(event as 'creating', () => {
        writes += 1
        if (writes === write) throw new Error('The page died')
      })
  await act().catch(() => {})
  db.close()
  closeWorkspace()
  await openWorkspace(user)
  await continueImports()
}

test('a file is brought in whole and taken back whole', async () => {
  const rows = deck()
  const id = await bringIn('deck.csv', rows, never)
  expect(await living()).toEqual({ cards: COUNT, subjects: 1 })
  await undoImport(String(id))
  expect(await living()).toEqual({ cards: 0, subjects: 0 })
  await bringIn('deck.csv', rows, never)
  expect(await living()).toEqual({ cards: COUNT, subjects: 1 })
})

test('an undo pressed while the start still finished what was left was refused', async () => {
  const id = String(await bringIn('deck.csv', deck(), never))
  const [, isDone] = await Promise.all([continueImports(), undoImport(id)])
  expect(isDone).toBe(true)
  expect(await living()).toEqual({ cards: 0, subjects: 0 })
})

test('a file that was opened while it was taken back missed the cards that were still there', async () => {
  const id = String(await bringIn('deck.csv', deck(), never))
  const undone = undoImport(id)
  await importsAtRest()
  expect(await living()).toEqual({ cards: 0, subjects: 0 })
  expect(await undone).toBe(true)
})

test.each([1, 2, 7, 130, 252, 253, 254, 300, 420, 700])(
  'a page that dies at write %i of an import leaves nothing of the file or all of it',
  async write => {
    await dieAt(write, () => bringIn('deck.csv', deck(), never))
    const { cards, subjects } = await living()
    expect([0, COUNT]).toContain(cards)
    expect(subjects).toBe(cards === 0 ? 0 : 1)
    expect(await workspace().db.imports.where('state').anyOf('staging', 'applying').count()).toBe(0)
  }
)

test.each([1, 2, 100, 260, 400])('a page that dies at write %i of an undo undoes nothing or all', async write => {
  const id = String(await bringIn('deck.csv', deck(), never))
  await dieAt(write, () => undoImport(id))
  const { cards, subjects } = await living()
  expect([`${COUNT} 1`, '0 0']).toContain(`${cards} ${subjects}`)
})

test('what the student changed after an import stays after its undo', async () => {
  const [one, two] = [newId(), newId()]
  const before = aCard({ subjectId: null, back: 'before' })
  for (const id of [one, two]) await save('cards', id, before)
  const changes = [one, two].map((id): Staged => {
    return { name: 'cards', id, fields: { back: 'from the file' }, before: { back: 'before' } }
  })
  const imported = String(await bringIn('deck.csv', changes, never))
  await save('cards', two, { back: 'mine' })
  await undoImport(imported)
  const backs = await rowsOf(workspace().db, 'cards').bulkGet([one, two])
  expect(backs.map(row => row?.['back'])).toEqual(['before', 'mine'])
})

test('an import could not be stopped once its rows took effect: it is taken back whole', async () => {
  const stop = new AbortController()
  // Not from within the transaction of the rows.
  workspace().db.cards.hook('creating', () => void setTimeout(() => stop.abort()))
  await expect(bringIn('deck.csv', deck(), stop.signal)).rejects.toThrow()
  expect(await living()).toEqual({ cards: 0, subjects: 0 })
  expect((await workspace().db.imports.toArray()).map(({ state }) => state)).toEqual(['undone'])
})

test('an import that goes on after a restart is stopped from the list: nothing of it stays', async () => {
  const id = String(await bringIn('deck.csv', deck(), never))
  await workspace().db.imports.update(id, { state: 'applying', done: 100 })
  const going = continueImports()
  expect(await undoImport(id)).toBe(true)
  await going
  expect(await living()).toEqual({ cards: 0, subjects: 0 })
})

test('a file that an earlier version laid down row by row comes in, and goes again whole', async () => {
  const { db } = workspace()
  const [id, rows] = [newId(), deck()]
  await db.import_parts.bulkPut(
    rows.map(({ name: entity, id: row, fields }, seq) => {
      return { import_id: id, seq, entity, id: row, fields, before: null }
    })
  )
  const begun_at = new Date().toISOString()
  await db.imports.put({ id, name: 'deck.csv', state: 'applying', begun_at, rows: rows.length, done: 0 })
  await continueImports()
  expect(await living()).toEqual({ cards: COUNT, subjects: 1 })
  await undoImport(id)
  expect(await living()).toEqual({ cards: 0, subjects: 0 })
})

test('an import that is stopped leaves nothing', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(bringIn('deck.csv', deck(), stop.signal)).rejects.toThrow()
  const { db }: { db: Database } = workspace()
  expect(await living()).toEqual({ cards: 0, subjects: 0 })
  expect([await db.imports.count(), await db.import_parts.count()]).toEqual([0, 0])
})
