import * as z from 'zod/mini'
import { BOARDS } from '#config/boards.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const list = <T extends z.ZodMiniType>(item: T, most = 60) => z.array(item).check(z.maxLength(most))
const marks = z.number().check(z.gte(0), z.lte(200))

export const wishesInput = z.partial(
  z.strictObject({
    topics: list(text(80)),
    difficulty: z.enum(['mixed', 'easier', 'harder']),
    length: z.enum(['full', 'quick', 'own', 'drill']),
    marks: z.number(),
    minutes: z.number(),
    noCalculator: z.boolean(),
    notSeen: z.boolean(),
    skill: z.nullable(text(60))
  })
)

const level = z.strictObject({ from: marks, to: marks, text: text(2000) })
const points = z.strictObject({
  model: z.literal('points'),
  points: list(
    z.strictObject({
      id: text(20),
      text: text(6000),
      marks,
      type: z.optional(z.enum(['M', 'A', 'B', 'R'])),
      alternatives: z.optional(list(text(6000))),
      reject: z.optional(list(text(6000))),
      dependsOn: z.optional(list(text(40))),
      followThrough: z.optional(z.boolean()),
      implied: z.optional(z.boolean()),
      alone: z.optional(marks),
      graded: z.optional(list(marks, 20)),
      special: z.optional(z.boolean()),
      group: z.optional(text(20)),
      rules: z.optional(list(text(400)))
    })
  ),
  guidance: z.optional(text(6000)),
  limits: z.optional(z.record(text(20), marks))
})
const letter = z.enum(['A', 'B', 'C', 'D'])

export const paperScheme = z.discriminatedUnion('model', [
  z.strictObject({ model: z.literal('choice'), key: letter, reasons: z.partialRecord(letter, text(6000)) }),
  points,
  z.strictObject({ model: z.literal('levels'), levels: list(level), indicative: list(text(6000)) }),
  z.strictObject({
    model: z.literal('criteria'),
    criteria: list(z.strictObject({ name: text(6000), marks, levels: list(level) })),
    indicative: list(text(6000))
  })
])

export const paperPart = z.strictObject({
  label: z.optional(text(20)),
  command: text(60),
  ao: text(20),
  marks,
  text: text(20_000),
  choices: z.optional(z.record(letter, text(6000))),
  criterion: z.optional(text(20)),
  scheme: paperScheme,
  modelAnswer: text(20_000),
  commonErrors: list(text(6000)),
  samples: z.optional(list(z.strictObject({ answer: text(12_000), marks, reasons: list(text(6000)) })))
})

/** A drawing shared by somebody else is data: it is shown as a picture, in which nothing runs. */
export const paperFigure = z.strictObject({ id: text(40), label: text(60), alt: text(6000), svg: text(40_000) })

export const paperQuestion = z.strictObject({
  key: text(80).check(z.minLength(1)),
  subject: text(80),
  topic: z.strictObject({ code: text(80), name: text(200) }),
  boards: list(z.enum(BOARDS)),
  difficulty: z.number(),
  calculator: z.boolean(),
  stem: z.optional(text(20_000)),
  stimuli: z.optional(
    list(
      z.strictObject({
        label: text(80),
        caption: z.optional(text(2000)),
        text: z.optional(text(20_000)),
        table: z.optional(z.strictObject({ head: list(text(400)), rows: list(list(text(400)), 200) })),
        origin: z.union([text(400), z.strictObject({ author: text(400), work: text(400), year: z.number() })])
      })
    )
  ),
  figures: z.optional(list(paperFigure)),
  parts: list(paperPart).check(z.minLength(1)),
  seed: z.optional(z.number())
})

export const paperSection = z.strictObject({
  id: text(40),
  title: z.optional(text(200)),
  answer: z.union([z.literal('all'), z.int().check(z.gte(1), z.lte(60))]),
  marks,
  questions: list(paperQuestion, 120)
})

export const PAPER_FORMAT = 1

/** `papers.snapshot`: the questions as they are sat, with their schemes. */
export const paperSnapshot = z.strictObject({
  v: z.literal(PAPER_FORMAT),
  sections: list(paperSection, 20)
})
export type PaperSnapshot = z.infer<typeof paperSnapshot>

/** `papers.blueprint`: what was asked for and how it was met. */
export const paperBlueprint = z.strictObject({
  v: z.literal(PAPER_FORMAT),
  wishes: wishesInput,
  locked: list(text(80), 200),
  missed: z.record(z.string(), z.number()),
  edited: z.boolean(),
  /** Makes the same paper for anybody, while it is not edited. */
  code: z.optional(text(200)),
  size: z.enum(['A4', 'Letter'])
})
export type PaperBlueprint = z.infer<typeof paperBlueprint>

/** A paper as a file, to keep and to share. */
export const sharedPaper = z.strictObject({
  kind: z.literal('paper'),
  v: z.literal(PAPER_FORMAT),
  title: text(200).check(z.minLength(1)),
  presetId: z.nullable(text(80)),
  seed: z.int().check(z.gte(0), z.lte(4_294_967_295)),
  bankVersion: text(80),
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(1440))),
  marks: z.number().check(z.gte(0), z.lte(1000)),
  blueprint: paperBlueprint,
  snapshot: paperSnapshot
})
export type SharedPaper = z.infer<typeof sharedPaper>
