import { trueNow } from '#data/backend/server-clock.ts'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { saveAll, saveUndoable } from '#data/write/write.ts'
import { addDays, studyDay } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { dismiss, notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { putAside, takeBack } from '#tools/notetaker/review/review-session.ts'
import {
  $review,
  $steps,
  $wishes,
  type Step,
  asking,
  countAnswer,
  fetchMore,
  settle,
  show,
  unsettle
} from '#tools/notetaker/review/review.store.ts'

/** Runs a change of the disk; a refusal is told, and what the screen shows is put right by `putBack`. */
async function change(run: () => Promise<unknown>, putBack: () => void): Promise<void> {
  try {
    await run()
  } catch (error) {
    putBack()
    notify({ text: m.cards_review_change_failed({ reason: wordsFor(error) }), stays: true })
  }
}

/** What told of a step: it goes with the step. */
const notices = new WeakMap<Step, number>()

async function setAside(field: 'buriedUntil' | 'suspended', now: Date): Promise<void> {
  const review = asking()
  const card = review?.session.current
  if (!review || !card) return
  const { timeZone, dayStartsAt } = $wishes.get()
  const tomorrow = addDays(studyDay(now, timeZone, dayStartsAt), 1)
  const fields = field === 'suspended' ? { suspended: true } : { buriedUntil: tomorrow }
  const back = saveUndoable([{ name: 'cards', id: card.id, fields }])
  const step: Step = { kind: 'aside', card, back }
  settle(card)
  $steps.set([...$steps.get(), step])
  show(putAside(review.session, now), now)
  const notice = notify({
    text: field === 'suspended' ? m.cards_review_suspended() : m.cards_review_buried(),
    action: { label: m.cards_review_undo(), run: () => void undoThis(step, trueNow()) }
  })
  notices.set(step, notice)
  void fetchMore(now)
  await change(
    () => back,
    () => {
      $steps.set($steps.get().filter(other => other !== step))
      askAgain(card, 0, now)
    }
  )
}

/** Not today: hidden until the next study day begins. */
export function buryCurrent(now: Date): Promise<void> {
  return setAside('buriedUntil', now)
}

export function suspendCurrent(now: Date): Promise<void> {
  return setAside('suspended', now)
}

function askAgain(card: CardWithSchedule, answers: 0 | 1, now: Date): void {
  const review = $review.get()
  if (!('session' in review)) return
  unsettle(card)
  show(takeBack(review.session, card, answers), now, answers === 1 ? 'answer' : 'question')
}

/** Takes back the last answer, or brings back the card that was put aside. */
export async function undoStep(now: Date): Promise<void> {
  const steps = $steps.get()
  const step = steps.at(-1)
  if (!step) {
    notify({ text: m.cards_review_undo_nothing() })
    return
  }
  await undoThis(step, now)
}

/** A step once taken back, by key or by its notice, is not taken back again. */
async function undoThis(step: Step, now: Date): Promise<void> {
  if (!$steps.get().includes(step)) return
  $steps.set($steps.get().filter(other => other !== step))
  dismiss(notices.get(step) ?? -1)
  if (step.kind === 'answer') countAnswer(-1, step.grade, now)
  askAgain(step.card, step.kind === 'answer' ? 1 : 0, now)
  await change(
    async () => (step.kind === 'answer' ? step.saving.takeBack() : saveAll(await step.back)),
    () => $steps.set([...$steps.get(), step])
  )
}
