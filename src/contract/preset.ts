import * as z from 'zod/mini'
import { BOARDS } from '#config/boards.ts'
import { FORMATS, LEVELS } from '#domain/paper/syllabus/placing.ts'

const text = z.string().check(z.minLength(1), z.maxLength(400))
const sureness = z.enum(['high', 'medium', 'low'])
const fact = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ value, from: z.array(text).check(z.minLength(1)), sure: sureness })
const whole = z.int().check(z.gte(0), z.lte(1000))
const range = z.tuple([whole, whole])

const slot = z.strictObject({
  count: range,
  marks: range,
  kinds: z.optional(z.array(z.enum(['mcq', 'short', 'structured', 'extended']))),
  criterion: z.optional(z.enum(['A', 'B', 'C', 'D'])),
  formats: z.optional(z.array(z.enum(FORMATS)).check(z.minLength(1)))
})

const section = z.strictObject({
  id: text,
  title: z.optional(text),
  answer: z.union([z.literal('all'), whole]),
  marks: whole,
  slots: z.array(slot).check(z.minLength(1)),
  distinctTopics: z.optional(z.boolean()),
  topics: z.optional(z.array(text).check(z.minLength(1)))
})

const topic = z.strictObject({ code: text, name: text, bank: z._default(z.array(text), []) })

const preset = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  subject: z.strictObject({ key: text, name: text, code: z.nullable(text) }),
  level: z.nullable(text),
  years: z.strictObject({ from: z.int(), to: z.nullable(z.int()) }),
  paper: z.strictObject({ no: text, name: text }),
  minutes: fact(whole.check(z.gte(10))),
  marks: fact(whole.check(z.gte(5))),
  weight: z.nullable(fact(z.number())),
  calculator: fact(z.enum(['none', 'allowed', 'not needed'])),
  structure: fact(text),
  sections: z.array(section).check(z.minLength(1)),
  markModel: z.enum(['points', 'maths', 'levels', 'criteria', 'ap_points', 'mixed']),
  numbering: z.enum(['cambridge', 'ib', 'aqa', 'edexcel', 'cbse', 'icse', 'ap', 'myp']),
  answers: z.enum(['lines', 'booklet']),
  objectives: z._default(z.nullable(fact(z.record(z.string(), z.number()))), null),
  asks: z.optional(z.record(z.string(), z.array(text))),
  topics: fact(z.array(topic)),
  holds: z._default(z.strictObject({ papers: whole, short: z.boolean() }), { papers: 0, short: false }),
  near: z.optional(z.array(z.enum(LEVELS))),
  boundaries: z._default(
    z.array(
      z.strictObject({
        session: text,
        outOf: whole,
        grades: z.record(z.string(), whole),
        from: z.array(text),
        sure: sureness
      })
    ),
    []
  ),
  formulas: z.optional(z.array(text)),
  materials: z._default(z.array(text), []),
  verified: z._default(z.nullable(text), null),
  /** Where the subject sorts command terms in its own way; else the file's `terms` stand. */
  terms: z.optional(z.record(z.string(), text))
})

const practice = z.strictObject({
  subject: z.strictObject({ key: text, name: text }),
  levels: z.array(z.nullable(text)).check(z.minLength(1)),
  bank: z.array(text).check(z.minLength(1)),
  near: z._default(z.array(z.enum(LEVELS)), [])
})

/** One file of `src/content/boards`: the presets of a board, and the sources their figures name. */
export const boardFile = z.strictObject({
  board: z.enum(BOARDS),
  /** Year and month in which the sources were read. */
  read: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  sources: z.record(z.string(), text),
  terms: z.record(z.string(), text),
  presets: z.array(preset),
  /** Subjects and levels that have no paper of the board here. */
  practice: z._default(z.array(practice), [])
})
export type BoardFile = z.infer<typeof boardFile>

/** Sources that a figure names and the file does not list. */
export function unknownSources({ sources, presets }: BoardFile): string[] {
  return presets.flatMap(({ minutes, marks, weight, calculator, structure, objectives, topics }) =>
    [minutes, marks, weight, calculator, structure, objectives, topics]
      .flatMap(one => one?.from ?? [])
      .filter(key => !(key in sources))
  )
}
