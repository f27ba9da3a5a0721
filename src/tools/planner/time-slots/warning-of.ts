import { timeSlotWarning, type Around } from '#domain/plan/time-slot-warning.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { clockWords, dayMonth, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { daysOffOf } from '#tools/planner/days-off.ts'
import { $calendar, fixedOn, isFixed, type Block, type Calendar } from '#tools/planner/planner.store.ts'
import { fitted, isWhole, type TimeSlot } from '#tools/planner/time-slots/time-slot.ts'

/** What a block is of: enough to know what it must not come after. */
export type Placed = Pick<Block, 'kind' | 'refId' | 'stepId' | 'subjectId'> & {
  readonly id?: string
  readonly state?: Block['state']
}

function dueOf({ kind, refId, stepId }: Placed, { rows }: Calendar): Around['due'] {
  const task = kind === 'task' ? rows.tasks.find(one => one.id === refId) : undefined
  if (!task) return null
  // One date of what repeats is named by that date.
  if (stepId !== null && /^\d{4}-\d\d-\d\d$/.test(stepId)) return { day: stepId, minute: task.dueMinute }
  const step = task.steps?.steps.find(one => one.id === stepId)
  if (step?.dueOn) return { day: step.dueOn, minute: null }
  return task.dueOn === null ? null : { day: task.dueOn, minute: task.dueMinute }
}

function lastExamOf({ kind, subjectId }: Placed, { dates }: Calendar): string | null {
  if (kind !== 'topic' && kind !== 'paper') return null
  return dates.findLast(date => date.kind === 'exam' && date.subjectId === subjectId)?.day ?? null
}

/** The other blocks of a day that still stand. */
function blocksOn({ slips }: Calendar, day: string, own: string | undefined): Around['blocks'] {
  return slips
    .filter(slip => slip.block.day === day && slip.block.id !== own && !isFixed(slip) && !slip.isMissed)
    .map(({ subject, block: { kind, title, startMinute: start, minutes } }) => ({
      day,
      start,
      minutes,
      title: blockTitle({ kind, title, subject })
    }))
}

function around(block: Placed, spot: TimeSlot, calendar: Calendar): Around {
  const { today, minute } = calendar.now
  const exams = calendar.dates.flatMap(({ kind, day, start, minutes, title }) =>
    kind === 'exam' && start !== null && minutes !== null ? [{ day, start, minutes, title }] : []
  )
  return {
    now: block.state === 'done' ? null : { day: today, minute },
    exams,
    busy: fixedOn(calendar, [spot.day]),
    blocks: blocksOn(calendar, spot.day, block.id),
    due: dueOf(block, calendar),
    lastExam: lastExamOf(block, calendar),
    isDayOff: daysOffOf(calendar, [spot.day]).has(spot.day),
    latest: calendar.latest
  }
}

const isStudy = ({ kind }: Placed): boolean => kind !== 'busy' && kind !== 'free'

/** Whether a place is over: a block put there would be missed at once. */
export function isOver(block: Placed, spot: TimeSlot): boolean {
  const calendar = $calendar.get()
  return (
    isReady(calendar) && isStudy(block) && timeSlotWarning(spot, around(block, spot, calendar.value))?.why === 'over'
  )
}

/** What speaks against a place, in words; empty where nothing does. */
export function warningOf(block: Placed, spot: TimeSlot): string {
  const calendar = $calendar.get()
  if (!isReady(calendar) || !isStudy(block)) return ''
  const known = around(block, spot, calendar.value)
  const found = timeSlotWarning(spot, known)
  switch (found?.why) {
    case 'over':
      return m.planner_warn_over()
    case 'due':
      return m.planner_warn_due({ day: dayMonth(known.due?.day ?? spot.day) })
    case 'exam':
      return m.planner_warn_exam({ day: dayMonth(known.lastExam ?? spot.day) })
    case 'during':
      return m.planner_warn_during({ title: found.title })
    case 'busy':
      return found.title === '' ? m.planner_warn_busy() : m.planner_warn_busy_with({ title: found.title })
    case 'block':
      return m.planner_warn_block({ title: found.title })
    case 'off':
      return m.planner_warn_off({ day: weekdayDay(spot.day) })
    case 'late':
      return m.planner_warn_late({ time: clockWords(known.latest) })
    case undefined:
      return ''
  }
}

/** As `warningOf` of where it will stand, and whether that is another time than was asked for. */
export function warningsOf(block: Placed, wanted: TimeSlot): string {
  if (!isWhole(wanted)) return ''
  const spot = fitted(wanted)
  const earlier = spot.start < wanted.start ? m.planner_warn_midnight({ time: clockWords(spot.start) }) : ''
  return [earlier, warningOf(block, spot)].filter(Boolean).join(' ')
}
