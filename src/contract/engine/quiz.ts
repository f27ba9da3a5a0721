import * as z from 'zod/mini'
import { document, readonlyArray, result, span } from '#contract/engine/requests.ts'

export const QUIZ_TYPES = ['choice', 'true-false', 'cloze', 'matching', 'ordering', 'numeric', 'short'] as const
export type QuizType = (typeof QUIZ_TYPES)[number]

export const quoted = z.readonly(z.object({ sourceId: z.string(), span }))
/** Words of a source with the source they stand in. */
export type Quoted = z.infer<typeof quoted>

const common = {
  /** Stable for the same source, type and question. */
  key: z.string(),
  question: z.string(),
  evidence: quoted,
  confidence: z.number()
}

const option = z.readonly(
  z.object({
    text: z.string(),
    correct: z.boolean(),
    /** Of a wrong option that comes from the notes: the question it does answer, and where. */
    why: z.optional(z.readonly(z.object({ answers: z.string(), quoted })))
  })
)
export type QuizOption = z.infer<typeof option>

const choice = z.object({ ...common, type: z.literal('choice'), options: readonlyArray(option) })
const trueFalse = z.object({
  ...common,
  type: z.literal('true-false'),
  answer: z.boolean(),
  /** The words that make a false statement right. */
  correction: z.optional(z.string())
})
const cloze = z.object({ ...common, type: z.literal('cloze'), answers: readonlyArray(z.string()), hint: z.string() })
const matching = z.object({
  ...common,
  type: z.literal('matching'),
  left: readonlyArray(z.string()),
  right: readonlyArray(z.string()),
  /** The place in `right` of each of `left`. */
  pairs: readonlyArray(z.number()),
  quotes: readonlyArray(quoted)
})
const ordering = z.object({
  ...common,
  type: z.literal('ordering'),
  items: readonlyArray(z.string()),
  /** The places in `items`, in the right order. */
  order: readonlyArray(z.number())
})
const numeric = z.object({
  ...common,
  type: z.literal('numeric'),
  value: z.number(),
  tolerance: z.number(),
  unit: z.string()
})
const short = z.object({ ...common, type: z.literal('short'), answers: readonlyArray(z.string()) })

const item = z.readonly(z.discriminatedUnion('type', [choice, trueFalse, cloze, matching, ordering, numeric, short]))
export type QuizItem = z.infer<typeof item>
export type ChoiceItem = z.infer<typeof choice>

const audit = z.readonly(
  z.object({
    items: z.number(),
    choices: z.number(),
    /** How often the right option stands first, second, third, fourth. */
    keyPositions: readonlyArray(z.number()),
    /** Share of the choices whose right option is longer than every other, and shorter than every other. */
    longestRight: z.number(),
    shortestRight: z.number(),
    trueStatements: z.number(),
    falseStatements: z.number(),
    duplicates: z.number(),
    /** Choices with a second option that says the same as the right one. */
    doubleKeys: z.number(),
    /** Options that the question itself contains. */
    optionsInQuestion: z.number(),
    /** Items whose quoted words stand in their source at the place given. */
    sourceFound: z.number()
  })
)
export type QuizAudit = z.infer<typeof audit>

export const quizRequest = z.object({
  documents: z.array(z.object({ ...document.shape, subject: z.optional(z.string()) })).check(z.maxLength(1000)),
  max: z.optional(z.int().check(z.gte(0), z.lte(2000))),
  seed: z.optional(z.int()),
  types: z.optional(z.array(z.enum(QUIZ_TYPES)))
})

export const quizAnswer = z.object({ ...result, items: readonlyArray(item), audit })
export type QuizResult = z.infer<typeof quizAnswer>

export interface QuizOptions {
  readonly max?: number
  /** The same seed gives the same quiz. */
  readonly seed?: number
  readonly types?: readonly QuizType[]
  /** A model's keys are confirmed by a second, blind look; the built-in engine's come from the notes word for word. */
  readonly agreed?: boolean
}
