import * as z from 'zod/mini'
import { instant, json, named, text, whole } from '#contract/entities/kinds.ts'
import { entities, type EntityName } from '#contract/entities.ts'

/** Raised when an older app could read a passport wrongly; a new table or field does not raise it. */
export const PASSPORT_VERSION = 2

/** The list of what a passport holds, in the file that is written last: a zip without it is half of one. */
export const passportList = z.looseObject({
  passport: z.literal(true),
  version: whole(1, 10_000),
  exportedAt: instant,
  /** Whose it is: ids that are made from the student's id are made anew for another. */
  student: z.uuid(),
  /** Rows by table. */
  counts: z.record(text(60), whole(0, 100_000_000)),
  files: z
    .array(
      z.looseObject({
        path: named(300),
        bytes: whole(0, Number.MAX_SAFE_INTEGER),
        /** Hex; empty where the page was not secure and the browser gave none. */
        sha256: text(64),
        /** Of rows: their table. */
        table: z.optional(text(60)),
        /** Of bytes: the id of the row in `files`. */
        fileId: z.optional(z.uuid())
      })
    )
    .check(z.maxLength(200_000)),
  /** What this device could not keep, newer than the tables. */
  notStored: z.array(json),
  /** Tables and files that this device could not read. */
  unreadable: z.array(text(100))
})
export type PassportList = z.infer<typeof passportList>

/** A row as it stands in a passport: its fields, and when it was made, changed and deleted. */
export const passportRow = z.looseObject({
  id: z.uuid(),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: z.nullable(instant)
})
export type PassportRow = z.infer<typeof passportRow>

/** JSON Schema (draft 2020-12) of each table. What only a program can check, such as bytes, is not in it. */
export function passportSchema(): Record<string, unknown> {
  const of = (name: EntityName): unknown => {
    const row = z.extend(z.looseObject(passportRow.shape), entities[name].schema.shape)
    return z.toJSONSchema(row, { unrepresentable: 'any' })
  }
  const tables = (Object.keys(entities) as EntityName[]).map(name => [name, of(name)] as const)
  return { version: PASSPORT_VERSION, list: z.toJSONSchema(passportList), tables: Object.fromEntries(tables) }
}
