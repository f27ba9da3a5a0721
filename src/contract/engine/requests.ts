import * as z from 'zod/mini'
import { CARD_TYPES, type CardsResult, type Span } from '#contract/engine/engine.ts'
import type { AskResult, NearHeading, Passage } from '#contract/engine/ask.ts'

/** One document as a script hands it over: plain text or simple Markdown. */
export const document = z.object({
  id: z.optional(z.string().check(z.maxLength(200))),
  title: z.optional(z.string().check(z.maxLength(500))),
  text: z.string().check(z.maxLength(5_000_000))
})

export const cardsRequest = z.object({
  ...document.shape,
  max: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  /** Questions the student already has. */
  known: z.optional(z.array(z.string()))
})
export type CardsRequest = z.infer<typeof cardsRequest>

export const askRequest = z.object({
  question: z.string().check(z.maxLength(2000)),
  documents: z.array(document).check(z.maxLength(10_000)),
  max: z.optional(z.int().check(z.gte(1), z.lte(20)))
})
export type AskRequest = z.infer<typeof askRequest>

export const readonlyArray = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item))

export const span = z.readonly(
  z.object({ blockId: z.string(), start: z.number(), end: z.number(), quote: z.string() })
) satisfies z.ZodMiniType<Span>

const warning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('language'), language: z.string() }),
  z.object({ kind: z.literal('too-short'), words: z.number() }),
  z.object({ kind: z.literal('too-long'), words: z.number(), read: z.number() }),
  z.object({ kind: z.literal('dropped'), count: z.number(), reason: z.string() })
])

export const result = {
  engine: z.object({ kind: z.enum(['builtin', 'model']), name: z.string() }),
  evidence: readonlyArray(span),
  confidence: z.number(),
  warnings: readonlyArray(warning)
}

export const cardsAnswer = z.object({
  ...result,
  cards: readonlyArray(
    z.object({
      key: z.string(),
      type: z.enum(CARD_TYPES),
      kind: z.enum(['basic', 'cloze']),
      front: z.string(),
      back: z.string(),
      source: span,
      textHash: z.string(),
      confidence: z.number(),
      recommended: z.boolean()
    })
  )
}) satisfies z.ZodMiniType<CardsResult>

export const passage = z.readonly(
  z.object({
    sourceId: z.string(),
    title: z.string(),
    heading: z.string(),
    span,
    score: z.number(),
    listed: z.exactOptional(z.literal(true))
  })
) satisfies z.ZodMiniType<Passage>

export const nearHeading = z.readonly(
  z.object({ sourceId: z.string(), title: z.string(), heading: z.string() })
) satisfies z.ZodMiniType<NearHeading>

export const askAnswer = z.object({
  ...result,
  verdict: z.enum(['answer', 'closest', 'refused']),
  passages: readonlyArray(passage),
  headings: z.exactOptional(readonlyArray(nearHeading))
}) satisfies z.ZodMiniType<AskResult>
