import type { EntityName } from '#contract/entities.ts'
import { defaultsOf } from '#data/device/defaults.ts'
import { toColumns, withDefaults, type AnyRow, type Patch } from '#data/device/rows.ts'
import { behaviourOf } from '#data/entities/registry.ts'
import type { Change } from '#data/write/change.ts'
import { toCamel } from '#lib/values/case.ts'

const edit = (name: EntityName, id: string, row: Patch, columns: readonly string[]): Change =>
  ({ name, id, fields: Object.fromEntries(columns.map(column => [toCamel(column), row[column] ?? null])) }) as Change

/** What takes a patch back: a new row goes, and of one that was there only what the patch changed is as it was. */
export function inverseOf(name: EntityName, id: string, before: AnyRow | undefined, patch: Patch): Change[] {
  const columns = Object.keys(patch).filter(column => column !== 'deleted_at')
  if (!before)
    return behaviourOf(name).isOnlyOne
      ? [edit(name, id, toColumns(defaultsOf(name)), columns)]
      : [{ name, id, remove: true }]
  const edits = columns.length === 0 ? [] : [edit(name, id, withDefaults(name, before), columns)]
  // An edit brought a deleted row back.
  if (before.deleted_at !== null) return [...edits, { name, id, remove: true }]
  return typeof patch['deleted_at'] === 'string' ? [...edits, { name, id, restore: true }] : edits
}
