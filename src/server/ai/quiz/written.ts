import * as z from 'zod'
import { QUIZ_TYPES } from '#contract/engine/quiz.ts'

const place = { block: z.number(), quote: z.string() }

const item = z.object({
  ...place,
  type: z.enum(QUIZ_TYPES),
  question: z.string(),
  answer: z.string(),
  accept: z.array(z.string()),
  wrong: z.array(z.object({ text: z.string(), answers: z.string(), ...place })),
  correction: z.string(),
  hint: z.string(),
  unit: z.string(),
  steps: z.array(z.string()),
  pairs: z.array(z.object({ left: z.string(), right: z.string(), ...place }))
})

/** An item as a model writes it: one form for all types, so that small models keep to it; what a type does not use is empty. */
export const written = z.object({ items: z.array(item) })
export type Written = z.infer<typeof item>

/** The same where what is not used was left out; providers that follow schemas know no defaults. */
export const forgiving = z.object({
  items: z.array(
    item.extend({
      answer: z.string().default(''),
      accept: z.array(z.string()).default([]),
      wrong: z
        .array(
          z.object({
            text: z.string(),
            answers: z.string().default(''),
            block: z.number().default(0),
            quote: z.string().default('')
          })
        )
        .default([]),
      correction: z.string().default(''),
      hint: z.string().default(''),
      unit: z.string().default(''),
      steps: z.array(z.string()).default([]),
      pairs: item.shape.pairs.default([])
    })
  )
})
