import * as z from 'zod/mini'
import type { AskPiece } from '#contract/engine/pieces.ts'
import { nearHeading, passage, readonlyArray } from '#contract/engine/requests.ts'

const at = z.int().check(z.gte(0))
const passages = readonlyArray(passage)

/** One entry of a turn's `spans`: which stretch of its text stands in which note. */
export const turnSpan = z.readonly(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('sentence'),
      from: at,
      to: at,
      basis: z.enum(['notes', 'own knowledge']),
      passages
    }),
    z.object({ kind: z.literal('closest'), passages }),
    z.object({ kind: z.literal('refused'), headings: z.exactOptional(readonlyArray(nearHeading)) })
  ])
)
export type TurnSpan = z.infer<typeof turnSpan>

/** What an answer is made of, without its end. */
export type ChatPiece = Exclude<AskPiece, { kind: 'done' }>

/** What a turn holds besides its words; anything of another shape is left aside. */
export const turnExtras = z.looseObject({
  v: z.literal(1),
  /** The model that was to answer and could not, and why, in the words the student was told. */
  fallback: z.exactOptional(z.object({ model: z.string(), reason: z.string() })),
  /** Why the answer broke off. */
  reason: z.exactOptional(z.string()),
  warnings: z.exactOptional(z.array(z.string())),
  /** Paragraphs that were kept from the model, as they speak to a program. */
  withheld: z.exactOptional(passages),
  /** What a model had said of its first sentence when it broke off. */
  partial: z.exactOptional(z.string()),
  /** Another answer than those before was wanted; no notes were to be asked. */
  again: z.exactOptional(z.boolean()),
  without: z.exactOptional(z.boolean())
})
export type TurnExtras = z.infer<typeof turnExtras>

/** What a thread may quote: one of these, several at once. */
export const scopeOf = z.object({ kind: z.enum(['subject', 'topic', 'note']), id: z.string() })
export type ScopePart = z.infer<typeof scopeOf>
