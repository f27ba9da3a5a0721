import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { between, engineName, fileIds, json, named, seed, text, versioned, whole } from '#contract/entities/kinds.ts'

export const paper = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  title: named(SIZES.title),
  presetId: z.nullable(text(80)),
  seed,
  /** Of the maker's rules: preset, seed, bank version and this make the same paper. */
  version: whole(1, 10_000),
  bankVersion: text(80),
  minutes: z.nullable(whole(1, 1440)),
  marks: between(0, 1000),
  /** What was asked for and how it was met. */
  blueprint: versioned({}, SIZES.json.medium),
  /** The questions as they are sat, with their schemes: errata never change a paper that was sat. */
  snapshot: versioned({}, SIZES.json.large)
})

/** A student's own, pasted or made from their notes. */
export const question = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  topicId: z.nullable(z.uuid()),
  noteId: z.nullable(z.uuid()),
  stem: text(SIZES.questionText),
  parts: versioned({ parts: z.array(json).check(z.maxLength(40)) }, SIZES.json.medium),
  scheme: versioned({}, SIZES.json.medium),
  marks: between(0, 1000),
  commandTerm: z.nullable(text(40)),
  difficulty: z.nullable(whole(1, 5)),
  fileIds,
  engine: engineName
})
