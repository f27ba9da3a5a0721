import * as z from 'zod/mini'
import { QUIZ_TYPES, quizAnswer, type QuizItem } from '#contract/engine/quiz.ts'
import type { Attempt, Quiz } from '#contract/entities.ts'

export const MOST_ITEMS = 50

const settings = z.object({
  types: z.array(z.enum(QUIZ_TYPES)),
  count: z.number(),
  minutes: z.nullable(z.number()),
  /** One question at a time, or all on one page. */
  view: z.enum(['one', 'all']),
  feedback: z.enum(['each', 'end']),
  asksConfidence: z.boolean(),
  /** Of a retry: the items asked again. */
  keys: z.optional(z.array(z.string()))
})
export type QuizSettings = z.infer<typeof settings>

export const USUAL: QuizSettings = {
  types: [...QUIZ_TYPES],
  count: 10,
  minutes: null,
  view: 'one',
  feedback: 'each',
  asksConfidence: true
}

/** As an attempt has them; what an older or newer version left out has its usual value. */
export function settingsOf(attempt: Pick<Attempt, 'settings' | 'minutes'>): QuizSettings {
  const read = z.safeParse(settings, { ...USUAL, ...attempt.settings, minutes: attempt.minutes })
  return read.success ? read.data : { ...USUAL, minutes: attempt.minutes }
}

const oneItem = z.object({ items: quizAnswer.shape.items })

/** The questions of a quiz, each once; one that this version cannot read is left out. */
export function itemsOf(quiz: Pick<Quiz, 'items'>): QuizItem[] {
  const found = new Map<string, QuizItem>()
  for (const stored of quiz.items.items) {
    const item = z.safeParse(oneItem, { items: [stored] }).data?.items[0]
    if (item && item.key.length <= 80 && !found.has(item.key)) found.set(item.key, item)
  }
  return [...found.values()]
}
