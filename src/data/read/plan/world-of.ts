import { tools } from '#config/tools.ts'
import type { Entity } from '#contract/entities.ts'
import { settingsOf, type PlanRows } from '#data/read/plan/plan-rows.ts'
import { addDays } from '#domain/study-day.ts'
import { dayNumber, weekday } from '#domain/plan/days.ts'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'
import { christmasDays } from '#data/read/plan/days-off.ts'
import { planChoices } from '#data/read/plan/plan-choices.ts'
import { isMock } from '#domain/plan/needs/mock.ts'
import { feltWithLosses } from '#domain/plan/needs/lost.ts'
import type { OldBlock, World, WorldBusy, WorldExam, WorldReviews, WorldTopic } from '#domain/plan/world.ts'
import { taskRef } from '#domain/plan/task-ref.ts'
import { tasksOf } from '#data/read/plan/tasks-of.ts'

const HORIZON = 400
const PLANNED = ['topic', 'task', 'cards', 'paper'] as const

export interface Now {
  readonly today: string
  readonly minute: number
  readonly zone: string
  readonly minutesPerDay: number
}

type Block = Entity<'blocks'>

const isPlannedKind = (kind: Block['kind']): kind is (typeof PLANNED)[number] =>
  (PLANNED as readonly string[]).includes(kind)

/** Whether its time is over and nobody said that it was done. */
export function isMissed({ state, kind, day, startMinute, minutes }: Block, { today, minute }: Now): boolean {
  if (state === 'missed') return true
  if (state !== 'planned' || kind === 'busy' || kind === 'free') return false
  return day < today || (day === today && startMinute + minutes <= minute)
}

/** All exams: the rows, and the date that a subject got while setting up where no row stands for it. */
export function examsOf({ exams, subjects }: Pick<PlanRows, 'exams' | 'subjects'>): WorldExam[] {
  const dates = Map.groupBy(exams, exam => exam.subjectId)
  return [
    ...exams.map(({ id, subjectId, title, takesOn, startMinute, minutes, weight }) => ({
      id,
      subject: subjectId,
      title,
      on: takesOn,
      at: startMinute,
      minutes,
      weight,
      isMock: isMock(title)
    })),
    ...subjects.flatMap(({ id, name, examOn }) => {
      const own = (dates.get(id) ?? []).map(exam => exam.takesOn)
      return isOwnDateCounted(examOn, own) ? [{ id, subject: id, title: name, on: examOn }] : []
    })
  ]
}

function topicsOf({ subjects, topics, blocks, lost }: PlanRows, exams: readonly WorldExam[]): WorldTopic[] {
  const doneDays = Map.groupBy(
    blocks.filter(block => block.kind === 'topic' && block.state === 'done'),
    block => block.refId
  )
  const done = (id: string): string[] => (doneDays.get(id) ?? []).map(block => block.day)
  const dated = new Set(exams.map(exam => exam.subject))
  return subjects.flatMap(({ id, name }): WorldTopic[] => {
    const own = topics.filter(topic => topic.subjectId === id)
    if (own.length > 0)
      return own.map(topic => ({
        id: topic.id,
        subject: id,
        title: topic.name,
        confidence: feltWithLosses(topic.confidence, lost?.get(topic.id) ?? 0),
        done: done(topic.id)
      }))
    return dated.has(id) ? [{ id, subject: id, title: name, done: done(id) }] : []
  })
}

/** Hours of an IBDP syllabus at HL (at SL 150): IBO, "Diploma Programme curriculum", teaching time of a course. */
const HL_HOURS = 240

function hoursOf({ subjects }: PlanRows): Record<string, number> {
  return Object.fromEntries(subjects.filter(({ level }) => /\bHL\b/i.test(level ?? '')).map(({ id }) => [id, HL_HOURS]))
}

/** The lessons of every day, by week A or B, in terms and outside holidays. */
export function lessonsOn(
  rows: PlanRows,
  today: string,
  days: number
): (WorldBusy & { readonly title: string; readonly subjectId: string | null })[] {
  const { terms } = settingsOf(rows)
  const within = (date: string, spans: readonly { readonly from: string; readonly to: string }[]): boolean =>
    spans.some(span => date >= span.from && date <= span.to)
  return Array.from({ length: days }, (_, at) => addDays(today, at)).flatMap(day => {
    if (within(day, terms.holidays) || (terms.terms.length > 0 && !within(day, terms.terms))) return []
    const number = dayNumber(day)
    const weeks = terms.weekA === null ? null : Math.floor((number - dayNumber(terms.weekA)) / 7)
    const week = weeks === null ? null : weeks % 2 === 0 ? 'a' : 'b'
    return rows.lessons
      .filter(
        one => one.weekday === weekday(number) + 1 && (one.week === 'every' || week === null || one.week === week)
      )
      .map(({ startMinute, minutes, title, subjectId }) => ({ day, start: startMinute, minutes, title, subjectId }))
  })
}

function planSettings(rows: PlanRows, now: Now): World['settings'] {
  const settings = settingsOf(rows, now.minutesPerDay)
  const { availability, restDays, earliestMinute, latestMinute, dailyCap, longestBlock, breakMinutes } = settings
  const week = availability.days.map(({ minutes, times }, at) => {
    const from = Math.max(earliestMinute, ...times.slice(0, 1).map(one => one.from))
    return {
      minutes: restDays.weekdays.includes(at + 1) ? 0 : Math.min(minutes, dailyCap),
      from,
      to: Math.max(from, latestMinute)
    }
  })
  const resting = restDays.spans.flatMap(({ from, to }) => {
    const length = Math.min(HORIZON, dayNumber(to) - dayNumber(from) + 1)
    return Array.from({ length: Math.max(0, length) }, (_, at) => addDays(from, at))
  })
  return {
    week,
    session: longestBlock,
    shortest: 15,
    rest: breakMinutes,
    restDays: [...resting, ...christmasDays(restDays, now.zone, now.today, HORIZON)],
    extra: extraOf(availability),
    ...planChoices(availability)
  }
}

/** Longer evenings that the student took as a way out: kept beside the availability. */
export function extraOf(availability: Readonly<Record<string, unknown>>): Record<string, number> {
  const extra = availability['extra']
  if (typeof extra !== 'object' || extra === null) return {}
  return Object.fromEntries(
    Object.entries(extra).filter((pair): pair is [string, number] => typeof pair[1] === 'number')
  )
}

function busyOf(rows: PlanRows, now: Now): WorldBusy[] {
  const events = rows.blocks.filter(
    ({ kind, state, day }) => (kind === 'busy' || kind === 'free') && state === 'planned' && day >= now.today
  )
  return [
    ...events.map(({ day, startMinute, minutes }) => ({ day, start: startMinute, minutes })),
    // What is done before its time keeps its place: nothing new is laid over it.
    ...rows.blocks
      .filter(({ kind, state, day }) => state === 'done' && isPlannedKind(kind) && day >= now.today)
      .map(({ day, startMinute, minutes }) => ({ day, start: startMinute, minutes })),
    ...(rows.fed ?? [])
      .filter(({ day }) => day >= now.today)
      .map(({ day, start, minutes }) => ({ day, start, minutes })),
    ...lessonsOn(rows, now.today, HORIZON).map(({ day, start, minutes }) => ({ day, start, minutes }))
  ]
}

/** What of the plan stands ahead, in the planner's words. Blocks that are over are missed and no longer planned. */
export function oldBlocks(blocks: readonly Block[], now: Now): OldBlock[] {
  return blocks.flatMap(block => {
    const { id, kind, refId, stepId, day, startMinute, minutes, pinned, state } = block
    if (state !== 'planned' || !isPlannedKind(kind) || isMissed(block, now)) return []
    // What is going on is not planned away.
    const isRunning = day === now.today && startMinute <= now.minute
    const ref = refId === null ? null : taskRef(refId, stepId)
    return [{ id, kind, ref, day, start: startMinute, minutes, pinned: pinned || isRunning }]
  })
}

/** The world the planner is asked about. */
export function worldOf(rows: PlanRows, now: Now, reviews: WorldReviews | undefined): World {
  const exams = examsOf(rows)
  const spentToday = rows.blocks
    .filter(block => block.day === now.today && block.state === 'done')
    .reduce((sum, block) => sum + block.minutes, 0)
  return {
    today: now.today,
    now: now.minute,
    zone: now.zone,
    spentToday,
    settings: planSettings(rows, now),
    exams,
    topics: topicsOf(rows, exams),
    hours: hoursOf(rows),
    tasks: tasksOf(rows, now.today),
    ...(reviews && { reviews }),
    busy: busyOf(rows, now),
    papers: tools['paper-maker'].built,
    old: oldBlocks(rows.blocks, now)
  }
}
