import * as z from 'zod/mini'
import { readonlyArray, result, span } from '#contract/engine-requests.ts'

export const VERDICTS = ['found', 'unsure', 'not-found'] as const
export type Verdict = (typeof VERDICTS)[number]

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

const point = z.readonly(
  z.object({
    text: z.string(),
    verdict: z.enum(VERDICTS),
    /** How likely it is that the quoted words hold the point, 0 to 1. */
    score: z.number(),
    /** Words of the answer, place and all. */
    quotes: readonlyArray(span),
    /** Points of one "any n of" share a group. */
    group: z.optional(z.number()),
    /** How many of its content words stand in the answer, where words were compared. */
    wordsMet: z.optional(z.int()),
    wordsOf: z.optional(z.int()),
    /** Why it is not found, or not sure, although words or numbers agree. */
    because: z.optional(z.enum(['negation', 'opposite', 'number', 'order', 'unit', 'figures', 'value']))
  })
)
export type MarkedPoint = z.infer<typeof point>

export const markAnswer = z.object({
  ...result,
  /** `blank` and `copied` are 0 by rule; `levels` has evidence and no number. */
  outcome: z.enum(['marked', 'blank', 'copied', 'levels']),
  points: readonlyArray(point),
  /** In marks, from the points found to those found or not sure; null for levels, and where only words were compared. */
  range: z.nullable(z.readonly(z.object({ low: z.number(), high: z.number(), max: z.number() }))),
  strands: readonlyArray(z.object({ name: z.string(), evidence: readonlyArray(span) }))
})
export type MarkResult = z.infer<typeof markAnswer>
