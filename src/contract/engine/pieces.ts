import * as z from 'zod/mini'
import { askAnswer, nearHeading, readonlyArray, passage } from '#contract/engine/requests.ts'

export const ASK_MODES = ['notes', 'notes and own knowledge'] as const
/** `notes`: nothing that the notes do not say. */
export type AskMode = (typeof ASK_MODES)[number]

const passages = readonlyArray(passage)

/** What an answer arrives in, in order; `done` comes last and once, with the whole. */
export const askPiece = z.readonly(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('sentence'),
      text: z.string(),
      /** `notes` only with a passage that carries it; the rest is the model's own and must be shown as such. */
      basis: z.enum(['notes', 'own knowledge']),
      passages
    }),
    /** Near, but no answer: to be headed "Closest passages". */
    z.object({ kind: z.literal('closest'), passages }),
    z.object({ kind: z.literal('refused'), headings: z.exactOptional(readonlyArray(nearHeading)) }),
    z.object({ kind: z.literal('done'), result: askAnswer })
  ])
)
export type AskPiece = z.infer<typeof askPiece>
