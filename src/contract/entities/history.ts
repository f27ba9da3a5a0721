import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { between, instant, text, versioned, whole } from '#contract/entities/kinds.ts'

/** What another program knew of a card when its file was brought in. */
const standing = versioned(
  {
    state: z.enum(['new', 'learning', 'review', 'relearning']),
    /** Null for a card that is new. */
    dueAt: z.nullable(instant),
    lastReviewedAt: z.nullable(instant),
    /** Days until recall falls to 0.9; 0 where nothing is known. */
    stability: between(0, 36_500),
    difficulty: between(0, 10),
    /** Days. */
    interval: whole(0, 36_500),
    reps: whole(0, 100_000),
    lapses: whole(0, 100_000),
    learningStep: whole(0, 100),
    /** Thousandths, of a program that counts ease; 0 where it counts none. */
    ease: whole(0, 100_000),
    /** Its stability: as the file says, worked out from the answers, or from interval and ease alone. */
    from: z.enum(['file', 'answers', 'ease'])
  },
  SIZES.json.small
)

/** The log of one card in another program: one row a card. The student's own answers here are in `reviews`. */
export const history = z.strictObject({
  cardId: z.uuid(),
  /** Every line of the log as it was, packed (domain/history/packed-log.ts). */
  log: versioned({ program: z.literal('anki'), rows: text(SIZES.json.medium) }, SIZES.json.medium),
  standing
})
