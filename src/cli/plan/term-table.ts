import { TERMS, worldOfTerm, type Term } from '#cli/plan/terms.ts'
import { dayNumber } from '#domain/plan/days.ts'
import { LOOK_DAYS } from '#domain/plan/needs/topics/looks.ts'
import { makePlan } from '#domain/plan/plan.ts'
import type { PlanBlock, WorldExam } from '#domain/plan/world.ts'

const MINUTES = [60, 90, 120]

/** What a plan gives each topic before the exams that count, and the minutes of revision a week. */
export interface Figures {
  readonly topics: number
  readonly reached: number
  readonly looked: number
  /** Days between a topic's last session and its exam. */
  readonly median: number
  readonly worst: number
  readonly week: number
  /** Topics with a third session before every topic of their subject has had its first. */
  readonly early: number
}

const firstPaper = (exams: readonly WorldExam[], subject: string): number =>
  Math.min(...exams.filter(exam => exam.subject === subject && exam.isMock !== true).map(exam => dayNumber(exam.on)))

function tooEarly(series: readonly (readonly number[])[]): number {
  const begun = Math.max(...series.map(days => days[0] ?? 0))
  return series.filter(days => (days[2] ?? begun) < begun).length
}

export function figuresOf(term: Term, minutes: number): Figures {
  const world = worldOfTerm(term, minutes)
  const { blocks } = makePlan(world)
  const revision = blocks.filter((block): block is PlanBlock & { subject: string } => block.kind === 'topic')
  const bySubject = Map.groupBy(
    world.topics.length > 0 ? world.topics : world.exams.map(({ subject }) => ({ id: subject, subject })),
    topic => topic.subject
  )
  const days = new Map<string, number[]>()
  for (const { ref, day } of revision) days.set(ref ?? '', [...(days.get(ref ?? '') ?? []), dayNumber(day)])
  const series = [...bySubject].map(([subject, topics]) => ({
    exam: firstPaper(world.exams, subject),
    own: [...new Set(topics.map(topic => topic.id))].map(id => days.get(id) ?? [])
  }))
  const gaps = series
    .flatMap(({ exam, own }) => own.flatMap(all => all.filter(day => day < exam).at(-1) ?? []).map(day => exam - day))
    .sort((a, b) => a - b)
  const last = Math.max(...revision.map(block => dayNumber(block.day)))
  const weeks = (last - dayNumber(world.today) + 1) / 7
  return {
    topics: series.reduce((sum, { own }) => sum + own.length, 0),
    reached: gaps.length,
    looked: gaps.filter(gap => gap <= LOOK_DAYS).length,
    median: gaps[Math.floor(gaps.length / 2)] ?? 0,
    worst: gaps.at(-1) ?? 0,
    week: Math.round(blocks.reduce((sum, block) => sum + block.minutes, 0) / weeks),
    early: series.reduce((sum, { own }) => sum + tooEarly(own), 0)
  }
}

/** The table of docs/planner.md. */
export function termTable(): string {
  const share = (part: number, whole: number): string => `${Math.floor((100 * part) / whole)} %`
  const rows = TERMS.flatMap(term =>
    MINUTES.map(minutes => {
      const { topics, reached, looked, median, worst, week, early } = figuresOf(term, minutes)
      const cells = [term.name, minutes, share(reached, topics), share(looked, topics), median, worst, week, early]
      return `| ${cells.join(' | ')} |`
    })
  )
  const head = [
    'Term',
    'Minutes a day',
    'Topics reached',
    `Last look within ${LOOK_DAYS} days`,
    'Last look, median days before',
    'Worst',
    'Minutes a week',
    'Third session before all firsts'
  ]
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n')
}
