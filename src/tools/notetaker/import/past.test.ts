import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BASIC, makeCollection, newPackage } from '../../../../tests/support/anki-deck.ts'
import { collectForAnki, makeAnkiDeck } from '#data/import/anki-out.ts'
import { auditImport } from '#data/import/audit-of-import.ts'
import { undoImport } from '#data/import/bring-in.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { scheduleRow } from '#data/entities/schedules.ts'
import { readQueue } from '#data/read/cards/due-queue.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { packLog, unpackLog } from '#domain/history/packed-log.ts'
import { studyDay } from '#domain/study-day.ts'
import { newId } from '#lib/ids.ts'
import { $audit, compareFile } from '#tools/notetaker/import/audit.store.ts'
import { $import, $preview, bringFileIn, takeFiles } from '#tools/notetaker/import/import.store.ts'

vi.mock('#data/workers/import.ts', async () => {
  const { readInWorker } = await import('../../../../tests/support/in-process-import.ts')
  return { readInWorker, endImportWorker: () => {} }
})

vi.mock('#data/workers/apkg.ts', () => import('../../../../tests/support/in-process-apkg.ts'))

const DAY = 86_400_000
const TO = { subject: null, topics: new Map() }
let user: string

beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

/** Two cards in review, one of them due today, and one that was never met. */
async function fileOf(answers: number): Promise<File> {
  const notes = ['today', 'later', 'never'].map(front => ({ type: 'Basic', fields: [front, 'a'] }))
  const today = Math.floor((Date.now() - 4 * 3_600_000) / DAY) - Math.floor(Date.UTC(2026, 0, 5) / DAY)
  const first = Math.floor(Date.now() / DAY) * DAY - 30 * DAY
  const lines = Array.from({ length: answers }, (_, at) => `(${first + at * DAY}, 1, 3, 5, 1, 2500)`)
  const sql = `UPDATE col SET crt = ${Date.UTC(2026, 0, 5, 12) / 1000}, conf = '{"creationOffset": 0, "rollover": 4}';
    UPDATE cards SET type = 2, queue = 2, ivl = 10, reps = ${answers}, factor = 2500, due = ${today},
      data = '{"s": ${10 + answers}, "d": 5}' WHERE id = 1;
    UPDATE cards SET type = 2, queue = 2, ivl = 20, reps = 2, factor = 2500, due = ${today + 5} WHERE id = 2;
    INSERT INTO revlog (id, cid, ease, ivl, type, factor) VALUES ${lines.join()};`
  const bytes = newPackage(await makeCollection({ types: { Basic: BASIC }, notes, sql }))
  return new File([new Uint8Array(bytes)], 'past.apkg')
}

async function compared(keepsSchedule = true) {
  const [found, preview] = [$import.get(), $preview.get()]
  if (found.kind !== 'deck' || !preview) throw new Error(`not a deck: ${JSON.stringify(found)}`)
  compareFile(found, preview, keepsSchedule)
  await vi.waitUntil(() => $audit.get() !== null)
  return { there: found.there, ...$audit.get() }
}

async function bring(answers: number, keepsSchedule = true): Promise<string> {
  await takeFiles([await fileOf(answers)])
  await bringFileIn({ to: TO, takesTheirs: false, keepsSchedule })
  const all = await workspace().db.imports.toArray()
  return all.sort((a, b) => (a.id < b.id ? 1 : -1))[0]?.id ?? ''
}

const livingLogs = async () => (await workspace().db.histories.toArray()).filter(isLiving)

test('the past of a deck comes along: the audit before and after says what is there, and the queue asks it', async () => {
  await takeFiles([await fileOf(4)])
  const { there, audit } = await compared()
  expect(there).toEqual({ notes: 3, cards: 3, answers: 4, due: 1 })
  expect(audit).toMatchObject({ here: there, dated: 2, same: 2 })
  const id = await bring(4)
  const { db } = workspace()
  const { counts } = await readQueue(db, new Date())
  expect(counts).toEqual({ due: 1, new: 1, learning: 0 })
  const after = await auditImport(id, new Date(), new AbortController().signal)
  expect(after?.audit).toEqual(audit)
  expect(after?.says.there).toEqual(there)
  await undoImport(id)
  expect([(await livingLogs()).length, await db.schedules.count()]).toEqual([0, 0])
})

test('a deck goes out to Anki with the log it came with, and comes in again as nothing new', async () => {
  await bring(4)
  const { db } = workspace()
  const [came] = (await livingLogs()).filter(({ log: { rows } }) => rows !== '')
  const cardId = came?.card_id ?? ''
  const review = { cardId, grade: 3 as const, reviewedAt: new Date().toISOString(), durationMs: 900 }
  await save('reviews', newId(), review)
  const before = await db.schedules.toArray()
  const out = await collectForAnki('all')
  expect(out.answers).toBe(5)
  const { file, reviews } = await makeAnkiDeck(out)
  expect(reviews).toBe(5)
  await takeFiles([new File([file], 'cards.apkg')])
  expect($preview.get()).toMatchObject({ fresh: [], changed: [], same: [{}, {}, {}] })
  expect(await compared()).toMatchObject({ there: { cards: 3, answers: 5 }, later: 0 })
  await bringFileIn({ to: TO, takesTheirs: false, keepsSchedule: true })
  expect([await db.schedules.toArray(), (await livingLogs()).length]).toEqual([before, 2])
  // On another account all of it is there: the log of Anki and the answer given here.
  await eraseWorkspace(user)
  user = newId()
  await openWorkspace(user)
  await takeFiles([new File([file], 'cards.apkg')])
  await bringFileIn({ to: TO, takesTheirs: false, keepsSchedule: true })
  const lines = (await livingLogs()).flatMap(({ log: { rows } }) => unpackLog(rows))
  expect(lines.map(({ at, grade }) => [at, grade])).toEqual([
    ...unpackLog(came?.log.rows ?? '').map(({ at, grade }) => [at, grade]),
    [Date.parse(review.reviewedAt), 3]
  ])
  const [zone, startsAt] = [out.timeZone, out.dayStartsAt]
  const dues = (rows: readonly { readonly due: string; readonly queue: string }[]): string[] =>
    rows
      .filter(({ queue }) => queue === 'review')
      .map(({ due }) => studyDay(new Date(due), zone, startsAt))
      .sort()
  expect(dues(await workspace().db.schedules.toArray())).toEqual(dues(before))
})

test('an answer that a deck took along and brought back is counted once', async () => {
  await bring(4)
  const [came] = (await livingLogs()).filter(({ log: { rows } }) => rows !== '')
  const cardId = came?.card_id ?? ''
  await save('reviews', newId(), { cardId, grade: 3, reviewedAt: new Date().toISOString(), durationMs: 900 })
  const before = await workspace().db.schedules.get(cardId)
  const own = await collectForAnki('all')
  const [answer] = own.reviews
  const line = {
    at: Date.parse(answer?.reviewedAt ?? '') + 1,
    grade: 3,
    interval: 9,
    before: 5,
    factor: 500,
    took: 900,
    kind: 1
  }
  const rows = packLog([...unpackLog(came?.log.rows ?? ''), line])
  const schedule = scheduleRow(
    (await workspace().db.cards.get(cardId)) as Row<'cards'>,
    await workspace().db.reviews.toArray(),
    own.options,
    [],
    {
      ...(came as Row<'histories'>),
      log: { v: 1, program: 'anki', rows },
      standing: { ...(came as Row<'histories'>).standing, reps: 5, lastReviewedAt: new Date(line.at).toISOString() }
    }
  )
  expect([schedule.schedule.reps, before?.schedule.reps]).toEqual([5, 5])
})

test('"Start as new" leaves the past in the file', async () => {
  await takeFiles([await fileOf(4)])
  const { audit } = await compared(false)
  expect(audit).toMatchObject({ here: { cards: 3, answers: 0, due: 0 }, dated: 2, same: 0 })
  await bring(4, false)
  expect(await livingLogs()).toEqual([])
  expect((await readQueue(workspace().db, new Date())).counts).toEqual({ due: 0, new: 3, learning: 0 })
})

test('the same file with more answers adds those alone, and what was answered here stays', async () => {
  await bring(4)
  const [log] = (await livingLogs()).filter(({ log: { rows } }) => rows !== '')
  const cardId = log?.card_id ?? ''
  const review = { cardId, grade: 3 as const, reviewedAt: new Date().toISOString(), durationMs: 900 }
  await save('reviews', newId(), review)
  const answered = await workspace().db.schedules.get(cardId)
  await takeFiles([await fileOf(4)])
  expect(await compared()).toMatchObject({ later: 0 })
  await takeFiles([await fileOf(6)])
  expect(await compared()).toMatchObject({
    later: 1,
    audit: { differences: [{ kind: 'answered' }, { kind: 'from-ease' }] }
  })
  const second = await bring(6)
  expect(unpackLog((await workspace().db.histories.get(log?.id ?? ''))?.log.rows ?? '')).toHaveLength(6)
  const now = await workspace().db.schedules.get(cardId)
  expect(now?.schedule.reps).toBe((answered?.schedule.reps ?? 0) + 2)
  expect(now?.last_reviewed_at).toBe(review.reviewedAt)
  await undoImport(second)
  expect(await workspace().db.schedules.get(cardId)).toEqual(answered)
})

test('a page that dies between the pictures of a deck and its cards leaves no card and no log', async () => {
  const { db } = workspace()
  await takeFiles([await fileOf(4)])
  db.imports.hook('creating', () => {
    throw new Error('The page died')
  })
  await bringFileIn({ to: TO, takesTheirs: false, keepsSchedule: true })
  db.close()
  closeWorkspace()
  await openWorkspace(user)
  const after = workspace().db
  const counts = [after.imports, after.import_parts, after.cards, after.histories].map(table => table.count())
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0])
  await bring(4)
  expect(await workspace().db.cards.count()).toBe(3)
})

test('a list of more than 100,000 lines is refused in words', async () => {
  await takeFiles([new File(['a;b\n'.repeat(100_001)], 'list.csv')])
  const state = $import.get()
  expect(state.kind === 'failed' && state.words).toContain('more than 100,000 lines')
  await takeFiles([new File(['a;b\n'.repeat(100)], 'list.csv')])
  expect($import.get().kind).toBe('table')
})
