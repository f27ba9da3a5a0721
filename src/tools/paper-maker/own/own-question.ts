import type { Question } from '#contract/entities.ts'
import { paperFigure, paperPart } from '#contract/paper.ts'
import type { Figure, PaperPart, PaperQuestion } from '#domain/paper/question.ts'

export const OWN_SUBJECTS = [
  'biology',
  'chemistry',
  'economics',
  'english',
  'history',
  'mathematics',
  'physics'
] as const

/** Pictures of the question, as a graph brings them; what cannot be read is left out. */
export function figuresOf({ scheme }: Pick<Question, 'scheme'>): Figure[] {
  const kept = Array.isArray(scheme['figures']) ? (scheme['figures'] as unknown[]) : []
  return kept.flatMap(one => paperFigure.safeParse(one).data ?? [])
}

/** A student's question as a paper prints it, or null while it is not finished. */
export function asPaperQuestion({ id, stem, parts, scheme, difficulty }: Question): PaperQuestion | null {
  const read = parts.parts.map(part => paperPart.safeParse(part))
  const whole = read.flatMap(({ data }) => (data && data.text.trim() !== '' && data.marks > 0 ? [data] : []))
  if (whole.length === 0 || whole.length !== read.length) return null
  const subject = typeof scheme['subject'] === 'string' ? scheme['subject'] : ''
  const topic = typeof scheme['topic'] === 'string' && scheme['topic'] !== '' ? scheme['topic'] : 'My questions'
  const figures = figuresOf({ scheme })
  return {
    key: `own-${id}`,
    subject,
    topic: { code: `own-${topic.toLowerCase()}`, name: topic },
    boards: [],
    difficulty: Math.min(3, difficulty ?? 2),
    calculator: false,
    ...(stem.trim() === '' ? {} : { stem }),
    ...(figures.length === 0 ? {} : { figures }),
    parts: whole.map((part, index): PaperPart => ({ ...part, label: 'abcdefgh'.charAt(index) || undefined }))
  }
}

/** A part as the editor has it: points a line each. */
export interface OwnPart {
  readonly text: string
  readonly marks: number
  readonly points: readonly string[]
  readonly answer: string
}

export const partOf = ({ text, marks, points, answer }: OwnPart): PaperPart => ({
  command: 'state',
  ao: 'AO1',
  marks,
  text,
  scheme: {
    model: 'points',
    points: (points.length > 0 ? points : ['Any right answer']).map((one, index, all) => ({
      id: `p${index + 1}`,
      text: one,
      marks: index === all.length - 1 ? Math.max(1, marks - all.length + 1) : 1
    }))
  },
  modelAnswer: answer,
  commonErrors: []
})
