import { Dexie, type Table, type Transaction } from 'dexie'
import { site } from '#config/site.ts'
import type { EntityName } from '#contract/entities.ts'
import type { AnyRow, Patch, Row } from '#data/device/rows.ts'
import { followTransactions } from '#data/device/under-way.ts'
import type { IcsRead } from '#domain/ics/event.ts'
import type { Schedule } from '#domain/schedule.ts'

/** A change that the server has not confirmed. Only a queued or rejected one may still be rewritten. */
export interface OutboxOp {
  seq: number
  op_id: string
  table: EntityName
  id: string
  patch: Patch
  at: string
  /** `sent` is stored before the request leaves: from then on the server may have applied exactly this. */
  state: 'queued' | 'sent' | 'rejected'
  reason: { readonly code: string; readonly constraint?: string | undefined } | null
  /** Columns that nobody chose: they go only to a server that turns out to have no such row (sync/assumed.ts). */
  assumed?: readonly string[]
}

/** The server's last known version of a row that has unsent changes. */
export interface BaseRow {
  table: EntityName
  id: string
  row: AnyRow
}

/** Derived from `reviews`; `queue` and `due` are the index by which the due queue is read. */
export interface ScheduleRow {
  card_id: string
  queue: 'new' | 'learning' | 'review' | 'hidden'
  due: string
  last_reviewed_at: string
  first_reviewed_at: string | null
  /** The last answer given while the card was in review: it counts against the day's limit. */
  answered_in_review_at: string | null
  group_id: string
  created_at: string
  suspended: boolean
  buried_until: string | null
  schedule: Schedule
}

export interface SummaryRow {
  id: string
  title: string
  subject_id: string | null
  updated_at: string
  excerpt: string
  words: number
  /** These may be missing in a row that an earlier version of the app computed. */
  topic_id?: string | null
  tags?: string[]
  pinned?: boolean
  /** The notes that its text links to. */
  links?: string[]
}

export interface BlobRow {
  id: string
  bytes: ArrayBuffer
  mime: string
  /** IndexedDB cannot index booleans. */
  uploaded: 0 | 1
  /** Why the server refused the bytes. */
  refused: string | null
}

/** What the ask engine keeps of a note, on this device only; anything it cannot read is built again from the note. */
export interface NoteIndexRow {
  id: string
  /** Of the note's summary when it was indexed: cheap to compare. */
  stamp: string
  /** Of its title and text: a stamp may change without them. */
  hash: string
  index: unknown
}

/** What a note means, as vectors of the sentence encoder; read again where they do not fit. */
export interface NoteMeaningRow {
  id: string
  /** Of the note's summary when it was read. */
  stamp: string
  meaning: unknown
}

/** What a calendar held when this device read it last; `failed` says in words why a later try brought nothing. */
export interface FeedCopyRow {
  id: string
  address: string
  read: IcsRead | null
  read_at: string | null
  tried_at: string
  failed: string | null
}

/** A few seconds of a recording under way, until they are part of a file. Only the first can be decoded alone. */
export interface PieceRow {
  recording_id: string
  /** Counted from 0. */
  at: number
  bytes: ArrayBuffer
  mime: string
  /** Of sound, from the beginning to the end of this piece. */
  seconds: number
  /** Of the recorder: after a kill another begins, whose first piece can be decoded alone again. */
  run: number
  /** How loud it was, 0 to 255, from the second `from` on, a second each. */
  from: number
  levels: number[]
}

/** A large file of the site that the student asked for. */
export interface FetchedFileRow {
  name: 'sentence-encoder'
  bytes: ArrayBuffer
}

export type SyncNoticeKind = 'merged' | 'refilled' | 'compared'

/** Something the student must be told: both versions of a text were kept, or the server was behind this device. */
export interface SyncNotice {
  id: string
  kind: SyncNoticeKind
  at: string
  noteId: string | null
  count: number
  /** Whose row was merged; a notice of an earlier version does not say. */
  of?: EntityName
}

/** A file that was brought in, on this device. Its rows take effect one after the other once all of them lie here. */
export interface ImportRow {
  id: string
  /** Of the file. */
  name: string
  state: 'staging' | 'applying' | 'done' | 'undoing' | 'undone'
  begun_at: string
  /** Its rows, and how many of them took effect or were taken back. */
  rows: number
  done: number
  /** What it said of itself lies in `meta` (data/import/stage.ts). */
  says?: true
}

/** One row of it, and what takes it back. */
export interface ImportPart {
  entity: EntityName
  id: string
  fields: Readonly<Record<string, unknown>>
  /** The fields as they were; null where the row is new. */
  before: Readonly<Record<string, unknown>> | null
  /** Is deleted as soon as it is there. */
  removed?: true
}

interface PlaceInImport {
  import_id: string
  /** Of the first row. */
  seq: number
}

/** Rows of it that take effect together. An earlier version of the app laid down each by itself. */
export type ImportPage = PlaceInImport & ({ rows: ImportPart[] } | ImportPart)

/** What a note said before, on this device only (data/entities/note-versions.ts). */
export interface NoteVersionRow {
  note_id: string
  /** When it was written. */
  at: string
  title: string
  doc: Readonly<Record<string, unknown>>
  plain: string
}

type Stores = Readonly<Record<string, string>>

/** Every version that was ever released, oldest first, as literals; never edit one, add the next. */
export const VERSIONS: readonly Stores[] = [
  {
    preferences: 'id, deleted_at',
    subjects: 'id, deleted_at',
    notes: 'id, deleted_at, subject_id',
    files: 'id, deleted_at, note_id',
    cards: 'id, deleted_at, note_id, subject_id',
    reviews: 'id, deleted_at, card_id',
    outbox: '++seq, &op_id, [table+id], state',
    bases: '[table+id]',
    schedules: 'card_id, [queue+due], last_reviewed_at',
    summaries: 'id, updated_at',
    blobs: 'id, uploaded',
    seen: '[table+id]',
    notices: 'id',
    meta: 'key'
  },
  { note_indexes: 'id' },
  {
    notes: 'id, deleted_at, subject_id, topic_id',
    cards: 'id, deleted_at, note_id, subject_id, topic_id, loss_id, guid',
    topics: 'id, deleted_at, subject_id',
    losses: 'id, deleted_at, subject_id, topic_id',
    plan_settings: 'id, deleted_at',
    exams: 'id, deleted_at, subject_id, takes_on',
    lessons: 'id, deleted_at',
    tasks: 'id, deleted_at, due_on, loss_id, import_key',
    blocks: 'id, deleted_at, day, import_key, plan_id',
    activities: 'id, deleted_at, started_at',
    quizzes: 'id, deleted_at, subject_id',
    papers: 'id, deleted_at, subject_id',
    questions: 'id, deleted_at, subject_id, topic_id',
    attempts: 'id, deleted_at, ref_id',
    clock_events: 'id, deleted_at, attempt_id, timer',
    answers: 'id, deleted_at, attempt_id',
    marks: 'id, deleted_at, answer_id',
    threads: 'id, deleted_at, updated_at',
    turns: 'id, deleted_at, thread_id'
  },
  { note_meanings: 'id', fetched_files: 'name' },
  { feeds: 'id, deleted_at', feed_copies: 'id' },
  { summaries: 'id, updated_at, *links' },
  { activities: 'id, deleted_at, started_at, replaces' },
  {
    recordings: 'id, deleted_at, started_at, state',
    markers: 'id, deleted_at, recording_id',
    segments: 'id, deleted_at, recording_id',
    pieces: '[recording_id+at]'
  },
  { graphs: 'id, deleted_at, updated_at' },
  { imports: 'id, state', import_parts: '[import_id+seq]' },
  { histories: 'id, deleted_at, card_id' },
  { note_versions: '[note_id+at], note_id' }
]

/** The version from which the list of notes reads topics from the summaries; tags, pins and links had no screen before. */
const LIST_SHOWS_TOPICS = 5

async function addTopics(transaction: Transaction): Promise<void> {
  const notes = transaction.table<Row<'notes'>, string>('notes').where('topic_id').above('')
  const [ids, topics] = await Promise.all([notes.primaryKeys(), notes.keys()])
  const changes = ids.map((key, index) => ({ key, changes: { topic_id: topics[index] as string } }))
  await transaction.table<SummaryRow, string>('summaries').bulkUpdate(changes)
}

export type Database = Dexie & { readonly [Name in EntityName]: Table<Row<Name>, string> } & {
  readonly outbox: Table<OutboxOp, number, Omit<OutboxOp, 'seq'>>
  readonly bases: Table<BaseRow, [string, string]>
  readonly schedules: Table<ScheduleRow, string>
  readonly summaries: Table<SummaryRow, string>
  readonly blobs: Table<BlobRow, string>
  readonly note_indexes: Table<NoteIndexRow, string>
  readonly note_meanings: Table<NoteMeaningRow, string>
  readonly feed_copies: Table<FeedCopyRow, string>
  readonly fetched_files: Table<FetchedFileRow, string>
  readonly pieces: Table<PieceRow, [string, number]>
  readonly imports: Table<ImportRow, string>
  readonly note_versions: Table<NoteVersionRow, [string, string]>
  readonly import_parts: Table<ImportPage, [string, number]>
  readonly seen: Table<{ table: string; id: string }, [string, string]>
  readonly notices: Table<SyncNotice, string>
  readonly meta: Table<{ key: string; value: unknown }, string>
}

export function databaseName(userId: string): string {
  return `${site.slug}-${userId}`
}

/** Opens by itself at the first query. Strict durability: Chrome's own default may lose the last writes of a crash. */
export function databaseFor(userId: string, versions: readonly Stores[] = VERSIONS): Database {
  const db = new Dexie(databaseName(userId), { chromeTransactionDurability: 'strict' })
  for (const [index, stores] of versions.entries()) {
    const version = db.version(index + 1).stores(stores)
    if (index === LIST_SHOWS_TOPICS) version.upgrade(addTopics)
  }
  followTransactions(db)
  return db as Database
}

/** The same table, for code that is the same for all entities. */
export function rowsOf(db: Database, name: EntityName): Table<AnyRow, string> {
  return db.table(name)
}
