import * as z from 'zod/mini'
import { readonlyArray, result, span } from '#contract/engine/requests.ts'

/** What a model proposes of a point; the student decides. */
export const PROPOSALS = ['found', 'unsure', 'not-found'] as const
export type Proposed = (typeof PROPOSALS)[number]

const text = z.string().check(z.maxLength(20_000))

export const markRequest = z.object({
  question: text,
  answer: text,
  /** One point a line, as examiners write it: " / ", "(1)", "[2 marks]", "M1", "accept …", "or", "Any two of: a; b; c". */
  scheme: z.optional(z.array(text).check(z.maxLength(100))),
  /** The same as one thing a point, where the words may hold any sign; used before `scheme`. */
  points: z.optional(
    z
      .array(
        z.object({
          text,
          alternatives: z.optional(z.array(text).check(z.maxLength(20))),
          /** Wordings that do not earn it. */
          reject: z.optional(z.array(text).check(z.maxLength(20))),
          /** M method, A accuracy, B independent, R reasoning. Which one needs which is decided in `domain/marks`. */
          code: z.optional(z.enum(['M', 'A', 'B', 'R'])),
          marks: z.optional(z.number().check(z.gte(0), z.lte(200)))
        })
      )
      .check(z.maxLength(100))
  ),
  /** How many of `points` earn all marks; all of them where it is left out. */
  needed: z.optional(z.int().check(z.gte(1))),
  /** A model answer, read as one point a sentence; used where there is no scheme. */
  reference: z.optional(text),
  /** Levels of response: what each strand looks for. Evidence only, never a number. */
  strands: z.optional(
    z.array(z.object({ name: z.string(), descriptors: z.array(text).check(z.maxLength(20)) })).check(z.maxLength(20))
  )
})
export type MarkTask = z.infer<typeof markRequest>

const spans = readonlyArray(span)

/** What turns words round: a negation, an opposite of a word of the point, the order of a pair. */
export const TURNS = ['not', 'opposite', 'order'] as const

/** What of an answer bears on a point. Words get no verdict: they may be there in a wrong thought. */
const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('near'),
    /** The sentence nearest to the point, or two; the rest lies inside them. */
    sentences: spans,
    shared: spans,
    turns: readonlyArray(z.object({ span, why: z.enum(TURNS) }))
  }),
  z.object({ kind: z.literal('nothing-near') }),
  /** Another script than the point's. */
  z.object({ kind: z.literal('other-script') }),
  z.object({
    kind: z.literal('value'),
    /** `candidates`: numbers that are shown and of which nothing is claimed. */
    is: z.enum(['same', 'other', 'unit-missing', 'candidates']),
    /** The number is right, what it counts is not. */
    because: z.optional(z.literal('unit')),
    spans
  }),
  z.object({
    kind: z.literal('working'),
    spans,
    /** What the expression comes to, where that is a number. */
    value: z.nullable(z.string()),
    lacks: z.nullable(z.literal('power-of-ten'))
  })
])
export type Evidence = z.infer<typeof evidence>

const point = z.readonly(
  z.object({
    text: z.string(),
    /** Points of one "any n of" share a group. */
    group: z.optional(z.number()),
    evidence,
    /** Only where a model marked. */
    proposal: z.optional(z.object({ verdict: z.enum(PROPOSALS), quotes: spans }))
  })
)
export type MarkedPoint = z.infer<typeof point>

export const markAnswer = z.object({
  ...result,
  /** `blank` and `copied` are 0 by rule; `levels` has evidence and no number. */
  outcome: z.enum(['read', 'blank', 'copied', 'levels']),
  points: readonlyArray(point),
  /** In marks, of a model's proposals, and 0 by rule; null everywhere else. */
  range: z.nullable(z.readonly(z.object({ low: z.number(), high: z.number(), max: z.number() }))),
  /** Each quote with the place of the descriptor that it speaks to; null where a model quoted it for the whole strand. */
  strands: readonlyArray(
    z.object({ name: z.string(), evidence: readonlyArray(z.object({ descriptor: z.nullable(z.int()), span })) })
  )
})
export type MarkResult = z.infer<typeof markAnswer>
