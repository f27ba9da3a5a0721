import type { WishName } from '#domain/paper/program.ts'
import type { PaperSection, Refusal } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { Wishes } from '#domain/paper/wishes.ts'
import { m } from '#messages/generated/messages.js'

export function timeWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return m.paper_minutes({ minutes: rest })
  return rest === 0 ? m.paper_hours({ hours }) : m.paper_hours_minutes({ hours, minutes: rest })
}

export function refusalWords(
  { section: id, needs, has, marks, of }: Refusal,
  preset: Preset | null,
  isFull: boolean
): string {
  const own = isFull ? preset?.sections.find(one => one.id === id) : undefined
  const section = (own && headingWords(own, preset?.sections ?? [])) ?? m.paper_this()

  if (of === 'mix') return m.paper_refused_mix({ marks: needs })
  const range = marks[0] === marks[1] ? String(marks[0]) : `${marks[0]}–${marks[1]}`
  return of === 'questions'
    ? m.paper_refused_questions({ section, needs, has, range, marks: range === '1' ? 1 : marks[1] })
    : m.paper_refused_marks({ section, needs, has })
}

/** How topics and objectives are spread nobody wishes: the coverage shows it. */
const MISSED: Readonly<Record<Exclude<WishName, 'spread' | 'objectives'>, (input: { marks: number }) => string>> = {
  topics: m.paper_missed_topics,
  difficulty: m.paper_missed_difficulty,
  seen: m.paper_missed_seen,
  skill: m.paper_missed_skill
}

const isMissed = (name: string): name is keyof typeof MISSED => name in MISSED

/** What was wished and was not met. What nobody asked for is not called a wish. */
export const missedWords = (
  missed: Readonly<Record<string, number>>,
  difficulty: Wishes['difficulty'] | undefined
): string[] =>
  Object.entries(missed).flatMap(([name, marks]) => {
    const isAsked = name !== 'difficulty' || (difficulty !== undefined && difficulty !== 'mixed')
    return isMissed(name) && isAsked && Math.ceil(marks) > 0 ? [MISSED[name]({ marks: Math.ceil(marks) })] : []
  })

/** Whether anything stands in the form that makes a paper harder to fill. */
export const hasWishes = ({ topics, difficulty, noCalculator, skill }: Wishes): boolean =>
  topics.length > 0 || difficulty !== 'mixed' || noCalculator || skill !== null

/** As a section is headed wherever it is named; null where the paper has no sections. */
export const headingWords = (
  { id, title }: Pick<PaperSection, 'id' | 'title'>,
  sections: readonly unknown[]
): string | null => (sections.length < 2 ? null : (title ?? m.paper_section({ id })))

/** What is to be answered, in the headings that the paper prints. */
export function answerRules(sections: readonly PaperSection[]): string[] {
  if (sections.every(({ answer }) => answer === 'all')) return [m.paper_rule_every()]
  return sections.map(section => {
    const { answer, questions } = section
    const heading = headingWords(section, sections)
    if (heading === null) return m.paper_answer_some({ count: answer, of: questions.length })
    return answer === 'all'
      ? m.paper_rule_all({ section: heading })
      : m.paper_rule_some({ section: heading, count: answer, of: questions.length })
  })
}
