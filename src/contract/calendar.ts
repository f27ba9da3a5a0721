import * as z from 'zod/mini'

/** What reads a calendar by its address. */
export const feedRequest = z.strictObject({
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))
})
/** The calendar as text, its lines unfolded (domain/ics/decode.ts). */
export const feedAnswer = z.object({ text: z.string() })

export const FEED_STYLES = ['titles', 'busy'] as const
export type FeedStyle = (typeof FEED_STYLES)[number]

/** Makes the private address of the plan; one that was there ends with it. */
export const planFeedRequest = z.strictObject({ style: z.enum(FEED_STYLES) })

/** What is known of it. The path is told once, to whoever made it: only its hash is kept. */
export const planFeedAnswer = z.object({
  feed: z.nullable(z.object({ style: z.enum(FEED_STYLES), madeAt: z.string() })),
  path: z.nullable(z.string())
})
export type PlanFeedAnswer = z.infer<typeof planFeedAnswer>

/** What the database tells of a plan to its private address. */
export const fedPlan = z.object({
  style: z.enum(FEED_STYLES),
  zone: z.string(),
  subjects: z.array(z.object({ id: z.string(), name: z.string(), examOn: z.nullable(z.string()) })),
  exams: z.array(
    z.object({
      id: z.string(),
      subjectId: z.string(),
      title: z.string(),
      takesOn: z.string(),
      startMinute: z.nullable(z.number()),
      minutes: z.nullable(z.number())
    })
  ),
  blocks: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      title: z.string(),
      subjectId: z.nullable(z.string()),
      day: z.string(),
      startMinute: z.number(),
      minutes: z.number(),
      pinned: z.boolean(),
      state: z.string(),
      madeBy: z.string(),
      planId: z.nullable(z.string())
    })
  )
})
export type FedPlan = z.infer<typeof fedPlan>
