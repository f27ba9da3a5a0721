import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import {
  between,
  engineName,
  fileIds,
  instant,
  json,
  named,
  seed,
  text,
  versioned,
  whole
} from '#contract/entities/kinds.ts'

export const quiz = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  topicId: z.nullable(z.uuid()),
  title: text(SIZES.title),
  /** Notes, topics or archive entries; no foreign keys. */
  sources: versioned(
    { sources: z.array(z.looseObject({ kind: named(20), id: named(80) })).check(z.maxLength(200)) },
    SIZES.json.small
  ),
  seed,
  engine: engineName,
  /** Types, number, minutes or none, feedback, one at a time. */
  settings: versioned({}, SIZES.json.small),
  /** As the engine made them; an item's `id` is its question key. */
  items: versioned({ items: z.array(json).check(z.maxLength(200)) }, SIZES.json.large)
})

/** Of a quiz, a paper or one question. `refId` has no foreign key: the attempt outlives what it was of. */
export const attempt = z.strictObject({
  kind: z.enum(['quiz', 'paper', 'question']),
  refId: z.nullable(z.uuid()),
  subjectId: z.nullable(z.uuid()),
  title: text(SIZES.title),
  /** The attempt whose missed items this one asks again. */
  retryOf: z.nullable(z.uuid()),
  /** Minutes allowed before extra time, or null for none. */
  minutes: z.nullable(whole(1, 1440)),
  readingMinutes: whole(0, 120),
  extraPercent: whole(0, 100),
  finishedAt: z.nullable(instant),
  /** Choices under a rule "answer n of m", order of items, conditions; of kind `paper`: contract/sitting.ts. */
  settings: versioned({}, SIZES.json.small),
  /** Of kind `question`: the pasted question with its scheme or rubric. Of kind `paper`: contract/sitting.ts. */
  asked: z.nullable(versioned({}, SIZES.json.large))
})

/** Id: `answerId(attempt, questionKey)`. Strict: two devices' texts of one answer both stand in it. */
export const answer = z.strictObject({
  attemptId: z.uuid(),
  questionKey: named(80),
  /** ProseMirror JSON with stable block ids, or null where `value` answers. */
  doc: z.nullable(json),
  /** A choice, pairs, an order, a number with its unit. */
  value: z.nullable(versioned({}, SIZES.json.small)),
  fileIds,
  flagged: z.boolean(),
  /** Percent, said before the solution was shown. */
  confidence: z.nullable(whole(0, 100)),
  /** When its solution was shown: what is changed later does not count. */
  checkedAt: z.nullable(instant)
})

/** One marking of one answer; a later one does not change an earlier. */
export const mark = z.strictObject({
  answerId: z.uuid(),
  madeBy: z.enum(['engine', 'self', 'dispute']),
  engine: engineName,
  model: z.enum(['points', 'maths', 'levels', 'criteria', 'ap', 'mcq']),
  /** The answer as it was marked, to which the spans refer. */
  answerText: text(SIZES.answerText),
  schemeHash: text(64),
  /** Verdict and verbatim spans (UTF-16 offsets in `answerText`) of each point. */
  points: versioned(
    {
      points: z
        .array(z.looseObject({ key: named(80), verdict: z.enum(['earned', 'unsure', 'missed']) }))
        .check(z.maxLength(200))
    },
    SIZES.json.medium
  ),
  /** Null where no total may be claimed. */
  low: z.nullable(between(0, 1000)),
  high: z.nullable(between(0, 1000)),
  max: between(0, 1000),
  /** The student's words to a dispute. */
  remark: text(SIZES.cardSide)
})

/** One lost mark or missed item; id: `lossId(origin, key)`. Its state is derived (`domain/progress/loss.ts`). */
export const loss = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  topicId: z.nullable(z.uuid()),
  /** Command term or objective. */
  skill: text(120),
  /** What was missing. */
  words: text(SIZES.cardSide),
  originKind: z.enum(['mark', 'quiz']),
  /** The answer's id, no foreign key. */
  originId: z.uuid(),
  /** Of the point or the quiz item. */
  pointKey: text(80),
  marks: between(0, 1000),
  /** The student wants to hear no more of it. */
  droppedAt: z.nullable(instant)
})
