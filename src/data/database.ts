import { Dexie, type Table } from 'dexie'
import { site } from '#config/site.ts'
import { entities, type EntityName } from '#contract/entities.ts'
import type { AnyRow, Patch, Row } from '#data/rows.ts'
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

export type SyncNoticeKind = 'merged' | 'refilled' | 'compared'

/** Something the student must be told: both versions of a text were kept, or the server was behind this device. */
export interface SyncNotice {
  id: string
  kind: SyncNoticeKind
  at: string
  noteId: string | null
  count: number
}

type Stores = Readonly<Record<string, string>>

const INDEXES: Readonly<Record<EntityName, string>> = {
  preferences: '',
  subjects: '',
  notes: ', subject_id',
  files: ', note_id',
  cards: ', note_id, subject_id',
  reviews: ', card_id'
}

/** Every version that was ever released, oldest first; never edit one, add the next. */
export const VERSIONS: readonly Stores[] = [
  {
    ...Object.fromEntries(Object.keys(entities).map(name => [name, `id, deleted_at${INDEXES[name as EntityName]}`])),
    outbox: '++seq, &op_id, [table+id], state',
    bases: '[table+id]',
    schedules: 'card_id, [queue+due], last_reviewed_at',
    summaries: 'id, updated_at',
    blobs: 'id, uploaded',
    seen: '[table+id]',
    notices: 'id',
    meta: 'key'
  },
  { note_indexes: 'id' }
]

export type Database = Dexie & { readonly [Name in EntityName]: Table<Row<Name>, string> } & {
  readonly outbox: Table<OutboxOp, number, Omit<OutboxOp, 'seq'>>
  readonly bases: Table<BaseRow, [string, string]>
  readonly schedules: Table<ScheduleRow, string>
  readonly summaries: Table<SummaryRow, string>
  readonly blobs: Table<BlobRow, string>
  readonly note_indexes: Table<NoteIndexRow, string>
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
  for (const [index, stores] of versions.entries()) db.version(index + 1).stores(stores)
  return db as Database
}

/** The same table, for code that is the same for all entities. */
export function rowsOf(db: Database, name: EntityName): Table<AnyRow, string> {
  return db.table(name)
}
