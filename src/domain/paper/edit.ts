import { objectiveOf } from '#domain/paper/classes.ts'
import type { PaperSection } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { questionMarks, type PaperQuestion } from '#domain/paper/question.ts'

/** Marks a section counts: of all its questions, or of as many as are to be answered. */
export function sectionMarks({ answer, questions }: Pick<PaperSection, 'answer' | 'questions'>): number {
  const each = questions.map(questionMarks)
  if (answer === 'all') return each.reduce((sum, marks) => sum + marks, 0)
  return [...each]
    .sort((a, b) => b - a)
    .slice(0, answer)
    .reduce((sum, marks) => sum + marks, 0)
}

export const paperMarks = (sections: readonly PaperSection[]): number =>
  sections.reduce((sum, section) => sum + sectionMarks(section), 0)

const recounted = (section: PaperSection): PaperSection => ({ ...section, marks: sectionMarks(section) })

/** The paper with one question changed for another; totals are counted again. */
export function replaced(sections: readonly PaperSection[], key: string, by: PaperQuestion): PaperSection[] {
  return sections.map(section =>
    recounted({ ...section, questions: section.questions.map(one => (one.key === key ? by : one)) })
  )
}

/** One place up or down within its section. */
export function moved(sections: readonly PaperSection[], key: string, by: -1 | 1): PaperSection[] {
  return sections.map(section => {
    const from = section.questions.findIndex(one => one.key === key)
    const to = from + by
    const question = section.questions[from]
    if (!question || to < 0 || to >= section.questions.length) return section
    const questions = section.questions.filter(one => one.key !== key)
    questions.splice(to, 0, question)
    return { ...section, questions }
  })
}

/** Other words or marks for one part. A scheme that no longer adds up says so in the checks. */
export function partChanged(
  question: PaperQuestion,
  at: number,
  change: { text?: string; marks?: number }
): PaperQuestion {
  return { ...question, parts: question.parts.map((part, index) => (index === at ? { ...part, ...change } : part)) }
}

export interface CoverageRow {
  readonly topic: string
  readonly objectives: Readonly<Record<string, number>>
  readonly difficulty: readonly [number, number, number]
  readonly marks: number
}

/** Marks printed, by topic, objective and difficulty; the objectives as the paper's board sorts command terms. */
export function coverage(sections: readonly PaperSection[], asks?: Preset['asks']): CoverageRow[] {
  const rows = new Map<
    string,
    { objectives: Record<string, number>; difficulty: [number, number, number]; marks: number }
  >()
  for (const question of sections.flatMap(({ questions }) => questions)) {
    const row = rows.get(question.topic.name) ?? { objectives: {}, difficulty: [0, 0, 0], marks: 0 }
    for (const part of question.parts) {
      const { marks } = part
      const name = objectiveOf(part, asks)
      row.objectives[name] = (row.objectives[name] ?? 0) + marks
      row.difficulty[Math.min(2, Math.max(0, Math.round(question.difficulty) - 1)) as 0 | 1 | 2] += marks
      row.marks += marks
    }
    rows.set(question.topic.name, row)
  }
  return [...rows].map(([topic, row]) => ({ topic, ...row })).sort((a, b) => b.marks - a.marks)
}
