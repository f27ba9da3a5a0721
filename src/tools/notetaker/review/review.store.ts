import { atom, type ReadableAtom } from 'nanostores'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import type { Exams } from '#data/entities/schedules.ts'
import { $exams } from '#data/read/cards/live-exams.ts'
import { $preferences } from '#data/write/preferences.ts'
import { learntToday } from '#data/read/cards/review-facts.ts'
import type { QueueScope } from '#data/read/cards/due-queue.ts'
import { dueQueue, gradeCard } from '#data/write/cards/review.ts'
import type { Change } from '#data/write/change.ts'
import { savesDone, type Saving } from '#data/write/held.ts'
import { nextSchedule } from '#domain/schedule-fsrs.ts'
import type { Grade, SchedulerOptions } from '#domain/schedule.ts'
import { type AppError, toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { onceReady } from '#stores/once-ready.ts'
import { fetchMedia } from '#tools/notetaker/review/fetch-media.ts'
import { type Session, answer, putAside, refill, startSession } from '#tools/notetaker/review/review-session.ts'

/** Cards loaded at once, and how few may be left before more are fetched. */
const LOADED = 60
const FEW = 15
const HOUR = 3_600_000

export type ReviewSession = Session<CardWithSchedule>

export interface Asking {
  readonly state: 'asking'
  readonly face: 'question' | 'answer' | 'editing'
  readonly session: ReviewSession
  /** When the question was shown. */
  readonly askedAt: Date
  /** When the answer was shown: the intervals on the buttons are counted from here. */
  readonly shownAt: Date
}

export type ReviewState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: AppError }
  | Asking
  | { readonly state: 'finished'; readonly session: ReviewSession }

/** What was done in this session. */
export interface Tally {
  readonly since: Date
  readonly until: Date
  readonly answers: number
  readonly recalled: number
}

export type Step =
  | { readonly kind: 'answer'; readonly card: CardWithSchedule; readonly grade: Grade; readonly saving: Saving }
  | { readonly kind: 'aside'; readonly card: CardWithSchedule; readonly back: Promise<readonly Change[]> }

export interface Wishes {
  readonly scheduler: SchedulerOptions
  readonly timeZone: string
  readonly dayStartsAt: number
  readonly exams: Exams
}

const PUBLISHED: Wishes = {
  scheduler: { desiredRetention: 0.9, weights: null },
  timeZone: 'UTC',
  dayStartsAt: 4,
  exams: new Map()
}

const $state = atom<ReviewState>({ state: 'loading' })
export const $review: ReadableAtom<ReviewState> = $state
const $count = atom<Tally>({ since: new Date(0), until: new Date(0), answers: 0, recalled: 0 })
export const $tally: ReadableAtom<Tally> = $count
const $wished = atom<Wishes>(PUBLISHED)
export const $wishes: ReadableAtom<Wishes> = $wished
/** Answers the disk has confirmed in this session. */
export const $stored = atom(0)
/** What `undo` takes back, last first. */
export const $steps = atom<readonly Step[]>([])

/** Cards handled in this session: the queue on the disk may not know it yet. */
const settled = new Set<string>()
let sessionNumber = 0
let scope: QueueScope | null = null

async function readWishes(): Promise<Wishes> {
  const { desiredRetention, fsrsWeights, timeZone, dayStartsAt } = await onceReady($preferences)
  const exams = await onceReady($exams)
  return { scheduler: { desiredRetention, weights: fsrsWeights }, timeZone, dayStartsAt, exams }
}

/** Starts a session with today's queue, or with that of one note or subject. */
export async function beginReview(now: Date, asked: QueueScope | null = null): Promise<void> {
  scope = asked
  sessionNumber += 1
  const number = sessionNumber
  $state.set({ state: 'loading' })
  try {
    await savesDone()
    const wishes = await readWishes()
    const [{ cards, counts }, learnt] = await Promise.all([dueQueue(now, LOADED, asked), learntToday(now, asked)])
    if (number !== sessionNumber) return
    settled.clear()
    $stored.set(0)
    $steps.set([])
    $wished.set(wishes)
    $count.set({ since: now, until: now, answers: 0, recalled: 0 })
    void fetchMedia(cards)
    show(startSession(cards, counts.due + counts.new + counts.learning, learnt, now), now)
  } catch (error) {
    if (number === sessionNumber) $state.set({ state: 'failed', error: toAppError(error) })
  }
}

/** Asks what the session asks, question first; or ends it. */
export function show(session: ReviewSession, now: Date, face: Asking['face'] = 'question'): void {
  $state.set(
    session.current ? { state: 'asking', face, session, askedAt: now, shownAt: now } : { state: 'finished', session }
  )
}

export function asking(): Asking | null {
  const review = $state.get()
  return review.state === 'asking' ? review : null
}

export function turnTo(face: Asking['face'], now: Date): void {
  const review = asking()
  if (review) $state.set({ ...review, face, ...(face === 'answer' && review.face === 'question' && { shownAt: now }) })
}

export function showAnswer(now: Date): void {
  if (asking()?.face === 'question') turnTo('answer', now)
}

export function setReviewSession(session: ReviewSession): void {
  const review = asking()
  if (review) $state.set({ ...review, session })
}

/** The page is looked at again: an ended session may have new cards, and one that failed may work now. */
export async function refreshReview(now: Date): Promise<void> {
  const { state } = $state.get()
  if (state === 'finished' || state === 'failed') await beginReview(now, scope)
}

/** The card that was asked is no more. */
export function dropCurrent(now: Date): void {
  const review = asking()
  if (review) show(putAside(review.session, now), now)
}

/** The next card is shown at once; the disk and the network follow. */
export function gradeCurrent(grade: Grade, now: Date): void {
  const review = asking()
  const card = review?.session.current
  if (!review || !card || review.face !== 'answer') return
  const durationMs = Math.min(HOUR, Math.max(0, now.getTime() - review.askedAt.getTime()))
  const schedule = nextSchedule(card.id, card.schedule, grade, now, $wished.get().scheduler)
  settle(card)
  countAnswer(1, grade, now)
  show(answer(review.session, schedule, now), now)
  const saving = gradeCard({ card, grade, at: now, durationMs }, () => $stored.set($stored.get() + 1))
  const step: Step = { kind: 'answer', card, grade, saving }
  $steps.set([...$steps.get(), step])
  void tellElsewhere(step, now)
  void fetchMore(now)
}

/** The second of two tabs with one card: its answer is told, not counted, and there is nothing of it to undo. */
async function tellElsewhere(step: Extract<Step, { kind: 'answer' }>, now: Date): Promise<void> {
  if ((await step.saving.outcome) !== 'needless' || !$steps.get().includes(step)) return
  $steps.set($steps.get().filter(other => other !== step))
  countAnswer(-1, step.grade, now)
  notify({ text: m.cards_review_elsewhere() })
}

export function settle(card: CardWithSchedule): void {
  settled.add(card.id)
}

export function unsettle(card: CardWithSchedule): void {
  settled.delete(card.id)
}

export function countAnswer(by: 1 | -1, grade: Grade, until: Date): void {
  const { since, answers, recalled } = $count.get()
  $count.set({ since, until, answers: answers + by, recalled: recalled + (grade > 1 ? by : 0) })
}

let fetching: Promise<void> | null = null

/** More of today's queue, once the answers given so far are on the disk. One answer after the other asks for it. */
export function fetchMore(now: Date): Promise<void> {
  fetching ??= fetchOnce(now).finally(() => (fetching = null))
  return fetching
}

async function fetchOnce(now: Date): Promise<void> {
  const before = $state.get()
  const isShort = 'session' in before && before.session.beyond > 0 && before.session.waiting.length < FEW
  if (!isShort) return
  const number = sessionNumber
  try {
    await savesDone()
    const { cards, counts } = await dueQueue(now, LOADED, scope)
    const review = $state.get()
    if (number !== sessionNumber || !('session' in review)) return
    void fetchMedia(cards)
    const session = refill(review.session, cards, counts.due + counts.new + counts.learning, settled, now)
    if (review.state === 'asking') setReviewSession(session)
    else show(session, now)
  } catch {
    // The cards in hand can still be asked; the next answer tries again.
  }
}
