import * as z from 'zod/mini'
import { BOARDS } from '#config/boards.ts'

const text = z.string().check(z.minLength(1), z.maxLength(400))
const id = z.string().check(z.regex(/^[a-z0-9-]+$/))

/** What it is, its unit as the unit library spells it, how it is set where that differs, and a constant's value. */
const letter = z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(4))

/** One file of `src/content/formulas`: formulas by topic, each once, whichever boards use it. */
export const formulaFile = z.strictObject({
  topic: text,
  formulas: z.array(
    z.strictObject({
      id,
      name: text,
      tex: text,
      /** Of what it holds: an equation or a condition, as TeX. */
      for: z.optional(text),
      /** As the calculator reads it: a name, `=`, and what it is. Absent where there is nothing to work out. */
      calc: z.optional(text),
      letters: z.record(z.string(), letter),
      note: z.optional(text)
    })
  )
})

const sheet = z.strictObject({
  id,
  subject: text,
  /** Two where the second has more formulas than the first; else none. */
  levels: z.union([z.tuple([]), z.tuple([text, text])]),
  /** Whether the board gives formulas in the exam, and where that was read; null where it was not checked. */
  booklet: z.nullable(
    z.strictObject({ given: z.boolean(), from: text, read: z.string().check(z.regex(/^\d{4}-\d{2}$/)) })
  ),
  topics: z.array(z.strictObject({ name: text, formulas: z.array(id), higher: z.optional(z.array(id)) }))
})

/** One file of `src/content/sheets`: which formulas a board's subjects use. */
export const sheetFile = z.strictObject({ board: z.enum(BOARDS), sheets: z.array(sheet).check(z.minLength(1)) })

export type FormulaFile = z.infer<typeof formulaFile>
export type SheetFile = z.infer<typeof sheetFile>
