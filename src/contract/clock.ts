import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { named, text, whole } from '#contract/entities/kinds.ts'

const seconds = whole(0, 43_200)
const id = z.nullable(z.uuid())

/** Of a Pomodoro: seconds of work and of both rests, and after how many rounds the long one comes. */
export const clockLengths = z.strictObject({ work: seconds, rest: seconds, long: seconds, every: whole(1, 12) })

const what = {
  title: text(SIZES.title),
  tool: named(40),
  subjectId: id,
  topicId: id,
  refKind: z.nullable(text(40)),
  refId: id,
  blockId: id
}

/** `clock_events.about` of a start: what the run is for, and its terms (`domain/clock/run.ts`). */
export const clockAbout = z.looseObject({
  v: z.literal(1),
  ...what,
  mode: z.enum(['pomodoro', 'countdown', 'stopwatch', 'flow']),
  work: z.nullable(seconds),
  rest: seconds,
  round: whole(1, 99),
  lengths: clockLengths
})
export type ClockAbout = z.infer<typeof clockAbout>

/** `clock_events.about` of an `extra`: the run is this long from then on, and no longer than it has run already. */
export const clockLength = z.looseObject({ v: z.literal(1), work: seconds })

/** `clock_events.about` of an `extra`: from its start on the run was for this. */
export const clockWhat = z.looseObject({ v: z.literal(1), what: z.strictObject(what) })
export type ClockWhat = z.infer<typeof clockWhat>['what']
