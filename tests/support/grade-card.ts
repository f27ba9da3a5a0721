import { reviewOf } from '#data/write/cards/review.ts'
import { saveAll } from '#data/write/write.ts'
import type { Grade } from '#domain/schedule.ts'
import { newId } from '#lib/ids.ts'

/** An answer in the log, as another tab or device would leave it. Gives the id of its review. */
export async function gradeCard(
  { id }: { readonly id: string },
  grade: Grade,
  at: Date,
  durationMs: number
): Promise<string> {
  const reviewId = newId()
  await saveAll([reviewOf({ card: { id }, grade, at, durationMs, reviewId })])
  return reviewId
}
