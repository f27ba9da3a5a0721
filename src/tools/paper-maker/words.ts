import type { WishName } from '#domain/paper/program.ts'
import type { Refusal } from '#domain/paper/compose.ts'
import type { Wishes } from '#domain/paper/wishes.ts'
import { m } from '#messages/generated/messages.js'

export function timeWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return m.paper_minutes({ minutes: rest })
  return rest === 0 ? m.paper_hours({ hours }) : m.paper_hours_minutes({ hours, minutes: rest })
}

export function refusalWords({ section, needs, has, marks, of }: Refusal): string {
  if (of === 'mix') return m.paper_refused_mix({ marks: needs })
  const range = marks[0] === marks[1] ? String(marks[0]) : `${marks[0]}–${marks[1]}`
  return of === 'questions'
    ? m.paper_refused_questions({ section, needs, has, range, marks: range === '1' ? 1 : marks[1] })
    : m.paper_refused_marks({ section, needs, has })
}

const MISSED: Readonly<Record<WishName, (input: { marks: number }) => string>> = {
  topics: m.paper_missed_topics,
  difficulty: m.paper_missed_difficulty,
  seen: m.paper_missed_seen,
  skill: m.paper_missed_skill,
  spread: m.paper_missed_spread,
  objectives: m.paper_missed_objectives
}

const isMissed = (name: string): name is WishName => name in MISSED

/** What was wished or is usual and was not met. What nobody asked for is not called a wish. */
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
