import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { engineName, json, named, text, versioned } from '#contract/entities/kinds.ts'

export const CHAT_MODES = ['explain', 'socratic', 'quiz', 'debate', 'examiner'] as const

export const thread = z.strictObject({
  title: text(SIZES.title),
  mode: z.enum(CHAT_MODES),
  /** What it may quote: nothing, everything, or these notes, topics and subjects. */
  scope: versioned(
    {
      kind: z.enum(['none', 'all', 'some']),
      of: z.array(z.looseObject({ kind: named(20), id: named(80) })).check(z.maxLength(50))
    },
    SIZES.json.small
  ),
  /** What it was opened about: `card:ID`, `note:ID`, `question:KEY`, `mark:ID`. */
  about: z.nullable(text(120)),
  pinned: z.boolean(),
  archived: z.boolean(),
  /** The last turn of the branch that is shown; no foreign key. */
  tipId: z.nullable(z.uuid())
})

/** Written when it is whole: an answer under way lives on the device. */
export const turn = z.strictObject({
  threadId: z.uuid(),
  /** The turn it answers; branches share one. No foreign key, as turns sent again may come in any order. */
  parentId: z.nullable(z.uuid()),
  role: z.enum(['student', 'tutor']),
  mode: z.enum(CHAT_MODES),
  text: text(SIZES.turnText),
  /** Which sentences stand in which note, and word for word where. */
  spans: z.nullable(versioned({ spans: z.array(json).check(z.maxLength(500)) }, SIZES.json.medium)),
  /** Attached cards, notes, questions; offered acts; hints given; tokens. */
  extras: z.nullable(versioned({}, SIZES.json.medium)),
  engine: engineName,
  status: z.enum(['whole', 'stopped', 'cut', 'failed'])
})
