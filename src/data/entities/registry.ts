import type { EntityName } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import type { AnyRow } from '#data/device/rows.ts'
import { inCard, inDoc, inList, inMarker, inSound, type FileOwner } from '#data/entities/file-ids.ts'
import { reschedule, SCHEDULE_TABLES } from '#data/entities/schedules.ts'
import { summarise } from '#data/entities/summaries.ts'

interface Derived {
  /** What computing it reads and writes. */
  readonly tables: readonly string[]
  /** Whose derived rows a changed row concerns. */
  readonly of: (row: AnyRow) => string
  readonly compute: (db: Database, ids: readonly string[]) => Promise<void>
}

/** What a device does with the rows of an entity, beside its schema and mode (contract) and its merge (merges.ts). */
interface Behaviour {
  /** How its rows refer to files. One that does and does not say so would lose them: tests/db asks for each such column. */
  readonly files?: FileOwner
  /** What is computed from its rows and stored on the device. */
  readonly derived?: Derived
  /** Each student has one row with an id of its own: on another device it may be there, so that an undo never removes it. */
  readonly isOnlyOne?: true
}

const DAY = 86_400_000
const ofItself = (row: AnyRow): string => row.id

/** An entity without its line does not compile. */
const REGISTRY: Readonly<Record<EntityName, Behaviour>> = {
  preferences: { isOnlyOne: true },
  plan_settings: { isOnlyOne: true },
  subjects: {},
  topics: {},
  notes: {
    files: { kind: 'note', of: row => inDoc(row['doc']) },
    derived: { tables: ['summaries', 'note_versions'], of: ofItself, compute: summarise }
  },
  files: {},
  losses: {},
  cards: {
    files: { kind: 'card', of: inCard, keepsDeleted: 90 * DAY },
    derived: { tables: SCHEDULE_TABLES, of: ofItself, compute: reschedule }
  },
  reviews: { derived: { tables: SCHEDULE_TABLES, of: row => String(row['card_id']), compute: reschedule } },
  histories: { derived: { tables: SCHEDULE_TABLES, of: row => String(row['card_id']), compute: reschedule } },
  exams: {},
  lessons: {},
  tasks: {},
  blocks: {},
  feeds: {},
  activities: {},
  quizzes: {},
  papers: {},
  questions: { files: { kind: 'question', of: inList } },
  attempts: {},
  clock_events: {},
  answers: { files: { kind: 'answer', of: row => [...inDoc(row['doc']), ...inList(row)] } },
  marks: {},
  threads: {},
  turns: {},
  graphs: {},
  recordings: { files: { kind: 'recording', of: inSound } },
  markers: { files: { kind: 'recording', of: inMarker } },
  segments: {}
}

/** What waits to be sent can name a table that this version does not have: of such a row nothing is known. */
export function behaviourOf(name: EntityName): Behaviour {
  return Object.hasOwn(REGISTRY, name) ? REGISTRY[name] : {}
}

export const fileOwners = (): [EntityName, FileOwner][] =>
  (Object.keys(REGISTRY) as EntityName[]).flatMap(name => {
    const { files } = behaviourOf(name)
    return files ? [[name, files]] : []
  })

/** Every table that a change of these entities may touch: the scope of its one transaction. */
export function scopeOf(db: Database, names: Iterable<EntityName>): string[] {
  const tables = new Set<string>(['outbox', 'bases', 'meta'])
  for (const name of names) for (const table of [name, ...(behaviourOf(name).derived?.tables ?? [])]) tables.add(table)
  return db.tables.map(table => table.name).filter(name => tables.has(name))
}

/** Brings what is computed from rows up to date; call it last in the transaction that wrote them. */
export async function derive(db: Database, changed: ReadonlyMap<EntityName, readonly AnyRow[]>): Promise<void> {
  const work = new Map<Derived['compute'], Set<string>>()
  for (const [name, rows] of changed) {
    const { derived } = behaviourOf(name)
    if (!derived) continue
    const ids = work.get(derived.compute) ?? new Set()
    for (const row of rows) ids.add(derived.of(row))
    work.set(derived.compute, ids)
  }
  for (const [compute, ids] of work) if (ids.size > 0) await compute(db, [...ids])
}
