import { computed, map, type MapStore } from 'nanostores'
import type { CardWithSchedule } from '#data/cards.ts'
import { countElsewhere } from '#data/held.ts'
import { gradeCard } from '#data/review.ts'
import { $opening, workspace } from '#data/workspace.ts'
import type { Grade } from '#domain/schedule.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { AppError, toAppError } from '#lib/errors.ts'

interface Answer {
  readonly id: number
  /** Whose answer it is: a tab may see another student before it is stored. */
  readonly userId: string | null
  readonly card: CardWithSchedule
  readonly grade: Grade
  readonly at: Date
  readonly durationMs: number
}

interface Unstored {
  readonly answer: Answer
  readonly error: AppError
}

interface Answers {
  /** Answers on their way to the disk. */
  readonly pending: number
  /** Answers the disk has confirmed in this sitting. */
  readonly stored: number
  /** Answers the device refused: kept here, in order, until they are stored or undone. */
  readonly unstored: readonly Unstored[]
}

export const $answers: MapStore<Answers> = map<Answers>({ pending: 0, stored: 0, unstored: [] })

const reviews = new Map<number, Promise<string | null>>()
let last = 0
let line: Promise<unknown> = Promise.resolve()

function refuse(answer: Answer, error: AppError): void {
  const { unstored } = $answers.get()
  const refused = { answer, error }
  const isKnown = unstored.some(one => one.answer.id === answer.id)
  const next = isKnown ? unstored.map(one => (one.answer.id === answer.id ? refused : one)) : [...unstored, refused]
  $answers.setKey('unstored', next)
}

async function store(answer: Answer): Promise<string | null> {
  try {
    if (workspace().userId !== answer.userId) throw new AppError('storage', 'Another workspace is open')
    const reviewId = await gradeCard(answer.card, answer.grade, answer.at, answer.durationMs)
    forgetAnswer(answer.id)
    $answers.setKey('stored', $answers.get().stored + 1)
    return reviewId
  } catch (error) {
    refuse(answer, toAppError(error))
    return null
  } finally {
    $answers.setKey('pending', $answers.get().pending - 1)
  }
}

/** In the order of the answers: two answers to one card must not overtake each other. */
function begin(answer: Answer): void {
  $answers.setKey('pending', $answers.get().pending + 1)
  // The next card is painted first: the disk's many small answers would come before it.
  const stored = Promise.all([line, afterPaint()]).then(() => store(answer))
  line = stored
  reviews.set(answer.id, stored)
}

/** Stores an answer as soon as the next card is painted, and does not wait. The id leads to its review. */
export function keepAnswer(card: CardWithSchedule, grade: Grade, at: Date, durationMs: number): number {
  last += 1
  const now = $opening.get()
  begin({ id: last, userId: now.state === 'closed' ? null : now.userId, card, grade, at, durationMs })
  return last
}

/** The stored review of an answer, or null when the device refused it. */
export function storedReview(answerId: number): Promise<string | null> {
  return reviews.get(answerId) ?? Promise.resolve(null)
}

/** An answer that was taken back before it could be stored. */
export function forgetAnswer(answerId: number): void {
  $answers.setKey(
    'unstored',
    $answers.get().unstored.filter(({ answer }) => answer.id !== answerId)
  )
}

let again: Promise<boolean> | undefined

/** They stay listed until they are stored. False when the device refused again. */
export function storeAgain(): Promise<boolean> {
  again ??= storeOnce().finally(() => (again = undefined))
  return again
}

async function storeOnce(): Promise<boolean> {
  for (const { answer } of $answers.get().unstored) begin(answer)
  await line
  return $answers.get().unstored.every(({ error }) => error.code !== 'storage')
}

export async function waitForWrites(): Promise<void> {
  await line
}

/** A new sitting counts from nothing; what could not be stored stays. */
export function countFromNothing(): void {
  $answers.setKey('stored', 0)
}

countElsewhere({
  $refused: computed($answers, ({ unstored }) => unstored.length),
  $pending: computed($answers, ({ pending }) => pending),
  retry: storeAgain
})
