import { trueNow } from '#data/backend/server-clock.ts'
import { cardGroup } from '#data/read/cards/review-facts.ts'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import type { CardDraft } from '#tools/shared/cards/card-draft.ts'
import { changeCard } from '#tools/notetaker/cards/cards.store.ts'
import { reword } from '#tools/notetaker/review/review-session.ts'
import { asking, dropCurrent, setReviewSession, turnTo } from '#tools/notetaker/review/review.store.ts'

/** Changes the words of the card that is asked, and of its siblings; the question is asked anew. */
export async function editCurrent(draft: CardDraft, opened?: CardDraft): Promise<void> {
  const card = asking()?.session.current
  if (!card) return
  const siblings = await cardGroup(card)
  const plan = await changeCard(siblings, card, draft, undefined, opened)
  const words = new Map(plan.updates.map(({ id, ...sides }) => [id, sides]))
  const review = asking()
  if (!review) return
  const change = (one: CardWithSchedule): CardWithSchedule => ({
    ...one,
    ...words.get(one.id),
    ...(one.id === card.id && plan.own)
  })
  setReviewSession(reword(review.session, change))
  const now = trueNow()
  if (plan.removed.includes(card.id)) dropCurrent(now)
  else turnTo('question', now)
}

export function stopEditing(): void {
  turnTo('question', trueNow())
}
