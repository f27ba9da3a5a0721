import * as z from 'zod/mini'
import { BOARDS } from '#config/boards.ts'
import { SIZES } from '#config/sizes.ts'
import { between, json, named, plainDate, tags, text, whole } from '#contract/entities/kinds.ts'

export const subject = z.strictObject({
  name: named(SIZES.subjectName),
  board: z.nullable(z.enum(BOARDS)),
  level: z.nullable(text(40)),
  /** Read where a subject has no rows in `exams`: older clients write it. */
  examOn: z.nullable(plainDate),
  position: z.number()
})

/** A part of a subject. A preset's topic has the id `topicId(subject, code)`, so that two devices make one row. */
export const topic = z.strictObject({
  subjectId: z.uuid(),
  /** No foreign key: a row that is sent again may come before its parent. An unknown one means the top level. */
  parentId: z.nullable(z.uuid()),
  name: named(SIZES.title),
  /** Of the syllabus, for example 2.1.3. */
  code: z.nullable(text(40)),
  position: z.number(),
  /** 1 not at all, 5 sure; null until the student says. */
  confidence: z.nullable(whole(1, 5))
})

export const note = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  title: text(SIZES.title),
  /** ProseMirror JSON; every block has a stable `attrs.id`. */
  doc: json,
  /** The plain text of `doc`, for lists and search. */
  plain: text(SIZES.noteText),
  topicId: z.nullable(z.uuid()),
  tags,
  /** Stands first in the list. */
  pinned: z.boolean()
})

/** What a file belongs to: only unused ones of kind `note` and `card` are cleared away by themselves. */
export const FILE_KINDS = ['note', 'card', 'answer', 'question', 'recording', 'source'] as const

/** The index of a student's files; the bytes lie in storage under `<user id>/<file id>`. */
export const file = z.strictObject({
  noteId: z.nullable(z.uuid()),
  name: text(200),
  mime: text(100),
  size: between(0, SIZES.fileBytes),
  sha256: text(64),
  kind: z.enum(FILE_KINDS)
})

/** One row a student; its id is the student's id. */
export const preferences = z.strictObject({
  board: z.nullable(z.enum(BOARDS)),
  level: z.nullable(text(40)),
  minutesPerDay: between(SIZES.minutesPerDay.min, SIZES.minutesPerDay.max),
  /** IANA time zone in which the student's day is counted. */
  timeZone: text(64),
  /** Hour at which a study day begins. */
  dayStartsAt: between(0, 12),
  newPerDay: between(0, 999),
  reviewsPerDay: between(0, 9999),
  desiredRetention: between(0.7, 0.97),
  /** FSRS-6 weights, 21 numbers, or null for the published defaults. */
  fsrsWeights: z.nullable(z.array(z.number()).check(z.length(21))),
  /** No AI model answers in any room, of a server, a browser or a key of one's own. */
  noModel: z.boolean(),
  /** The sound of a lecture goes once its note is made. */
  dropsSound: z.boolean()
})
