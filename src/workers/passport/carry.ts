import { refusal } from '#contract/check-fields.ts'
import { ENTITY_ORDER, entities, type EntityName } from '#contract/entities.ts'
import { idWithDue, type Brought } from '#domain/passport/keep-due.ts'
import { newIds, withNewIds, type Carried } from '#domain/passport/new-ids.ts'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'
import type { Grade, SchedulerOptions } from '#domain/schedule.ts'
import { studyDayStart } from '#domain/study-day.ts'
import type { OpenedPassport, StoredRow } from '#workers/passport/open.ts'

/** Columns with a foreign key: their row must be there. A log of study has none. */
const PARENTS: Readonly<Record<string, EntityName>> = {
  subjectId: 'subjects',
  topicId: 'topics',
  noteId: 'notes',
  lossId: 'losses',
  cardId: 'cards',
  attemptId: 'attempts',
  answerId: 'answers',
  threadId: 'threads',
  recordingId: 'recordings'
}

export interface CarriedPassport {
  /** Parents first; with the ids that they have here. */
  readonly tables: ReadonlyMap<EntityName, readonly StoredRow[]>
  /** Bytes by the id that their row has here. */
  readonly bytes: ReadonlyMap<string, () => Promise<ArrayBuffer>>
  readonly left: { readonly strange: number; readonly deleted: number; readonly parentless: number }
}

const parentsOf = (name: EntityName): [string, EntityName][] =>
  name === 'activities' ? [] : Object.entries(PARENTS).filter(([column]) => column in entities[name].schema.shape)

const isNullable = (name: EntityName, column: string): boolean => refusal(name, { [column]: null }, false) === null

/** A reference to what the passport has not is taken out; null where the row cannot be without it. */
function withParents(name: EntityName, row: StoredRow, known: ReadonlySet<string>): StoredRow | null {
  let fields = row.fields
  for (const [column, parent] of parentsOf(name)) {
    const id = fields[column]
    if (typeof id !== 'string' || known.has(`${parent} ${id}`)) continue
    if (!isNullable(name, column)) return null
    fields = { ...fields, [column]: null }
  }
  return fields === row.fields ? row : { ...row, fields }
}

/** What is not deleted, and deleted rows that it refers to, with their parents. */
function whole({ tables, strange }: OpenedPassport) {
  const known = new Set<string>()
  const sound = new Map<EntityName, StoredRow[]>()
  let parentless = 0
  for (const name of ENTITY_ORDER) {
    const own = (tables.get(name) ?? []).flatMap(row => {
      const found = withParents(name, row, known)
      if (found) known.add(`${name} ${row.id}`)
      else if (!row.isDeleted) parentless += 1
      return found ?? []
    })
    sound.set(name, own)
  }
  const kept = new Map<EntityName, StoredRow[]>()
  const needed = new Set<string>()
  let deleted = 0
  for (const name of ENTITY_ORDER.toReversed()) {
    const own = (sound.get(name) ?? []).filter(({ id, isDeleted }) => !isDeleted || needed.has(`${name} ${id}`))
    deleted += (sound.get(name) ?? []).length - own.length
    for (const { fields } of own)
      for (const [column, parent] of parentsOf(name))
        if (typeof fields[column] === 'string') needed.add(`${parent} ${fields[column]}`)
    kept.set(name, own)
  }
  return { kept, left: { strange, deleted, parentless } }
}

/** The order in which screens show what has none of its own: notes and conversations by their last change. */
const BY_CHANGE: readonly EntityName[] = ['notes', 'threads']

function sorted(name: EntityName, rows: readonly StoredRow[]): StoredRow[] {
  if (name === 'reviews')
    // Of one card together: its schedule is then worked out once.
    return rows.toSorted((a, b) => {
      const [one, other] = [String(a.fields['cardId']), String(b.fields['cardId'])]
      return one === other
        ? String(a.fields['reviewedAt']) < String(b.fields['reviewedAt'])
          ? -1
          : 1
        : one < other
          ? -1
          : 1
    })
  const of = (row: StoredRow): string => (BY_CHANGE.includes(name) ? row.updatedAt : row.createdAt)
  return rows.toSorted((a, b) => (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : a.id < b.id ? -1 : 1))
}

type Fields = Readonly<Record<string, unknown>>

/** As the schedules of the student who wrote the passport were worked out. */
function scheduling(tables: ReadonlyMap<EntityName, readonly StoredRow[]>) {
  const [preferences] = tables.get('preferences') ?? []
  const of: Fields = preferences?.fields ?? {}
  const options: SchedulerOptions = {
    desiredRetention: Number(of['desiredRetention'] ?? 0.9),
    weights: (of['fsrsWeights'] ?? null) as number[] | null
  }
  const days = new Map<string, Set<string>>()
  const add = (subject: string, day: string): unknown => days.set(subject, (days.get(subject) ?? new Set()).add(day))
  for (const { fields, isDeleted } of tables.get('exams') ?? [])
    if (!isDeleted) add(String(fields['subjectId']), String(fields['takesOn']))
  for (const { id, fields } of tables.get('subjects') ?? []) {
    const on = (fields['examOn'] ?? null) as string | null
    if (isOwnDateCounted(on, [...(days.get(id) ?? [])])) add(id, on)
  }
  const starts = (day: string): string =>
    studyDayStart(day, (of['timeZone'] ?? 'UTC') as string, Number(of['dayStartsAt'] ?? 4)).toISOString()
  const exams = new Map([...days].map(([subject, dates]) => [subject, [...dates].sort().map(starts)]))
  const answers = new Map<string, { grade: Grade; reviewedAt: string }[]>()
  for (const { fields, isDeleted } of tables.get('reviews') ?? []) {
    if (isDeleted) continue
    const card = String(fields['cardId'])
    const own = answers.get(card) ?? []
    own.push({ grade: fields['grade'] as Grade, reviewedAt: String(fields['reviewedAt']) })
    answers.set(card, own)
  }
  const brought = new Map<string, Brought>()
  for (const { fields, isDeleted } of tables.get('histories') ?? []) {
    const { log, standing } = fields as { log: { rows: string }; standing: NonNullable<Brought>['standing'] }
    if (!isDeleted) brought.set(String(fields['cardId']), { rows: log.rows, standing })
  }
  return { options, exams, answers, brought }
}

/** A lecture whose sound is not in the passport is its text; a card shows the pictures that are. */
function withoutMissing(name: EntityName, fields: Fields, has: (id: string) => boolean): Fields {
  if (name === 'recordings') {
    const sound = fields['sound'] as { cuts: { fileId: string }[] } | null
    if (!sound || sound.cuts.every(({ fileId }) => has(fileId))) return fields
    return { ...fields, sound: null, state: 'text', loudness: null }
  }
  if (name !== 'cards') return fields
  const side = (media: unknown): unknown => {
    const now = media as { pictures: { fileId: string }[]; sound: { fileId: string } | null } | null
    if (!now) return null
    const pictures = now.pictures.filter(({ fileId }) => has(fileId))
    const sound = now.sound && has(now.sound.fileId) ? now.sound : null
    return pictures.length > 0 || sound ? { ...now, pictures, sound } : null
  }
  return { ...fields, frontMedia: side(fields['frontMedia']), backMedia: side(fields['backMedia']) }
}

/** The rows of a passport as they are with the student `to`: their own as they were, another's with new ids. */
export function carry(opened: OpenedPassport, to: string, round: number): CarriedPassport {
  const { list, bytes } = opened
  const { kept, left } = whole(opened)
  const from = list.student
  const names = ENTITY_ORDER.filter(name => (kept.get(name) ?? []).length > 0)
  const inOrder = new Map(names.map(name => [name, sorted(name, kept.get(name) ?? [])]))
  if (from === to) return { tables: inOrder, bytes, left }
  const { options, exams, answers, brought } = scheduling(kept)
  const madeAt = new Map((kept.get('cards') ?? []).map(({ id, createdAt }) => [id, createdAt]))
  const cardId = (card: Carried, make: (salt: string) => string): string =>
    idWithDue(
      {
        id: card.id,
        createdAt: madeAt.get(card.id) ?? list.exportedAt,
        answers: answers.get(card.id) ?? [],
        brought: brought.get(card.id) ?? null,
        exams: exams.get(String(card['subjectId'])) ?? []
      },
      make,
      options
    )
  const asked = names.map(name => ({
    name,
    isLog: entities[name].mode === 'append',
    rows: (inOrder.get(name) ?? []).map(({ id, fields }) => ({ ...fields, id }))
  }))
  const ids = newIds({ from, to, tables: asked, round, cardId })
  const tables = new Map<EntityName, StoredRow[]>()
  for (const [name, rows] of inOrder)
    tables.set(
      name,
      rows
        .filter(({ id }) => name !== 'files' || bytes.has(id))
        .map(row => {
          const fields = withoutMissing(name, row.fields, id => bytes.has(id))
          return { ...row, id: ids.get(row.id) ?? row.id, fields: withNewIds(fields, ids) as Fields }
        })
    )
  return { tables, bytes: new Map([...bytes].map(([id, give]) => [ids.get(id) ?? id, give])), left }
}
