import { computed, type ReadableAtom } from 'nanostores'
import { $planRows, type PlanRows } from '#data/read/plan/plan-rows.ts'
import type { SubjectSchedule } from '#data/read/plan/schedules-live.ts'
import { partsOfBlocks, studyMinutes, type StudyMinutes } from '#data/read/plan/standing.ts'
import { examsOf, isMissed, type Now } from '#data/read/plan/world-of.ts'
import { $attempts, type AttemptLine } from '#data/read/papers/attempts.ts'
import { $preferences } from '#data/write/preferences.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import { nextBest, type Moment, type NextBest } from '#domain/plan/next-best.ts'
import type { Plan, WorldExam } from '#domain/plan/world.ts'
import { sittingTime } from '#domain/sitting/time.ts'
import { forecast, recallOn } from '#domain/progress/forecast.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { isReady, valueOr, type Remote } from '#lib/remote.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { $proposal } from '#tools/shared/plan/proposal.store.ts'
import { $schedules } from '#tools/shared/plan/schedules.store.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { examName, planDates } from '#tools/shared/plan/plan-dates.ts'
import { blockWhy } from '#tools/shared/plan/plan-words.ts'
import { $now } from '#stores/clock.ts'
import { $today, type DueToday } from '#tools/main/main.store.ts'

/** Fewer answered cards say nothing of a subject. */
const ENOUGH_CARDS = 5
const SHOWN_EXAMS = 5
const USUAL_SECONDS = 10

export interface DayLine {
  readonly id: string
  readonly start: number
  readonly minutes: number
  readonly title: string
  readonly detail: string
  readonly position: number | null
  readonly state: 'done' | 'missed' | 'now' | 'ahead'
}

export interface ExamLine {
  readonly id: string
  readonly subject: string
  readonly name: string
  readonly days: number
  /** Expected recall on the day, as shares; null: no data yet. */
  readonly recall: { readonly without: number; readonly with: number } | null
  /** Minutes; below 0: short. Null while the plan is worked out. */
  readonly cushion: number | null
}

export interface WeekDay extends StudyMinutes {
  readonly day: string
}

export interface Day {
  readonly now: Now
  readonly next: NextBest
  /** The plan is being worked out, and may come before what `next` says. */
  readonly isPlanAwaited: boolean
  readonly lines: readonly DayLine[]
  /** The nearest of so many that are ahead. */
  readonly exams: readonly ExamLine[]
  readonly examCount: number
  readonly week: readonly WeekDay[]
  readonly undated: readonly { readonly id: string; readonly name: string }[]
}

function recallFor(
  exam: WorldExam,
  schedules: readonly SubjectSchedule[],
  now: Date,
  options: SchedulerOptions,
  newPerDay: number
): ExamLine['recall'] {
  const cards = schedules
    .filter(one => one.subjectId === exam.subject && one.schedule.state !== 'new')
    .map(one => one.schedule)
  if (cards.length < ENOUGH_CARDS) return null
  const on = new Date(`${exam.on}T09:00:00Z`)
  const days = Math.max(1, dayNumber(exam.on) - dayNumber(now.toISOString().slice(0, 10)))
  const without = recallOn(cards, on, options)
  const reviewed = forecast(cards, now, { ...options, newPerDay, secondsPerAnswer: USUAL_SECONDS, days }).recall
  return without === null || reviewed === null ? null : { without, with: Math.max(without, reviewed) }
}

function linesOf(rows: PlanRows, now: Now, counts: DueToday['counts']): DayLine[] {
  const places = new Map(rows.subjects.map(({ id, name }, position) => [id, { name, position }]))
  const parts = partsOfBlocks(rows.blocks, now)
  return rows.blocks
    .filter(({ day, kind, state }) => day === now.today && kind !== 'busy' && kind !== 'free' && state !== 'dropped')
    .sort((a, b) => a.startMinute - b.startMinute)
    .map(block => {
      const subject = block.subjectId === null ? undefined : places.get(block.subjectId)
      const isNow = block.startMinute <= now.minute && now.minute < block.startMinute + block.minutes
      return {
        id: block.id,
        start: block.startMinute,
        minutes: block.minutes,
        title: blockTitle({ kind: block.kind, title: block.title, subject: subject?.name ?? '' }),
        detail: [subject?.name, blockWhy(block, { today: now.today, counts }, parts.get(block.id))]
          .filter(Boolean)
          .join(' · '),
        position: subject?.position ?? null,
        state: block.state === 'done' ? 'done' : isMissed(block, now) ? 'missed' : isNow ? 'now' : 'ahead'
      }
    })
}

function weekOf(rows: PlanRows, now: Now): WeekDay[] {
  const monday = dayNumber(now.today) - weekday(dayNumber(now.today))
  return Array.from({ length: 7 }, (_, at) => {
    const day = dateOf(monday + at)
    const own = rows.blocks.filter(block => block.day === day)
    return { day, ...studyMinutes(own, now) }
  })
}

function examLines(
  rows: PlanRows,
  now: Now,
  plan: Plan | null,
  recall: (exam: WorldExam) => ExamLine['recall']
): ExamLine[] {
  const names = new Map(rows.subjects.map(({ id, name }) => [id, name]))
  return examsOf(rows)
    .filter(exam => exam.on >= now.today)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    .slice(0, SHOWN_EXAMS)
    .map(exam => {
      const subject = names.get(exam.subject) ?? ''
      return {
        id: exam.id,
        subject: exam.subject,
        name: examName(subject, exam.title),
        days: dayNumber(exam.on) - dayNumber(now.today),
        recall: recall(exam),
        cushion: plan?.cushions.find(one => one.kind === 'exam' && one.ref === exam.id)?.minutes ?? null
      }
    })
}

/** What comes after a first plan in the order of the next best thing. */
const AFTER_PLAN: ReadonlySet<NextBest['kind']> = new Set(['after', 'past', 'date', 'nothing'])

/** When the next card comes back today, as a minute of the day. */
function nextCardAt(schedules: readonly SubjectSchedule[], { minute }: Now, now: Date): number | null {
  const next = schedules
    .map(({ schedule }) => (schedule.state === 'new' ? 0 : (Date.parse(schedule.due) - now.getTime()) / 60_000))
    .filter(minutes => minutes > 0 && minute + minutes < 1440)
  return next.length === 0 ? null : minute + Math.floor(Math.min(...next))
}

/** Days after which a paper that was left, or left unmarked, no longer comes before all else. */
const PAPER_DAYS = 7

const isRecent = (at: string | null | undefined, now: Date): boolean =>
  typeof at === 'string' && now.getTime() - Date.parse(at) < PAPER_DAYS * 86_400_000

/** Of papers that are open, one whose clock runs before one that is paused; the newest first. */
function paperUnderWay(attempts: readonly AttemptLine[], now: Date): Moment['paper'] {
  const open = attempts
    .map(attempt => ({ attempt, time: sittingTime(attempt.clock, attempt.terms, now) }))
    .filter(({ attempt, time }) => !attempt.isFinished && time.phase !== 'ready' && time.phase !== 'submitted')
  const one =
    open.find(({ time }) => !time.isPaused && time.phase !== 'overtime') ??
    open.find(({ attempt }) => isRecent(attempt.clock.at(-1)?.happenedAt, now))
  if (!one) return null
  const { id, paperId, title } = one.attempt
  const left = one.time.left === null ? null : Math.max(0, Math.ceil(one.time.left / 60_000))
  return { id, paperId, title, left, isPaused: one.time.isPaused }
}

/** The newest paper with answers that nobody has marked. */
function unmarkedPaper(attempts: readonly AttemptLine[], now: Date): Moment['unmarked'] {
  const one = attempts.find(
    ({ isFinished, answered, marked, clock, terms }) =>
      isFinished && answered > marked && isRecent(sittingTime(clock, terms, now).submittedAt, now)
  )
  return one ? { id: one.id, title: one.title, answers: one.answered - one.marked } : null
}

/** For so long a subject whose exam is over is asked for its next date. */
const PAST_DAYS = 30

type Dates = Pick<Moment, 'examsToday' | 'dueToday' | 'overdue' | 'past'>

function datesOf(rows: PlanRows, { today, minute }: Now): Dates {
  const dates = planDates(rows)
  const due = dates.filter(({ kind }) => kind === 'due')
  const late = due.find(({ day, start }) => day < today || (day === today && start !== null && start <= minute))
  const exams = dates.filter(({ kind }) => kind === 'exam')
  const ahead = new Set(exams.filter(({ day }) => day >= today).map(({ subjectId }) => subjectId))
  const over = exams.findLast(
    ({ day, subjectId }) => !ahead.has(subjectId) && dayNumber(today) - dayNumber(day) <= PAST_DAYS
  )
  return {
    examsToday: exams
      .filter(({ day }) => day === today)
      .map(({ title, start, minutes }) => ({ name: title, start, minutes })),
    dueToday: due
      .filter(({ day, start }) => day === today && (start === null || start > minute))
      .map(({ id, title, start }) => ({ id, title, at: start })),
    overdue: late ? { id: late.id, title: late.title, on: late.day } : null,
    past: over
      ? { subject: rows.subjects.find(({ id }) => id === over.subjectId)?.name ?? over.title, on: over.day }
      : null
  }
}

/** Everything of Today that comes from the plan; what comes from notes and cards is in main.store. */
export const $dayToday: ReadableAtom<Remote<Day>> = computed(
  [$planRows, $plannerNow, $proposal, $schedules, $preferences, $today, $attempts, $now],
  (rows, now, proposal, schedules, preferences, today, attempts, clock): Remote<Day> => {
    if (!isReady(rows)) return rows
    if (!isReady(now)) return now
    if (!isReady(preferences)) return preferences
    if (!isReady(today)) return today
    const { desiredRetention, fsrsWeights: weights, newPerDay } = preferences.value
    const moment = new Date(`${now.value.today}T00:00:00Z`)
    const known = valueOr(schedules, [])
    const exams = examLines(rows.value, now.value, isReady(proposal) ? proposal.value.plan : null, exam =>
      recallFor(exam, known, moment, { desiredRetention, weights }, newPerDay)
    )
    const lines = linesOf(rows.value, now.value, today.value.due.counts)
    const dated = new Set(examsOf(rows.value).map(exam => exam.subject))
    const examCount = examsOf(rows.value).filter(exam => exam.on >= now.value.today).length
    const undated = rows.value.subjects.filter(({ id }) => !dated.has(id)).map(({ id, name }) => ({ id, name }))
    const planned = rows.value.blocks.filter(block => block.state === 'planned')
    const isPlanned = planned.some(block => block.madeBy === 'planner' && block.day >= now.value.today)
    const byId = new Map(rows.value.blocks.map(block => [block.id, block]))
    const next = nextBest({
      ...datesOf(rows.value, now.value),
      minute: now.value.minute,
      paper: paperUnderWay(valueOr(attempts, []), clock),
      unmarked: unmarkedPaper(valueOr(attempts, []), clock),
      due: {
        cards: today.value.due.total,
        minutes: today.value.due.minutes,
        nextAt: nextCardAt(known, now.value, clock)
      },
      // Of an exam that has no card in the queue the reviews of today say nothing.
      exam:
        exams.flatMap(({ subject, name, days, recall }) => {
          const cards = today.value.due.subjects.get(subject) ?? 0
          return recall && cards > 0 ? [{ name, cards, days, ...recall }] : []
        })[0] ?? null,
      blocks: lines
        .filter(line => line.state === 'now' || line.state === 'ahead')
        .map(line => {
          const block = byId.get(line.id)
          const taskId = block?.kind === 'task' ? block.refId : null
          const { id, title, start, minutes } = line
          return { id, kind: block?.kind ?? 'topic', title, start, minutes, taskId }
        }),
      missed: planned.filter(block => block.kind !== 'cards' && isMissed(block, now.value)).length,
      canPlan: !isPlanned && isReady(proposal) && proposal.value.plan.blocks.length > 0,
      undated: undated[0] ?? null
    })
    const isPlanAwaited = !isPlanned && proposal.state === 'loading' && AFTER_PLAN.has(next.kind)
    return {
      state: 'ready',
      value: {
        now: now.value,
        next,
        isPlanAwaited,
        lines,
        exams,
        examCount,
        week: weekOf(rows.value, now.value),
        undated
      }
    }
  }
)
