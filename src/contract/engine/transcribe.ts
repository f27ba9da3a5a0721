import * as z from 'zod/mini'
import { readonlyArray, result } from '#contract/engine/requests.ts'

export const transcribeHints = z.object({
  language: z.optional(z.string().check(z.maxLength(35))),
  /** Names and terms likely to be said. */
  words: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200))),
  /** Where this piece begins in the whole recording, in seconds: added to every time. */
  offset: z.optional(z.number().check(z.gte(0)))
})
export type TranscribeHints = z.infer<typeof transcribeHints>

export interface Audio {
  readonly bytes: ArrayBuffer
  readonly mime: string
}

const segment = z.readonly(
  z.object({
    start: z.number(),
    end: z.number(),
    text: z.string(),
    /** Which sign of the text is said at which second, where the provider times each word. */
    at: z.optional(readonlyArray(z.readonly(z.tuple([z.number(), z.number()]))))
  })
)
/** Words with the seconds they were said from and to. */
export type Segment = z.infer<typeof segment>

export const transcribeAnswer = z.object({
  ...result,
  segments: readonlyArray(segment),
  language: z.optional(z.string())
})
export type TranscribeResult = z.infer<typeof transcribeAnswer>
