import * as z from 'zod/mini'
import { readonlyArray, result } from '#contract/engine/requests.ts'

const name = z.string().check(z.minLength(1), z.maxLength(200))
const day = z.iso.date()

/** What is known of the student's work; the schedule itself is computed in domain. */
export const planContext = z.object({
  /** Today, in the student's own time zone. */
  today: day,
  minutesPerDay: z.optional(z.number().check(z.gte(0), z.lte(1440))),
  exams: z.readonly(z.array(z.object({ subject: name, date: day, title: z.optional(name) })).check(z.maxLength(200))),
  subjects: z.readonly(z.array(name).check(z.maxLength(100))),
  weakTopics: z.readonly(
    z.array(z.object({ subject: z.optional(name), topic: name, lost: z.optional(z.number()) })).check(z.maxLength(200))
  ),
  dueCards: z.optional(z.int().check(z.gte(0)))
})
export type PlanContext = z.infer<typeof planContext>

export const planRequest = z.object({ goal: z.string().check(z.maxLength(2000)), context: planContext })
export type PlanRequest = z.infer<typeof planRequest>

const proposal = z.readonly(
  z.object({
    /** One plain sentence or two. */
    text: z.string(),
    /** Which rule or thought it comes from, so that a screen can group and explain. */
    reason: z.enum(['exam', 'weak-topic', 'cards', 'time', 'rest', 'goal', 'missing']),
    subject: z.optional(z.string()),
    topic: z.optional(z.string()),
    minutes: z.optional(z.number()),
    /** To be done before this day. */
    before: z.optional(day)
  })
)
export type Proposal = z.infer<typeof proposal>

export const planAnswer = z.object({ ...result, proposals: readonlyArray(proposal) })
export type PlanResult = z.infer<typeof planAnswer>
