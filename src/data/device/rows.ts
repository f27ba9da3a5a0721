import { type Entity, type EntityName, type Fields, entities } from '#contract/entities.ts'
import { defaultsOf } from '#data/device/defaults.ts'
import { toCamel, toSnake, type Snake } from '#lib/values/case.ts'
import { sameJson } from '#lib/values/same-json.ts'

type Snaked<Value> = { -readonly [Key in keyof Value & string as Snake<Key>]: Value[Key] }

/** One row as it lies in the device's tables and in Postgres. */
export type Row<Name extends EntityName> = Snaked<Entity<Name>>

/** A row of any table, for code that is the same for all of them. */
export interface AnyRow {
  id: string
  rev: number
  created_at: string
  updated_at: string
  deleted_at: string | null
  [column: string]: unknown
}

/** A row that is there and was not deleted; every reading of rows asks this, so that a deleted one shows nowhere. */
export function isLiving<Some extends { readonly deleted_at: string | null }>(
  row: Some | null | undefined
): row is Some {
  return row?.deleted_at === null
}

/** Columns and their new values. */
export type Patch = Readonly<Record<string, unknown>>

const BASE = ['id', 'rev', 'createdAt', 'updatedAt', 'deletedAt']

const FIELDS = Object.fromEntries(
  Object.entries(entities).map(([name, { schema }]) => [name, Object.keys(schema.shape)])
) as unknown as Readonly<Record<EntityName, readonly string[]>>

/** The columns a student may set: the names of the contract, and nothing a server may have added. */
export function columnsOf(name: EntityName): string[] {
  return FIELDS[name].map(toSnake)
}

/** A row that was written before a column was there has its default, as on the server. */
export function withDefaults(name: EntityName, row: AnyRow): AnyRow {
  return { ...toColumns(defaultsOf(name)), ...row }
}

/** The names of the contract beside those of the tables: put together once, for rows are read by the ten thousand. */
const PAIRS = Object.fromEntries(
  Object.entries(FIELDS).map(([name, fields]) => [name, [...BASE, ...fields].map(key => [key, toSnake(key)] as const)])
) as unknown as Readonly<Record<EntityName, readonly (readonly [key: string, column: string])[]>>

export function fromRow<Name extends EntityName>(name: Name, row: Row<Name>): Entity<Name> {
  const given = row as unknown as AnyRow
  let defaults: Patch | null = null
  const entity: Record<string, unknown> = {}
  for (const [key, column] of PAIRS[name]) {
    if (!(column in given)) defaults ??= toColumns(defaultsOf(name))
    entity[key] = column in given ? given[column] : defaults?.[column]
  }
  return entity as Entity<Name>
}

export function toColumns<Name extends EntityName>(fields: Partial<Fields<Name>>): Patch {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([key, value]) => [toSnake(key), value]))
}

/** What a row holds, by the names of the contract; for checking it. */
export function fieldsOf(name: EntityName, row: AnyRow): Record<string, unknown> {
  const all = withDefaults(name, row)
  return Object.fromEntries(columnsOf(name).map(column => [toCamel(column), all[column]]))
}

/** Instants come as Postgres writes them; the device compares and indexes them as text, so they need one form. */
export function fromServer(row: Readonly<Record<string, unknown>> & { readonly id: string }): AnyRow {
  const kept = Object.entries(row).filter(([column]) => column !== 'user_id')
  return Object.fromEntries(kept.map(([column, value]) => [column, instant(column, value)])) as AnyRow
}

function instant(column: string, value: unknown): unknown {
  return column.endsWith('_at') && typeof value === 'string' ? new Date(value).toISOString() : value
}

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
