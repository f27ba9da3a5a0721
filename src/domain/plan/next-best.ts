/** An exam of today. Without a start it may be at any time of the day. */
export interface ExamToday {
  readonly name: string
  readonly start: number | null
  readonly minutes: number | null
}

interface Named {
  readonly id: string
  readonly title: string
}

interface PaperOpen extends Named {
  readonly paperId: string | null
  /** Minutes of its time that are left, none in overtime; null where it has no end. */
  readonly left: number | null
  readonly isPaused: boolean
}

/** What is known when a student asks "what now?". Minutes are of the day. */
export interface Moment {
  readonly minute: number
  readonly examsToday: readonly ExamToday[]
  /** A sitting of a paper that was begun and not submitted. */
  readonly paper: PaperOpen | null
  /** A paper that was sat and has answers without a mark. */
  readonly unmarked: (Named & { readonly answers: number }) | null
  /** Cards that may be asked now, about how long they take (null: no pace known yet), and when the next one comes back today. */
  readonly due: { readonly cards: number; readonly minutes: number | null; readonly nextAt: number | null }
  /** The nearest exam with enough answered cards: what reviewing changes, as shares. */
  readonly exam: {
    readonly name: string
    /** How many of the due cards are for it. */
    readonly cards: number
    readonly days: number
    readonly without: number
    readonly with: number
  } | null
  readonly blocks: readonly (Named & {
    readonly kind: string
    readonly start: number
    readonly minutes: number
    /** The task it is of. */
    readonly taskId: string | null
  })[]
  /** Open tasks of today whose time is still to come. */
  readonly dueToday: readonly (Named & { readonly at: number | null })[]
  readonly overdue: (Named & { readonly on: string }) | null
  /** Blocks that nobody did and no plan has placed anew. */
  readonly missed: number
  /** Whether there is work to plan and no plan ahead. */
  readonly canPlan: boolean
  /** A subject whose last exam is over. */
  readonly past: { readonly subject: string; readonly on: string } | null
  /** A subject without any date. */
  readonly undated: { readonly id: string; readonly name: string } | null
}

type Block = Moment['blocks'][number]

export type NextBest =
  | { readonly kind: 'sitting'; readonly name: string; readonly until: number }
  | ({ readonly kind: 'paper' } & PaperOpen)
  | { readonly kind: 'unmarked'; readonly id: string; readonly title: string; readonly answers: number }
  | {
      readonly kind: 'block'
      readonly id: string
      readonly title: string
      readonly minutes: number
      readonly isNow: boolean
      /** Nothing else is due before it begins. */
      readonly isNothingBefore: boolean
      readonly start: number
      readonly what: string
    }
  | {
      readonly kind: 'exam-today'
      readonly name: string
      readonly start: number | null
      readonly cards: number
      readonly minutes: number | null
    }
  | { readonly kind: 'due-today'; readonly id: string; readonly title: string; readonly at: number | null }
  | { readonly kind: 'cards'; readonly cards: number; readonly minutes: number | null; readonly exam: Moment['exam'] }
  | { readonly kind: 'overdue'; readonly id: string; readonly title: string; readonly on: string }
  | { readonly kind: 'missed'; readonly count: number }
  | { readonly kind: 'plan' }
  | { readonly kind: 'after'; readonly name: string }
  | { readonly kind: 'past'; readonly subject: string; readonly on: string }
  | { readonly kind: 'date'; readonly subjectId: string; readonly subject: string }
  | { readonly kind: 'nothing' }

/** A block that begins so soon is the next thing, whatever else there is. */
const SOON = 5
/** How long an exam is taken to last whose length nobody said. */
const USUAL_EXAM = 90

const endOf = ({ start, minutes }: ExamToday): number | null =>
  start === null ? null : start + (minutes ?? USUAL_EXAM)

const asBlock = ({ id, title, minutes, start, kind }: Block, isNow: boolean, isNothingBefore: boolean): NextBest => ({
  kind: 'block',
  id,
  title,
  minutes,
  isNow,
  isNothingBefore,
  start,
  what: kind
})

const byStart = (a: { readonly start: number | null }, b: { readonly start: number | null }): number =>
  (a.start ?? -1) - (b.start ?? -1)

/**
 * The next best thing, by a rule that can be said in a sentence: an exam or paper that is being sat; a paper that
 * waits for its marks; what is planned for now; an exam of today; what is due today and not planned; due cards; what is overdue; what was missed; the next block of
 * today; a plan; the end of today's exam; a new date for a subject whose exam is over; a date for one that has none.
 */
export function nextBest(moment: Moment): NextBest {
  const { minute, due, exam, overdue, missed, canPlan, past, undated } = moment
  const exams = moment.examsToday.toSorted(byStart)
  const sat = exams.find(one => one.start !== null && one.start <= minute && minute < (endOf(one) ?? 0))
  if (sat) return { kind: 'sitting', name: sat.name, until: endOf(sat) ?? minute }
  if (moment.paper) return { kind: 'paper', ...moment.paper }
  if (moment.unmarked) return { kind: 'unmarked', ...moment.unmarked }
  const blocks = moment.blocks.filter(block => block.start + block.minutes > minute).toSorted(byStart)
  const [first] = blocks
  const isNow = first !== undefined && first.start <= minute + SOON
  if (isNow && (first.kind !== 'cards' || due.cards === 0)) return asBlock(first, true, false)
  const ahead = exams.find(one => (endOf(one) ?? 1440) > minute)
  if (ahead) return { kind: 'exam-today', name: ahead.name, start: ahead.start, cards: due.cards, minutes: due.minutes }
  const planned = new Set(blocks.map(block => block.taskId))
  const open = moment.dueToday.find(task => !planned.has(task.id))
  if (open) return { kind: 'due-today', ...open }
  if (due.cards > 0) return { kind: 'cards', cards: due.cards, minutes: due.minutes, exam }
  if (overdue) return { kind: 'overdue', ...overdue }
  if (missed > 0) return { kind: 'missed', count: missed }
  if (first) return asBlock(first, false, isNothingBefore(moment, first))
  if (canPlan) return { kind: 'plan' }
  const over = exams.at(-1)
  if (over) return { kind: 'after', name: over.name }
  if (past) return { kind: 'past', ...past }
  if (undated) return { kind: 'date', subjectId: undated.id, subject: undated.name }
  return { kind: 'nothing' }
}

/** A card that comes back, or a task with its time, may lie before the next block. */
function isNothingBefore({ due, dueToday }: Moment, { start, taskId }: Block): boolean {
  const cards = due.nextAt === null || due.nextAt >= start
  return cards && dueToday.every(task => task.id === taskId || (task.at ?? 1440) >= start)
}
