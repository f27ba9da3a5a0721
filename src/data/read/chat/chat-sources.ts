import type { ReadableAtom } from 'nanostores'
import { scopeOf, type ScopePart } from '#contract/chat.ts'
import type { Fields, Subject, Topic } from '#contract/entities.ts'
import { lecturesIn, lectureTexts, type AskedText } from '#data/read/lectures/asked-lectures.ts'
import { live } from '#data/read/live.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Remote } from '#lib/remote.ts'

export type Scope = Fields<'threads'>['scope']

export const EVERYTHING: Scope = { v: 1, kind: 'all', of: [] }

/** Which notes and lectures are asked: those named, those of a subject, or all. */
export interface AskScope {
  readonly subjectId?: string | undefined
  readonly noteIds?: readonly string[] | undefined
}

/** The student wants nothing said that the notes do not say. */
export const isNotesOnly = (scope: Scope): boolean => scope['notesOnly'] === true && scope.kind !== 'none'

/** What can be asked about, by name. */
export interface ChatSources {
  readonly subjects: readonly Pick<Subject, 'id' | 'name'>[]
  readonly topics: readonly Pick<Topic, 'id' | 'name' | 'subjectId'>[]
  readonly notes: readonly NoteName[]
}

export interface NoteName {
  readonly id: string
  readonly title: string
  readonly subjectId: string | null
  /** No title and no words: nothing to ask, and no source. */
  readonly isBlank: boolean
}

export const $chatSources = live<ChatSources>(async db => {
  const [subjects, topics, summaries] = await Promise.all([
    db.subjects.filter(isLiving).toArray(),
    db.topics.filter(isLiving).toArray(),
    db.summaries.orderBy('updated_at').reverse().toArray()
  ])
  return {
    subjects: subjects.sort((a, b) => a.position - b.position).map(({ id, name }) => ({ id, name })),
    topics: topics.map(({ id, name, subject_id }) => ({ id, name, subjectId: subject_id })),
    notes: summaries.map(({ id, title, excerpt, subject_id }) => ({
      id,
      title,
      subjectId: subject_id,
      isBlank: title.trim() === '' && excerpt.trim() === ''
    }))
  }
}, 500)

/** The parts of a scope that this version knows. */
export function partsOf(scope: Scope): ScopePart[] {
  return scope.of.flatMap(one => {
    const read = scopeOf.safeParse(one)
    return read.success ? [read.data] : []
  })
}

/** The notes a scope means now: a topic's and a subject's change with time. */
export async function notesIn(scope: Scope): Promise<AskScope> {
  if (scope.kind === 'all') return {}
  if (scope.kind === 'none') return { noteIds: [] }
  const { db } = workspace()
  const ids = await Promise.all(
    partsOf(scope).map(async ({ kind, id }) => {
      if (kind === 'note') return [id, ...(await lecturesIn(db, 'note_id', id))]
      const column = kind === 'topic' ? 'topic_id' : 'subject_id'
      return [...(await db.notes.where(column).equals(id).primaryKeys()), ...(await lecturesIn(db, column, id))]
    })
  )
  return { noteIds: [...new Set(ids.flat())] }
}

/** The notes and lectures that a conversation quotes, as they are now; those that were deleted are not among them. */
export function liveTextsOf(ids: readonly string[]): ReadableAtom<Remote<ReadonlyMap<string, AskedText>>> {
  return live(async db => {
    const rows = await db.notes.bulkGet([...ids])
    const living = rows.flatMap(row => (isLiving(row) ? fromRow('notes', row) : []))
    const all = [...living, ...(await lectureTexts(db, ids))]
    return new Map(all.map(text => [text.id, text]))
  }, 300)
}
