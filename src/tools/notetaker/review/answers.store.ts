import { computed, map, type MapStore, type ReadableAtom } from 'nanostores'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { countElsewhere, type Retried } from '#data/write/held.ts'
import { gradeCard, isAnsweredElsewhere, reviewOf, type Answered } from '#data/write/cards/review.ts'
import { $opening, studentId } from '#data/read/workspace.ts'
import type { Grade } from '#domain/schedule.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'

interface Answer extends Answered {
  readonly id: number
  readonly card: CardWithSchedule
  /** Whose answer it is: a tab may see another student before it is stored. */
  readonly userId: string | null
}

interface Unstored {
  readonly answer: Answer
  readonly error: AppError
}

interface Answers {
  /** Answers on their way to the disk. */
  readonly pending: number
  /** Answers the disk has confirmed in this session. */
  readonly stored: number
  /** Answers the device refused: kept here, in order, until they are stored or undone. */
  readonly unstored: readonly Unstored[]
}

export const $answers: MapStore<Answers> = map<Answers>({ pending: 0, stored: 0, unstored: [] })

/** What became of an answer: its review, refused by the device, or given in another tab before. */
type Outcome = { readonly kind: 'stored'; readonly reviewId: string } | { readonly kind: 'refused' | 'elsewhere' }

const outcomes = new Map<number, Promise<Outcome>>()
/** Reviews of this tab: only those of another one stand against an answer. */
const own = new Set<string>()
let last = 0
let line: Promise<unknown> = Promise.resolve()

function refuse(answer: Answer, error: AppError): void {
  const { unstored } = $answers.get()
  const refused = { answer, error }
  const isKnown = unstored.some(one => one.answer.id === answer.id)
  const next = isKnown ? unstored.map(one => (one.answer.id === answer.id ? refused : one)) : [...unstored, refused]
  $answers.setKey('unstored', next)
}

async function store(answer: Answer, isFirst: boolean): Promise<Outcome> {
  const { card, grade, at, durationMs } = answer
  try {
    if (studentId() !== answer.userId) throw new AppError('storage', 'Another workspace is open')
    if (isFirst && (await isAnsweredElsewhere(card, own))) return { kind: 'elsewhere' }
    const reviewId = await gradeCard(card, grade, at, durationMs, answer.reviewId)
    forgetAnswer(answer.id)
    $answers.setKey('stored', $answers.get().stored + 1)
    return { kind: 'stored', reviewId }
  } catch (error) {
    refuse(answer, toAppError(error))
    return { kind: 'refused' }
  }
}

/** In the order of the answers: two answers to one card must not overtake each other. */
function begin(answer: Answer, run: () => Promise<Outcome>): void {
  // The next card is painted first: the disk's many small answers would come before it.
  const stored = Promise.all([line, afterPaint()]).then(run)
  line = stored
  outcomes.set(answer.id, stored)
}

const openUser = (): string | null => {
  const now = $opening.get()
  return now.state === 'closed' ? null : now.userId
}

/** Stores an answer as soon as the next card is painted, and does not wait. The id leads to its review. */
export function saveAnswer(card: CardWithSchedule, grade: Grade, at: Date, durationMs: number): number {
  last += 1
  const answer = { id: last, userId: openUser(), card, grade, at, durationMs, reviewId: newId() }
  const raise = (by: number): void => $answers.setKey('pending', $answers.get().pending + by)
  raise(1)
  own.add(answer.reviewId)
  begin(answer, () => store(answer, true).finally(() => raise(-1)))
  return last
}

/** The stored review of an answer, or null where there is none. */
export async function storedReview(answerId: number): Promise<string | null> {
  const outcome = await outcomes.get(answerId)
  return outcome?.kind === 'stored' ? outcome.reviewId : null
}

/** Whether an answer was not counted, because another tab had answered the card meanwhile. */
export async function wasAnsweredInOtherTab(answerId: number): Promise<boolean> {
  return (await outcomes.get(answerId))?.kind === 'elsewhere'
}

/** An answer that was taken back before it could be stored. */
export function forgetAnswer(answerId: number): void {
  $answers.setKey(
    'unstored',
    $answers.get().unstored.filter(({ answer }) => answer.id !== answerId)
  )
}

/** Of the student whose workspace is open: another's wait until theirs is open again. */
function refusedInThisTab(): Unstored[] {
  const userId = openUser()
  return $answers.get().unstored.filter(({ answer }) => userId !== null && answer.userId === userId)
}

export const $refusedInThisTab: ReadableAtom<readonly Unstored[]> = computed([$answers, $opening], refusedInThisTab)

let again: Promise<Retried> | undefined

/** They stay listed until they are stored, and are not on their way once more: they are counted already. */
export function storeAgain(): Promise<Retried> {
  again ??= storeOnce().finally(() => (again = undefined))
  return again
}

async function storeOnce(): Promise<Retried> {
  for (const { answer } of refusedInThisTab()) begin(answer, () => store(answer, false))
  await line
  if (refusedInThisTab().some(({ error }) => error.code === 'storage')) return 'refused'
  return $answers.get().unstored.length > refusedInThisTab().length ? 'waiting' : 'stored'
}

export async function waitForWrites(): Promise<void> {
  await line
}

/** A new session counts from nothing; what could not be stored stays. */
export function countFromNothing(): void {
  $answers.setKey('stored', 0)
}

countElsewhere({
  $refused: computed($answers, ({ unstored }) => unstored.length),
  $pending: computed($answers, ({ pending }) => pending),
  retry: storeAgain,
  changes: userId => $answers.get().unstored.flatMap(({ answer }) => (answer.userId === userId ? reviewOf(answer) : []))
})
