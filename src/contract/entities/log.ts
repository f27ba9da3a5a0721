import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { instant, named, text, versioned, whole } from '#contract/entities/kinds.ts'

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
  /** The activity that this one corrects: that one no longer counts. Of 0 seconds: it is taken out of the log. */
  replaces: z.nullable(z.uuid()),
  /** What it was, in the student's words or as it was called then; empty where its ids say it. */
  title: text(SIZES.title)
})

/**
 * Of an attempt (`domain/progress/duration.ts` folds them to elapsed time), or of one run of the student's clock, whose
 * id is `timer` (`domain/clock/run.ts`). A run ends by its `submit`, or where a later one starts.
 */
export const clockEvent = z.strictObject({
  attemptId: z.nullable(z.uuid()),
  timer: z.nullable(named(80)),
  kind: z.enum(['start', 'pause', 'resume', 'extra', 'submit']),
  happenedAt: instant,
  /** Of kind `extra`: seconds more. */
  seconds: z.nullable(whole(0, 86_400)),
  /** Of a run: on its start what it is for and how long, on an `extra` another length (contract/clock.ts). */
  about: z.nullable(versioned({}, SIZES.json.small))
})
