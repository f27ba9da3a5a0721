import * as z from 'zod/mini'
import { instant, named, text, whole } from '#contract/entities/kinds.ts'

/** One stretch of study, written when it ended. Its ids have no foreign keys: a log keeps what it was of. */
export const activity = z.strictObject({
  /** The tool's key in config/tools.ts. */
  tool: named(40),
  subjectId: z.nullable(z.uuid()),
  topicId: z.nullable(z.uuid()),
  /** What was open (`note`, `cards`, `paper` …) and its id. */
  refKind: z.nullable(text(40)),
  refId: z.nullable(z.uuid()),
  /** The planned block it was for. */
  blockId: z.nullable(z.uuid()),
  startedAt: instant,
  endedAt: instant,
  /** Of study, pauses taken off. */
  seconds: whole(0, 86_400),
  /** The activity that this one corrects: that one no longer counts. */
  replaces: z.nullable(z.uuid())
})

/** Of an attempt or of a timer (`block:ID`, `free`): `domain/progress/duration.ts` folds them to elapsed time. */
export const clockEvent = z.strictObject({
  attemptId: z.nullable(z.uuid()),
  timer: z.nullable(named(80)),
  kind: z.enum(['start', 'pause', 'resume', 'extra', 'submit']),
  happenedAt: instant,
  /** Of kind `extra`: seconds more. */
  seconds: z.nullable(whole(0, 86_400))
})
