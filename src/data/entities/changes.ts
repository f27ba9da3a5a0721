import { entities, type EntityName } from '#contract/entities.ts'
import type { AnyRow, Patch } from '#data/device/rows.ts'
import { sameJson } from '#lib/values/same-json.ts'

type Json = Readonly<Record<string, unknown>>

/** The part of `patch` that would change `row`. When a deletion happened is the server's to say. */
export function difference(row: Json, patch: Patch): Patch {
  const isDeleted = (value: unknown) => typeof value === 'string'
  const differs = ([column, value]: [string, unknown]) =>
    column === 'deleted_at' ? isDeleted(row[column]) !== isDeleted(value) : !sameJson(row[column], value)
  return Object.fromEntries(Object.entries(patch).filter(differs))
}

/** An edit of a deleted row brings it back, except in a log. */
function revives(name: EntityName, deletedAt: unknown, patch: Patch): boolean {
  const isEdit = Object.keys(patch).length > 0 && !('deleted_at' in patch)
  return typeof deletedAt === 'string' && isEdit && entities[name].mode !== 'append'
}

/** What the server makes of a patch (private.apply_op). */
export function patched(name: EntityName, row: AnyRow, patch: Patch): AnyRow {
  return { ...row, ...(revives(name, row.deleted_at, patch) ? { deleted_at: null } : {}), ...patch }
}

interface Op {
  readonly patch: Patch
  readonly at: string
}

/** A row as the student sees it: the server's version with every unconfirmed change on top. */
export function viewOf(name: EntityName, base: AnyRow, ops: readonly Op[]): AnyRow {
  return ops.reduce((row, op) => ({ ...patched(name, row, op.patch), updated_at: op.at }), base)
}

/** Two changes of one row as one, with the same effect. */
export function joined(name: EntityName, first: Patch, second: Patch): Patch {
  return { ...first, ...(revives(name, first['deleted_at'], second) ? { deleted_at: null } : {}), ...second }
}
