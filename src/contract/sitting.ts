import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { instant } from '#contract/entities/kinds.ts'
import { paperSection } from '#contract/paper.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

/**
 * `attempts.asked` of kind `paper`: the questions as they are sat, with their schemes. The paper itself may be changed
 * or deleted later, on another device too; the answers keep the questions they were given to.
 */
export const satPaper = z.strictObject({
  v: z.literal(1),
  numbering: z.enum(['cambridge', 'ib', 'aqa', 'edexcel', 'cbse', 'icse', 'ap', 'myp']),
  presetId: z.nullable(text(80)),
  marks: z.number().check(z.gte(0), z.lte(1000)),
  calculator: z.nullable(z.enum(['none', 'allowed', 'not needed'])),
  sections: z.array(paperSection).check(z.maxLength(20))
})
export type SatPaper = z.infer<typeof satPaper>

/** `attempts.settings` of kind `paper`. */
export const sittingSettings = z.looseObject({
  v: z.literal(1),
  /** The clock may be stopped. */
  pauses: z.boolean(),
  /** When the student began to write before the reading time was over. */
  wroteAt: z.nullable(instant),
  /** Under a rule "answer n of m": section id to the keys of the questions that are to count. */
  choices: z.record(text(40), z.array(text(80)).check(z.maxLength(60)))
})
export type SittingSettings = z.infer<typeof sittingSettings>

/** `answers.value` of a part with choices; `late`: it was chosen in overtime. */
export const chosenLetter = z.looseObject({
  v: z.literal(1),
  choice: z.nullable(z.enum(['A', 'B', 'C', 'D'])),
  late: z.optional(z.boolean())
})

/** Limits of one typed answer, said before they are met. */
export const ANSWER_LIMITS = { characters: SIZES.answerText, lines: 4000, bytes: SIZES.answerDoc } as const
