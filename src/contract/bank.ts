import * as z from 'zod/mini'
import { BOARDS } from '#config/boards.ts'
import { FORMATS, LEVELS } from '#domain/paper/syllabus/placing.ts'
import { BANK_SUBJECTS, QUESTION_OBJECTIVES, QUESTION_TERMS } from '#domain/text/question-terms.ts'

const words = (what: string, most = 6000) =>
  z.string(`write ${what}`).check(z.minLength(1, `write ${what}`), z.maxLength(most, `at most ${most} characters`))
const marks = z.int('write a whole number of marks').check(z.gte(1), z.lte(40))
const list = <T extends z.ZodMiniType>(item: T, least = 1) => z.array(item).check(z.minLength(least))

/** `topic-01`: stable for ever, because answers, losses and errata point to it. */
const key = z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)+$/, 'write a key like bio-enzymes-01'))
/** A short name inside one question: a point (p1), a part (a, b), a figure (fig1). */
const id = z.string().check(z.regex(/^[a-z][a-z0-9]*$/, 'write a short name like p1'))

const level = z.strictObject({
  from: z.int().check(z.gte(0)),
  to: z.int().check(z.gte(1)),
  text: words('a descriptor')
})

const point = z.strictObject({
  id,
  text: words('what earns the mark'),
  marks: z._default(marks, 1),
  /** M method, A accuracy (needs its M), B independent, R reasoning; left out: a point of knowledge. */
  type: z.optional(z.enum(['M', 'A', 'B', 'R'])),
  alternatives: z.optional(list(words('another wording that earns the mark'))),
  reject: z.optional(list(words('a wording that does not earn it'))),
  /** Points of the same part, or `a.p1` of an earlier one. */
  dependsOn: z.optional(list(z.string())),
  /** A wrong value carried on from before still earns this mark. */
  followThrough: z.optional(z.boolean())
})

/** Points may sum to more than the part has marks ("any three of"); they never earn more than the part has. */
const scheme = z.discriminatedUnion('model', [
  z.strictObject({
    model: z.literal('choice'),
    key: z.enum(['A', 'B', 'C', 'D']),
    /** Why each other choice is wrong. */
    reasons: z.partialRecord(z.enum(['A', 'B', 'C', 'D']), words('why this choice is wrong'))
  }),
  z.strictObject({
    model: z.literal('points'),
    points: list(point),
    guidance: z.optional(words('how the points are to be counted'))
  }),
  z.strictObject({
    model: z.literal('levels'),
    levels: list(level, 2),
    indicative: list(words('what an answer may hold'), 2)
  }),
  z.strictObject({
    model: z.literal('criteria'),
    criteria: list(z.strictObject({ name: words('the criterion'), marks, levels: list(level) }), 2),
    indicative: list(words('what an answer may hold'), 2)
  })
])

const part = z.strictObject({
  /** Left out where the question has one part only. */
  label: z.optional(id),
  command: z.enum(QUESTION_TERMS),
  ao: z.enum(QUESTION_OBJECTIVES),
  marks,
  text: words('the question'),
  choices: z.optional(z.strictObject({ A: words('a'), B: words('b'), C: words('c'), D: words('d') })),
  /** The MYP criterion a part of 8 marks can assess. */
  criterion: z.optional(z.enum(['A', 'B', 'C', 'D'])),
  scheme,
  modelAnswer: words('a full answer'),
  commonErrors: list(words('a mistake and what is right')),
  samples: z.optional(
    list(
      z.strictObject({
        answer: words('what a student might write'),
        marks: z.int().check(z.gte(0)),
        reasons: list(words('why'))
      })
    )
  )
})

/** Where a text or table comes from: written by us, or in the public domain with its words exact. */
const origin = z.union([
  z.literal('written for this exercise'),
  z.strictObject({ author: words('author'), work: words('work'), year: z.int() })
])

const stimulus = z.strictObject({
  label: words('a label like Source A or Table 1', 40),
  caption: z.optional(words('who, what, when', 400)),
  text: z.optional(words('the text; an empty line parts paragraphs')),
  table: z.optional(z.strictObject({ head: list(z.string(), 2), rows: list(list(z.string(), 2)) })),
  origin
})

const figure = z.strictObject({
  id,
  label: words('a label like Fig. 1', 40),
  /** Everything a student needs who cannot see it, without the answer. */
  alt: words('what the figure shows'),
  svg: words('the drawing', 20_000)
})

const solved = z.strictObject({
  /** Of the question as the second solver saw it (`stemHash` of `cli/bank`). */
  hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  answer: words('what the second solver wrote', 12_000),
  verdict: z.enum(['unjudged', 'agree', 'disagree', 'mended']),
  note: z.optional(words('what differed, and what was mended'))
})

const question = z.strictObject({
  key,
  boards: list(z.enum(BOARDS)),
  format: z.enum(FORMATS, `write the format of the question: ${FORMATS.join(', ')}`),
  levels: z._default(z.array(z.enum(LEVELS)), []),
  difficulty: z.int().check(z.gte(1), z.lte(3)),
  calculator: z.boolean(),
  stem: z.optional(words('what stands above the parts')),
  stimuli: z.optional(list(stimulus)),
  figures: z.optional(list(figure)),
  parts: list(part),
  /** The answer from the stem alone, scheme unseen. Only `agree` and `mended` have passed. */
  check: z.optional(solved),
  /** Checks of earlier wordings: their stem was mended, and the new one solved again. */
  earlier: z.optional(list(solved))
})

/** One file of `src/content/questions/<subject>/<topic>.yaml`. */
export const bankTopic = z.strictObject({
  subject: z.enum(BANK_SUBJECTS),
  /** Our own code, of no syllabus; presets say which codes belong to their topics. */
  topic: z.strictObject({ code: key, name: words('the name', 80) }),
  questions: list(question)
})
export type BankTopic = z.infer<typeof bankTopic>
export type BankQuestion = BankTopic['questions'][number]
export type BankPart = BankQuestion['parts'][number]
export type BankScheme = BankPart['scheme']
