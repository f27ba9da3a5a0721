import * as z from 'zod/mini'
import { BOARDS } from '#config/boards.ts'
import { quoted } from '#contract/engine/quiz.ts'
import { COMMAND_TERMS, OBJECTIVES } from '#domain/text/command-terms.ts'
import { document, readonlyArray, result } from '#contract/engine/requests.ts'

export const blueprint = z.object({
  /** Questions wanted; fewer come back where the notes do not give more. */
  count: z.optional(z.int().check(z.gte(1), z.lte(200))),
  commandTerms: z.optional(z.array(z.enum(COMMAND_TERMS)).check(z.minLength(1))),
  /** Marks of one question, from and to. */
  marks: z.optional(z.object({ min: z.int().check(z.gte(1)), max: z.int().check(z.lte(12)) })),
  board: z.optional(z.enum(BOARDS)),
  /** The same seed gives the same questions. */
  seed: z.optional(z.int()),
  /** Marks of all questions together, at most. */
  max: z.optional(z.int().check(z.gte(1), z.lte(500)))
})
export type Blueprint = z.infer<typeof blueprint>

const point = z.readonly(
  z.object({
    /** What a marker looks for, as `mark` reads it: words of the source, or cut from them. */
    text: z.string(),
    marks: z.int(),
    quoted,
    /** Which side of a comparison or which heading of a table it belongs to. */
    about: z.optional(z.string()),
    /** A value worked out by us from the quoted formula: then the text is not the source's. */
    computed: z.optional(z.boolean()),
    /** Other wordings that earn the same mark. */
    alternatives: z.optional(readonlyArray(z.string()))
  })
)
export type QuestionPoint = z.infer<typeof point>

const examQuestion = z.readonly(
  z.object({
    /** Stable for the same source, command term and question. */
    key: z.string(),
    commandTerm: z.enum(COMMAND_TERMS),
    assessmentObjective: z.enum(OBJECTIVES),
    marks: z.int(),
    text: z.string(),
    /** The points sum to at least `marks`; more where any of them will do ("State two …" of three). */
    points: readonlyArray(point),
    evidence: readonlyArray(quoted),
    confidence: z.number()
  })
)
export type ExamQuestion = z.infer<typeof examQuestion>

export const questionsRequest = z.object({
  documents: z.array(z.object({ ...document.shape, subject: z.optional(z.string()) })).check(z.maxLength(1000)),
  ...blueprint.shape
})

export const questionsAnswer = z.object({ ...result, questions: readonlyArray(examQuestion) })
export type QuestionsResult = z.infer<typeof questionsAnswer>
