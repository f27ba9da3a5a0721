import * as z from 'zod/mini'
import { LIMITS } from '#domain/plan/limits.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const title = z.string().check(z.maxLength(300))
const day = z.iso.date()
const minute = z.int().check(z.gte(0), z.lte(1440))
const share = z.number().check(z.gte(0), z.lte(1))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))

const hours = z.object({ minutes: minute, from: minute, to: minute })

/** A world for `npm run planner`, and what the app's worker is given. */
export const planWorld = z.object({
  today: day,
  now: z.optional(minute),
  zone: z.optional(z.string().check(z.maxLength(64))),
  spentToday: z.optional(minute),
  settings: z.object({
    week: z.array(hours).check(z.length(7)),
    session: z.int().check(z.gte(10), z.lte(480)),
    shortest: z.int().check(z.gte(5), z.lte(120)),
    rest: z.int().check(z.gte(0), z.lte(120)),
    restDays: z.optional(list(day, 800)),
    extra: z.optional(z.record(z.string(), minute)),
    pace: z.optional(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('even') }),
        z.object({ kind: z.literal('rising') }),
        z.object({ kind: z.literal('own'), months: z.record(z.string(), z.number().check(z.gte(0), z.lte(100))) })
      ])
    ),
    examMargin: z.optional(z.int().check(z.gte(0), z.lte(240))),
    betweenPapers: z.optional(z.boolean())
  }),
  exams: list(
    z.object({
      id,
      subject: id,
      title,
      on: day,
      at: z.nullish(minute),
      minutes: z.nullish(z.number().check(z.gte(0), z.lte(LIMITS.examMinutes))),
      weight: z.nullish(z.number().check(z.gte(0), z.lte(100))),
      isMock: z.optional(z.boolean())
    }),
    LIMITS.exams
  ),
  topics: list(
    z.object({
      id,
      subject: id,
      title,
      minutes: z.optional(z.number().check(z.gte(5), z.lte(480))),
      confidence: z.nullish(z.number().check(z.gte(1), z.lte(5))),
      mastery: z.nullish(share),
      done: z.optional(list(day, 400))
    }),
    LIMITS.topics
  ),
  tasks: list(
    z.object({
      id,
      subject: z.nullish(id),
      title,
      minutes: z.number().check(z.gte(0), z.lte(LIMITS.taskMinutes)),
      spent: z.optional(z.number().check(z.gte(0))),
      due: z.nullish(day),
      at: z.nullish(minute),
      from: z.optional(day),
      onDay: z.optional(z.boolean()),
      step: z.optional(z.tuple([z.int().check(z.gte(0)), z.int().check(z.gte(1))])),
      isPart: z.optional(z.boolean())
    }),
    LIMITS.tasks
  ),
  hours: z.optional(z.record(z.string(), z.number().check(z.gt(0), z.lte(2000)))),
  reviews: z.optional(
    z.object({
      minutes: list(z.number().check(z.gte(0)), 800),
      fresh: z.optional(list(z.number().check(z.gte(0)), 800)),
      cards: z.optional(list(z.number().check(z.gte(0)), 800)),
      retention: z.optional(share)
    })
  ),
  busy: z.optional(
    list(z.object({ day, start: minute, minutes: z.number().check(z.gte(0), z.lte(1440)) }), LIMITS.busy)
  ),
  papers: z.optional(z.boolean()),
  old: z.optional(
    list(
      z.object({
        id: z.optional(id),
        kind: z.enum(['topic', 'task', 'cards', 'paper']),
        ref: z.nullable(id),
        day,
        start: minute,
        minutes: z.number().check(z.gte(1), z.lte(1440)),
        pinned: z.optional(z.boolean())
      }),
      LIMITS.blocks
    )
  )
})

const purpose = z.enum(['first-pass', 'return', 'last-look', 'after-mock'])

const block = z.object({
  id: z.optional(z.string()),
  kind: z.enum(['topic', 'task', 'cards', 'paper']),
  ref: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  title: z.string(),
  day,
  start: minute,
  minutes: z.number(),
  pinned: z.boolean(),
  reason: z.object({
    code: z.enum(['first', 'return', 'last-look', 'weak', 'due', 'overdue', 'undated', 'cards', 'paper']),
    purpose: z.optional(purpose),
    by: z.optional(day),
    count: z.optional(z.number()),
    of: z.optional(z.number()),
    amount: z.optional(z.number())
  })
})

const way = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minutes'), days: z.array(z.object({ day, minutes: z.number() })) }),
  z.object({ kind: z.literal('less'), ref: z.string(), title: z.string(), from: z.number(), to: z.number() }),
  z.object({ kind: z.literal('later'), ref: z.string(), title: z.string(), from: day, to: day }),
  z.object({ kind: z.literal('recall'), from: share, to: share, minutes: z.number() })
])

export const planAnswer = z.object({
  base: z.string(),
  blocks: z.array(block),
  unplaced: z.array(
    z.object({
      kind: z.enum(['topic', 'task', 'cards', 'paper']),
      ref: z.nullable(z.string()),
      subject: z.nullable(z.string()),
      title: z.string(),
      minutes: z.number(),
      sittings: z.number(),
      by: day,
      missing: z.optional(z.array(purpose)),
      ways: z.array(way)
    })
  ),
  cushions: z.array(
    z.object({
      kind: z.enum(['exam', 'task']),
      ref: z.string(),
      subject: z.nullable(z.string()),
      title: z.string(),
      by: day,
      have: z.number(),
      need: z.number(),
      minutes: z.number()
    })
  ),
  fresh: z.array(z.object({ day, minutes: z.number() })),
  moved: z.number(),
  dropped: z.number(),
  warnings: z.array(z.enum(['zone', 'past-exam', 'no-time', 'horizon']))
})
