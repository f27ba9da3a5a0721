import { nextSchedule, retrievability } from '#domain/schedule-fsrs.ts'
import type { Schedule, SchedulerOptions } from '#domain/schedule.ts'

const DAY = 86_400_000
/** The last pass is spread over so many days before the exam, or over a quarter of the time there is. */
const LONGEST_PASS = 6
/** How far recall may fall below the student's wish when a card waits for its last pass. Our own setting; `npm run exam-target` measures it. */
const MAY_FALL = 0.06
/** A card that is not due before the exam is asked once more if its recall on the day would be less than this above it. */
const WORTH_A_PASS = 0.02
/** Further than this ahead, an exam changes nothing. */
const HORIZON = 180

/** A number from 0 up to but without 1, the same on every device. FNV-1a over the card's id. */
function share(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) / 4_294_967_296
}

/** The exam a card is scheduled for: the first one after its last answer. Instants, ISO 8601, in order of time. */
export function examFor({ lastReviewedAt }: Schedule, exams: readonly string[]): string | null {
  if (lastReviewedAt === null) return null
  return exams.find(exam => Date.parse(exam) > Date.parse(lastReviewedAt)) ?? null
}

/**
 * A schedule with the exam in sight: the same memory, another due date. A card whose recall lasts is asked once, in the
 * last days before the exam, instead of earlier; one that would only just be recalled on the day gets that pass as well;
 * one that cannot wait so long is asked when FSRS says. Depends on the log and the exam's date alone, not on the clock.
 */
export function aimAt(
  cardId: string,
  schedule: Schedule,
  exams: readonly string[],
  options: SchedulerOptions
): Schedule {
  const exam = examFor(schedule, exams)
  if (exam === null || schedule.state !== 'review' || schedule.lastReviewedAt === null) return schedule
  const last = Date.parse(schedule.lastReviewedAt)
  const days = (Date.parse(exam) - last) / DAY
  if (days < 2 || days > HORIZON) return schedule
  const before = 1 + share(cardId) * Math.min(LONGEST_PASS, days / 4)
  const passAt = new Date(last + Math.floor(days - before) * DAY)
  if (passAt.getTime() <= last) return schedule
  const isDueBefore = Date.parse(schedule.due) < Date.parse(exam)
  const canWait = retrievability(schedule, passAt, options) >= options.desiredRetention - MAY_FALL
  const onTheDay = retrievability(schedule, new Date(exam), options)
  const isWorthIt = isDueBefore ? canWait : onTheDay < options.desiredRetention + WORTH_A_PASS
  if (!isWorthIt) return schedule
  return { ...schedule, due: passAt.toISOString(), scheduledDays: Math.round((passAt.getTime() - last) / DAY) }
}

/** Answers followed at most, when a card is taken through to its exam. */
const MOST = 12

/**
 * Expected recall on the day of the exam, 0 to 1, if every card that is due before is answered, and recalled, on its day.
 * Null where nothing is known: a card never answered, or no exam to come.
 */
export function recallOnDay(
  cardId: string,
  schedule: Schedule,
  exams: readonly string[],
  now: Date,
  options: SchedulerOptions
): number | null {
  const exam = exams.find(at => Date.parse(at) > now.getTime())
  if (exam === undefined || schedule.lastReviewedAt === null) return null
  let card = schedule
  for (let step = 0; step < MOST; step += 1) {
    const due = new Date(Math.max(Date.parse(card.due), now.getTime()))
    if (due.getTime() >= Date.parse(exam)) break
    card = aimAt(cardId, nextSchedule(cardId, card, 3, due, options), exams, options)
  }
  return retrievability(card, new Date(exam), options)
}
