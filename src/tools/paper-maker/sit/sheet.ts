import type { SatPaper } from '#contract/sitting.ts'
import { answeredKeys, type SatAttempt } from '#data/read/papers/sittings.ts'
import { partLabel, questionNumber } from '#domain/paper/numbering.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { questionState, sectionCount, type QuestionState, type SectionCount } from '#domain/sitting/counts.ts'
import { partKey } from '#domain/sitting/keys.ts'

type Section = SatPaper['sections'][number]

/** One question as it stands in the sitting. */
export interface SheetQuestion {
  readonly question: PaperQuestion
  readonly section: Section
  readonly count: SectionCount
  /** As the board prints it. */
  readonly no: string
  readonly state: QuestionState
  readonly isFlagged: boolean
}

export interface SheetSection {
  readonly section: Section
  readonly count: SectionCount
  readonly questions: readonly SheetQuestion[]
}

/** The paper with the state of each question. */
export function sheetOf(sat: SatAttempt, asked: SatPaper): SheetSection[] {
  const answered = answeredKeys(sat)
  let at = -1
  return asked.sections.map(section => {
    const count = sectionCount(section, answered, sat.settings.choices[section.id] ?? [])
    const questions = section.questions.map((question): SheetQuestion => {
      at += 1
      const isFlagged = question.parts.some((_, part) => sat.answers.get(partKey(question.key, part))?.flagged ?? false)
      const no = questionNumber(asked.numbering, at)
      return { question, section, count, no, state: questionState(question, answered), isFlagged }
    })
    return { section, count, questions }
  })
}

/** `1 (a)`, as it is named aloud and in lists. */
export function partName({ numbering }: SatPaper, { question, no }: SheetQuestion, part: number): string {
  const label = partLabel(numbering, question.parts[part]?.label, question.parts.length)
  return `${no}${label === '' ? '' : ` ${label}`}`.replace(/\.$/, '')
}
