import { site } from '#config/site.ts'
import type { Card, Entity } from '#contract/entities.ts'
import { PASSPORT_VERSION, passportSchema, type PassportList } from '#contract/passport.ts'
import {
  countRows,
  fileBytes,
  fileEntries,
  noteTitles,
  passportPages,
  type PassportPage
} from '#data/account/passport/rows.ts'
import { sha256 } from '#data/device/digest.ts'
import { readRows } from '#data/read/live-rows.ts'
import { readPlanRows } from '#data/read/plan/plan-rows.ts'
import { studentId } from '#data/read/workspace.ts'
import { notStoredHere } from '#data/write/export.ts'
import { cardsCsv, csvCards } from '#domain/import/cards-csv.ts'
import { assetPath, isLectureSound } from '#domain/passport/asset-name.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import { log } from '#lib/log.ts'
import { zipWriter } from '#lib/zip/write.ts'
import { m } from '#messages/generated/messages.js'
import { fileName } from '#lib/values/file-name.ts'
import {
  conversationFile,
  freePath,
  logCsv,
  namesOf,
  noteBase,
  noteFile,
  type Names
} from '#tools/shared/passport/people.ts'
import { LIST } from '#tools/shared/passport/list-name.ts'
import { logItems, readerItems } from '#tools/shared/passport/reader-items.ts'
import { itemsBlock, readerPage } from '#tools/shared/passport/reader-page.ts'
import { itemsOf } from '#tools/shared/plan/plan-items.ts'

export interface Making {
  /** Sounds of lectures as well. */
  readonly withSound: boolean
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly report: (share: number) => void
}

export interface MadePassport {
  readonly zip: Blob
  /** How many tables and files could not be read. */
  readonly missing: number
}

type Told = PassportList['files'][number]

/** Names and hashes of what lies in the zip, as it is added. */
function tellingZip() {
  const zip = zipWriter()
  const files: Told[] = []
  const add = async (path: string, bytes: Blob, more: Partial<Told> = {}, isPacked = true): Promise<void> => {
    await zip.add(path, bytes, isPacked)
    files.push({ path, bytes: bytes.size, sha256: await sha256(await bytes.arrayBuffer()), ...more })
  }
  const addText = (path: string, text: string, more?: Partial<Told>): Promise<void> => add(path, new Blob([text]), more)
  return { zip, files, add, addText }
}

type TellingZip = ReturnType<typeof tellingZip>

interface Reading {
  readonly out: TellingZip
  readonly names: Names
  readonly paths: ReadonlyMap<string, string>
  /** Where each note lies, by its id: known before any is written, for notes link to each other. */
  readonly notePaths: ReadonlyMap<string, string>
  readonly signal: AbortSignal
  readonly rest: () => Promise<void> | undefined
}

const isLiving = ({ deletedAt }: { readonly deletedAt: string | null }): boolean => deletedAt === null

async function addNotes(
  { out, names, paths, notePaths, signal, rest }: Reading,
  notes: readonly Entity<'notes'>[],
  taken: Set<string>
) {
  for (const note of notes.filter(isLiving)) {
    signal.throwIfAborted()
    await rest()
    const subject = names.get(note.subjectId ?? '')
    // One that was made after the notes were listed.
    const path = notePaths.get(note.id) ?? freePath(taken, noteBase(note.title, subject), 'md')
    const up = '../'.repeat(path.split('/').length - 1)
    const seenFrom = (there: string | undefined): string | null => (there === undefined ? null : `${up}${there}`)
    try {
      const text = noteFile(note, subject, {
        pictureOf: id => seenFrom(paths.get(id)) ?? '',
        noteOf: id => seenFrom(notePaths.get(id))
      })
      await out.addText(path, text)
    } catch (error) {
      if (signal.aborted) throw error
      // One note that cannot be written must not keep the rest back; the data has it.
      log('export', error)
    }
  }
}

/** All rows, as data and for people. Gives what the page shows and how many rows each table has. */
async function addRows(reading: Reading, unreadable: string[], report: (rows: number) => void) {
  const { out, names, signal, rest } = reading
  const shown = readerItems(names)
  const blocks: string[] = []
  const counts: Record<string, number> = {}
  const taken = new Set(reading.notePaths.values())
  const cards: Card[] = []
  const turns = new Map<string, Entity<'turns'>[]>()
  const pages = new Map<string, number>()
  let done = 0
  const take = async ({ table, rows }: PassportPage): Promise<void> => {
    const page = (pages.get(table) ?? 0) + 1
    pages.set(table, page)
    counts[table] = (counts[table] ?? 0) + rows.length
    await out.addText(`data/${table}/${page}.json`, JSON.stringify(rows), { table })
    const items = shown({ table, rows })
    if (items.length > 0) blocks.push(itemsBlock(items))
    if (table === 'notes') await addNotes(reading, rows as Entity<'notes'>[], taken)
    if (table === 'cards') cards.push(...(rows as Card[]).filter(isLiving))
    if (table === 'turns')
      for (const turn of (rows as Entity<'turns'>[]).filter(isLiving))
        turns.set(turn.threadId, [...(turns.get(turn.threadId) ?? []), turn])
    if (table === 'threads')
      for (const thread of (rows as Entity<'threads'>[]).filter(isLiving)) {
        const base = `conversations/${fileName(thread.title, 'conversation')}`
        await out.addText(freePath(taken, base, 'md'), conversationFile(thread, turns.get(thread.id) ?? []))
      }
  }
  for await (const page of passportPages(table => unreadable.push(table))) {
    signal.throwIfAborted()
    await rest()
    await take(page)
    report((done += page.rows.length))
  }
  if (cards.length > 0) await out.addText('cards.csv', cardsCsv(csvCards(cards, names)))
  return { blocks, counts }
}

/** Plan and study log, which other programs read. */
async function addTables({ out, names }: Reading, unreadable: string[], blocks: string[]): Promise<void> {
  try {
    const [plan, { writeIcs }] = await Promise.all([readPlanRows(), import('#domain/ics/write.ts')])
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const items = itemsOf(plan)
    if (items.length > 0) await out.addText('plan.ics', writeIcs(items, timeZone, site.name, new Date()))
    if (plan.activities.length === 0) return
    await out.addText('study-log.csv', logCsv(plan.activities, names))
    blocks.push(itemsBlock(logItems(plan.activities, names)))
  } catch (error) {
    log('export', error)
    unreadable.push('plan.ics')
  }
}

/** The cards for Anki, with their pictures and sounds: a passport goes on without it. */
async function addDeck({ out, signal }: Reading, unreadable: string[]): Promise<void> {
  try {
    const { collectForAnki, makeAnkiDeck } = await import('#data/import/anki-out.ts')
    const cards = await collectForAnki('all')
    if (cards.cards.length > 0) await out.add('cards.apkg', (await makeAnkiDeck(cards, { signal })).file, {}, false)
  } catch (error) {
    if (signal.aborted) throw error
    log('export', error)
    unreadable.push('cards.apkg')
  }
}

/** Where the bytes of each file will lie; those of lectures only if the student wants them. */
async function wantedFiles(withSound: boolean, unreadable: string[]): Promise<readonly Entity<'files'>[]> {
  try {
    return (await fileEntries()).filter(entry => withSound || !isLectureSound(entry))
  } catch (error) {
    log('export', error)
    unreadable.push('files')
    return []
  }
}

async function readNames(): Promise<Names> {
  try {
    return namesOf([...(await readRows('subjects')), ...(await readRows('topics'))])
  } catch (error) {
    log('export', error)
    return new Map()
  }
}

/** Where each note will lie, by its id. */
async function notePathsOf(names: Names): Promise<ReadonlyMap<string, string>> {
  const taken = new Set<string>()
  const notes = await noteTitles()
  return new Map(
    notes.map(({ id, title, subjectId }) => [id, freePath(taken, noteBase(title, names.get(subjectId ?? '')), 'md')])
  )
}

/** Rows take about as long as files do. */
const ROWS_SHARE = 0.6

/** Everything in one zip (docs/export.md). The list of what it holds is written last. */
export async function makePassport({ withSound, signal, report }: Making): Promise<MadePassport> {
  const exportedAt = new Date().toISOString()
  const unreadable: string[] = []
  const out = tellingZip()
  const [names, total, entries] = [await readNames(), await countRows(), await wantedFiles(withSound, unreadable)]
  const paths = new Map(entries.map(entry => [entry.id, assetPath(entry)]))
  const notePaths = await notePathsOf(names)
  const reading: Reading = { out, names, paths, notePaths, signal, rest: givingWay() }
  const notStored = (await notStoredHere()) as PassportList['notStored']
  const { blocks, counts } = await addRows(reading, unreadable, rows =>
    report((ROWS_SHARE * rows) / Math.max(1, total))
  )
  await addTables(reading, unreadable, blocks)
  await addDeck(reading, unreadable)
  for (const [at, entry] of entries.entries()) {
    signal.throwIfAborted()
    report(ROWS_SHARE + ((1 - ROWS_SHARE) * at) / entries.length)
    const bytes = await fileBytes(entry)
    // What is packed already grows no smaller.
    if (bytes) await out.add(assetPath(entry), new Blob([bytes]), { fileId: entry.id }, false)
    else {
      paths.delete(entry.id)
      unreadable.push(`files ${entry.id}`)
    }
  }
  await out.add('index.html', readerPage(blocks, exportedAt, Object.fromEntries(paths)))
  await out.addText('README.txt', m.passport_readme({ name: LIST }))
  await out.addText('schema.json', JSON.stringify(passportSchema(), null, 1))
  signal.throwIfAborted()
  const list: PassportList = {
    passport: true,
    version: PASSPORT_VERSION,
    exportedAt,
    student: studentId(),
    counts,
    files: out.files,
    notStored,
    unreadable
  }
  await out.zip.add(LIST, new Blob([JSON.stringify(list, null, 1)]))
  report(1)
  return { zip: out.zip.finish(), missing: unreadable.length }
}
