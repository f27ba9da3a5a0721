import { atom } from 'nanostores'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { optionsOf } from '#domain/cards/choice-order.ts'
import { asking, showAnswer } from '#tools/notetaker/review/review.store.ts'

export interface Given {
  readonly cardId: string
  readonly reps: number
  /** What was typed or chosen. */
  readonly text: string
}

/** What the student typed or chose for the card that is asked; kept apart from the session, which only knows grades. */
export const $given = atom<Given | null>(null)

/** Keeps the answer and turns the card over. */
export function giveAnswer(text: string, now: Date): void {
  const review = asking()
  const card = review?.session.current
  if (review?.face !== 'question' || !card) return
  $given.set({ cardId: card.id, reps: card.schedule.reps, text })
  showAnswer(now)
}

/** The options of a multiple-choice card as they are numbered this time. */
export function optionsFor({ id, schedule, back, choices }: CardWithSchedule): string[] {
  return optionsOf(id, schedule.reps, back, choices?.wrong ?? [])
}

/** Before the answer is shown a number chooses an option of a multiple-choice card; says whether it did. */
export function chooseByNumber(number: number, now: Date): boolean {
  const review = asking()
  const card = review?.session.current
  if (review?.face !== 'question' || card?.kind !== 'choice') return false
  const option = optionsFor(card)[number - 1]
  if (option !== undefined) giveAnswer(option, now)
  return option !== undefined
}

/** The given answer, if it belongs to this card and this time of asking. */
export function givenFor(given: Given | null, cardId: string, reps: number): string | null {
  return given?.cardId === cardId && given.reps === reps ? given.text : null
}
