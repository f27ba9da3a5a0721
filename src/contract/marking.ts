import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'

const line = z.looseObject({
  key: z.string(),
  verdict: z.enum(['earned', 'unsure', 'missed']),
  marks: z.optional(z.number())
})
const sample = z.looseObject({ mine: z.number(), given: z.number(), max: z.number(), on: z.string() })
export type SampleMark = z.infer<typeof sample>

/** In `attempts.settings`: marks that are being given and not kept yet, and samples that were marked first, by question key. */
export const markingSettings = z.looseObject({
  saying: z.optional(z.record(z.string(), z.array(line))),
  samples: z.optional(z.record(z.string(), sample))
})
export type MarkingSettings = z.infer<typeof markingSettings>

/** Characters of a pasted question and of its scheme. */
export const PASTED_LIMITS = { question: 20_000, scheme: 20_000, many: 100_000 } as const

const pointText = z.string().check(z.maxLength(PASTED_LIMITS.scheme))
const mends = z.object({
  part: z.string(),
  marks: z.nullable(z.number()),
  changed: z.readonly(
    z.array(z.object({ of: z.string(), text: pointText, marks: z.number(), isRemoved: z.boolean() }))
  ),
  added: z.readonly(z.array(z.object({ id: z.string(), text: pointText, marks: z.number() })))
})

/** `attempts.asked.draft` of kind `question`: typed in and not handed over for marking yet. */
export const pastedDraft = z.object({
  question: z.string().check(z.maxLength(PASTED_LIMITS.question)),
  answer: z.string().check(z.maxLength(SIZES.answerText)),
  /** Photos of the answer; drafts of before have none. */
  fileIds: z.optional(z.readonly(z.array(z.string()).check(z.maxLength(SIZES.filesOfOne)))),
  kind: z.enum(['points', 'levels', 'criteria']),
  scheme: z.string().check(z.maxLength(PASTED_LIMITS.scheme)),
  /** What was put right in the points read of the scheme; drafts of before have none. */
  mends: z.optional(mends),
  marks: z.number(),
  command: z.string().check(z.maxLength(200)),
  modelAnswer: z.string().check(z.maxLength(PASTED_LIMITS.question)),
  subjectId: z.nullable(z.string())
})
export type PastedDraft = z.infer<typeof pastedDraft>

const loose = z.object({
  id: z.string(),
  kind: z.enum(['question', 'scheme', 'answer']),
  label: z.string(),
  text: z.string()
})
const paired = z.object({
  label: z.string(),
  question: z.string(),
  scheme: z.string(),
  answer: z.string(),
  isOut: z.boolean()
})

/** `attempts.asked.many`: several questions in one paste, and how they stand after mending; null: not read yet. */
export const manyDraft = z.object({
  text: z.string().check(z.maxLength(PASTED_LIMITS.many)),
  many: z.nullable(
    z.object({
      items: z.readonly(z.array(paired)),
      stems: z.readonly(z.record(z.string(), z.string())),
      loose: z.readonly(z.array(loose)),
      dropped: z.readonly(z.array(z.string()))
    })
  ),
  subjectId: z.nullable(z.string())
})
export type ManyDraft = z.infer<typeof manyDraft>

/** `attempts.asked.again`: a part that is being written a second time; `attempts.retryOf` names the first. */
export const againDraft = z.object({ key: z.string(), text: z.string().check(z.maxLength(SIZES.answerText)) })
