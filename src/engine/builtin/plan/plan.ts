import { inWords } from '#engine/text/tables/number-words.ts'
import type { PlanContext, PlanResult, Proposal } from '#contract/engine/plan.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'

/** Seconds of one card, for an estimate that is called one. */
const CARD_SECONDS = 10
const WEAK_SHOWN = 3
const EXAMS_SHOWN = 4
const DAY = 86_400_000

const daysTo = (today: string, day: string): number => Math.round((Date.parse(day) - Date.parse(today)) / DAY)
const written = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
const within = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${inWords(days)} days`)
const toFive = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5)

interface Ahead {
  readonly subject: string
  readonly date: string
  readonly title?: string | undefined
  readonly days: number
}

/** Exams still to come, nearest first. */
const aheadOf = ({ exams, today }: PlanContext): Ahead[] =>
  exams
    .map(exam => ({ ...exam, days: daysTo(today, exam.date) }))
    .filter(exam => exam.days >= 0)
    .sort((a, b) => a.days - b.days || a.subject.localeCompare(b.subject))

function examProposals(context: PlanContext, ahead: readonly Ahead[]): Proposal[] {
  const nearest = ahead.filter((exam, at) => ahead.findIndex(one => one.subject === exam.subject) === at)
  const shown = nearest.slice(0, EXAMS_SHOWN)
  // Twice as near counts twice as much; the screen shows the schedule that domain works out from the same dates.
  const weights = shown.map(exam => 1 / Math.max(2, exam.days))
  const whole = weights.reduce((sum, one) => sum + one, 0)
  return shown.map(({ subject, date, days, title }, at) => {
    const name = title ? `${subject} (${title})` : subject
    const share = ((weights[at] ?? 0) / whole) * (context.minutesPerDay ?? 0)
    const isTimed = (context.minutesPerDay ?? 0) >= 10 && days > 0
    const time = isTimed ? ` Give it about ${toFive(share)} of your ${context.minutesPerDay ?? 0} minutes a day.` : ''
    return {
      text: `${name} is examined ${within(days)}, on ${written(date)}.${time}`,
      reason: 'exam',
      subject,
      before: date,
      ...(isTimed && { minutes: toFive(share) })
    }
  })
}

function weakProposals({ weakTopics }: PlanContext, ahead: readonly Ahead[]): Proposal[] {
  const order = weakTopics.toSorted((a, b) => (b.lost ?? 0) - (a.lost ?? 0))
  return order.slice(0, WEAK_SHOWN).map(({ subject, topic, lost }) => {
    const before = ahead.find(exam => exam.subject === subject)?.date
    const where = subject ? ` in ${subject}` : ''
    const why = lost ? ` It has cost you ${lost} ${lost === 1 ? 'mark' : 'marks'}.` : ''
    return {
      text: `Go back to ${topic}${where} before you begin anything new.${why}`,
      reason: 'weak-topic',
      topic,
      ...(subject && { subject }),
      ...(before && { before })
    }
  })
}

function cardProposals({ dueCards = 0 }: PlanContext): Proposal[] {
  if (dueCards === 0) return []
  const minutes = Math.max(1, Math.round((dueCards * CARD_SECONDS) / 60))
  const cards = dueCards === 1 ? 'the one card that is' : `the ${dueCards} cards that are`
  const text = `Begin with ${cards} due: an estimate of ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return [{ text, reason: 'cards', minutes }]
}

function restProposals(ahead: readonly Ahead[]): Proposal[] {
  const next = ahead.find(exam => exam.days >= 2)
  if (!next) return []
  const text = `On the day before ${next.subject}, recall what you know and stop early; learn nothing new.`
  return [{ text, reason: 'rest', subject: next.subject, before: next.date }]
}

function missingProposals(context: PlanContext, ahead: readonly Ahead[]): Proposal[] {
  const dated = new Set(ahead.map(exam => exam.subject))
  const undated = context.subjects.filter(subject => !dated.has(subject))
  const missing: string[] = []
  if (ahead.length === 0)
    missing.push('Add the date of your next exam: without one, nothing says what should come first.')
  else if (undated.length > 0) missing.push(`Add an exam date for ${undated.slice(0, 3).join(', ')}, if there is one.`)
  if (context.minutesPerDay === undefined)
    missing.push('Say how many minutes a day you have, so that time can be shared out.')
  return missing.map(text => ({ text, reason: 'missing' }))
}

/** Proposals in plain words, by rule from what is known; nothing is guessed, and what is missing is asked for. */
export function makePlan(goal: string, context: PlanContext): PlanResult {
  const ahead = aheadOf(context)
  const named = context.subjects.filter(subject => goal.toLowerCase().includes(subject.toLowerCase()))
  const all = [
    ...cardProposals(context),
    ...weakProposals(context, ahead),
    ...examProposals(context, ahead),
    ...restProposals(ahead),
    ...missingProposals(context, ahead)
  ]
  const isNamed = (one: Proposal): boolean => one.subject !== undefined && named.includes(one.subject)
  const proposals = [...all.filter(isNamed), ...all.filter(one => !isNamed(one))]
  return { engine: ENGINE, proposals, evidence: [], confidence: ahead.length > 0 ? 0.7 : 0.4, warnings: [] }
}
