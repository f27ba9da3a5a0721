import { $questions } from '#data/read/papers/papers.ts'
import { remove, save, saveAll } from '#data/write/write.ts'
import type { Question } from '#contract/entities.ts'
import type { Figure } from '#domain/paper/question.ts'
import { MOST_AT_ONCE, readQuestions, type ReadFault } from '#domain/paper/read-questions.ts'
import { newId } from '#lib/ids.ts'
import { valueOr } from '#lib/remote.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool } from '#stores/route.ts'
import { figuresOf, partOf, type OwnPart } from '#tools/paper-maker/own/own-question.ts'

/** As many of one's own as a student may keep; said before it is hit. */
export const OWN_LIMIT = 5000

export interface OwnDraft {
  readonly stem: string
  readonly subject: string
  readonly topic: string
  readonly figures: readonly Figure[]
  readonly part: OwnPart
}

export const EMPTY_DRAFT: OwnDraft = {
  stem: '',
  subject: 'biology',
  topic: '',
  figures: [],
  part: { text: '', marks: 2, points: [], answer: '' }
}

const fieldsOf = ({ stem, subject, topic, figures, part }: OwnDraft) => ({
  subjectId: null,
  topicId: null,
  noteId: null,
  stem,
  parts: { v: 1 as const, parts: [{ ...partOf(part) }] },
  scheme: {
    v: 1 as const,
    subject,
    topic,
    points: [...part.points],
    ...(figures.length > 0 && { figures: [...figures] })
  },
  marks: part.marks,
  commandTerm: null,
  difficulty: 2,
  fileIds: [],
  engine: 'manual'
})

export const saveOwn = (id: string, draft: OwnDraft): Promise<void> => save('questions', id, fieldsOf(draft))

export function removeOwn(id: string): Promise<void> {
  return tryOrNotify(async () => {
    await remove('questions', id)
    openTool('paper-maker', {}, { replace: true })
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function draftOf({ stem, parts, scheme, marks }: Question): OwnDraft {
  const [part] = parts.parts
  const points = Array.isArray(scheme['points']) ? scheme['points'].map(textOf) : []
  return {
    stem,
    subject: textOf(scheme['subject']) || 'biology',
    topic: textOf(scheme['topic']),
    figures: figuresOf({ scheme }),
    part: { text: textOf(part?.['text']), marks, points, answer: textOf(part?.['modelAnswer']) }
  }
}

export interface Pasted {
  readonly saved: number
  readonly faults: readonly ReadFault[]
  readonly isFull: boolean
}

/** Pasted questions; those that cannot be read are named, and nothing is saved twice. */
export async function pasteOwn(typed: string, subject: string): Promise<Pasted> {
  const { questions, faults } = readQuestions(typed)
  const room = OWN_LIMIT - valueOr($questions.get(), []).length
  const taken = questions.slice(0, Math.max(0, Math.min(room, MOST_AT_ONCE)))
  await saveAll(
    taken.map(({ text, marks, points, topic }) => ({
      name: 'questions' as const,
      id: newId(),
      fields: fieldsOf({
        stem: '',
        subject,
        topic,
        figures: [],
        part: { text, marks, points, answer: points.join('. ') }
      })
    }))
  )
  return { saved: taken.length, faults, isFull: taken.length < questions.length }
}
