import type { Card, CardMedia } from '#contract/entities.ts'
import { toggleSound } from '#tools/shared/cards/media/sound.store.ts'
import { asking } from '#tools/notetaker/review/review.store.ts'

/** The side whose sound the key plays: the answer's once it is shown, else the question's; null where neither has one. */
export function playedBy({ frontMedia, backMedia }: Pick<Card, 'frontMedia' | 'backMedia'>, isAnswerShown: boolean) {
  const sides: readonly (CardMedia | null)[] = isAnswerShown ? [backMedia, frontMedia] : [frontMedia]
  return sides.find(side => side?.sound) ?? null
}

export function playCurrent(): void {
  const review = asking()
  const card = review?.session.current
  const sound = card ? playedBy(card, review.face === 'answer')?.sound : null
  if (sound) void toggleSound(sound.fileId)
}
