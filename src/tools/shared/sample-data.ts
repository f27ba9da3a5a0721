import { computed, type ReadableAtom } from 'nanostores'
import type { Subject } from '#contract/entities.ts'
import { liveCards } from '#data/read/cards/cards.ts'
import { $notes } from '#data/write/notes/notes.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { saveUndoable, type Change } from '#data/write/write.ts'
import { readOrigin } from '#domain/cards/card-origin.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { onceReady } from '#stores/once-ready.ts'

/** The name that onboarding gives the sample's subject. */
export const SAMPLE_SUBJECT = 'History (sample)'

/** Marks the cards of the sample, on every device of the student. */
export const SAMPLE_ENGINE = 'sample'

/** The sample subject while it bears its name; renamed, it has become the student's own. */
export const $sample: ReadableAtom<Remote<Subject | null>> = computed($subjects, (subjects): Remote<Subject | null> =>
  isReady(subjects)
    ? { state: 'ready', value: subjects.value.find(({ name }) => name === SAMPLE_SUBJECT) ?? null }
    : subjects
)

/** Takes away what the sample brought, and keeps what the student has added to it. The answer brings it back. */
export async function removeSample(subject: Subject): Promise<readonly Change[]> {
  const cards = await onceReady(liveCards({ subjectId: subject.id }))
  const notes = (await onceReady($notes)).filter(({ subjectId }) => subjectId === subject.id)
  const ours = cards.filter(({ engine }) => readOrigin(engine).engine === SAMPLE_ENGINE)
  const others = new Set(cards.filter(card => !ours.includes(card)).map(({ noteId }) => noteId))
  const noteIds = new Set(ours.map(({ noteId }) => noteId).filter(id => !others.has(id)))
  const isAllOurs = cards.length === ours.length && notes.every(({ id }) => noteIds.has(id))
  return saveUndoable([
    ...ours.map(({ id }) => ({ name: 'cards' as const, id, remove: true as const })),
    ...notes
      .filter(({ id }) => noteIds.has(id))
      .map(({ id }) => ({ name: 'notes' as const, id, remove: true as const })),
    ...(isAllOurs ? [{ name: 'subjects' as const, id: subject.id, remove: true as const }] : [])
  ])
}
