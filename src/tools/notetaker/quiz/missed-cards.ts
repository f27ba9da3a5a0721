import type { CardSource } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { saveUndoable, type Change } from '#data/write/write.ts'
import { readRows } from '#data/read/live-rows.ts'
import { writeOrigin } from '#domain/cards/card-origin.ts'
import { isMissed } from '#domain/quiz/attempt.ts'
import { textHash } from '#engine/hash.ts'
import { sourceFromNote } from '#engine/source.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { lossId, newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { cardOfItem } from '#tools/notetaker/quiz/key-of.ts'
import { writeLosses } from '#tools/notetaker/quiz/quiz-acts.ts'
import type { OpenQuiz, QuizStep } from '#data/read/quiz/sittings.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { cardsOf, faultsOf, type CardDraft } from '#tools/shared/cards/card-draft.ts'

/** The sentence that the question came from, as the card keeps it; null where the note has changed since or is gone. */
async function sourceOf({ item }: QuizStep): Promise<CardSource | null> {
  const { sourceId, span } = item.evidence
  const note = await readNote(sourceId)
  const block = note && sourceFromNote(note).blocks.find(({ id }) => id === span.blockId)
  if (!block || block.text.slice(span.start, span.end) !== span.quote || span.quote.length > SIZES.cardSide) return null
  return { blockId: span.blockId, textHash: textHash(block.text), quote: span.quote, start: span.start, end: span.end }
}

const bare = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** An earlier attempt may have missed the same question, and have its card. */
async function isCard({ front, back }: CardDraft, noteId: string | null): Promise<boolean> {
  if (noteId === null) return false
  const cards = await readRows('cards', { column: 'note_id', is: noteId })
  return cards.some(card => bare(card.front) === bare(front) && bare(card.back) === bare(back))
}

/** The card of one missed item, tied to its loss and its sentence; nothing where it is there already. */
async function changesFor({ quiz, notes }: OpenQuiz, step: QuizStep): Promise<Change[]> {
  if (step.answerId === null || !isMissed(step)) return []
  const loss = lossId(step.answerId, step.item.key)
  const made = await readRows('cards', { column: 'loss_id', is: loss })
  if (made.length > 0) return []
  const draft = cardOfItem(step.item)
  const faults = faultsOf(draft)
  if (faults.front ?? faults.back) return []
  const note = notes.get(step.item.evidence.sourceId)
  if (await isCard(draft, note?.id ?? null)) return []
  const source = await sourceOf(step)
  const [groupId, engine] = [newId(), writeOrigin(quiz.engine, 'question')]
  return cardsOf(draft).map(card => ({
    name: 'cards',
    id: newId(),
    fields: {
      subjectId: note?.subjectId ?? quiz.subjectId,
      noteId: note?.id ?? null,
      groupId,
      engine,
      source,
      suspended: false,
      buriedUntil: null,
      lossId: loss,
      ...card
    }
  }))
}

/** Makes the cards of missed items, all or none; one that has its card gets no second. */
export function makeCards(open: OpenQuiz, steps: readonly QuizStep[]): Promise<void> {
  const name = steps.map(step => step.answerId).join(' ')
  return tryOnceOrNotify(`cards of ${name}`, async () => {
    await writeLosses(open.quiz.id)
    const changes = (await Promise.all(steps.map(step => changesFor(open, step)))).flat()
    if (changes.length === 0) {
      notify({ text: m.quiz_card_none() })
      return
    }
    offerUndo(m.quiz_card_made({ count: changes.length }), m.quiz_undo(), await saveUndoable(changes))
  })
}
