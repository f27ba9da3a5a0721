import type { ReadableAtom } from 'nanostores'
import type { Entity, EntityName } from '#contract/entities.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { live, liveAt } from '#data/read/live.ts'
import { fromRow, type AnyRow, type Row, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Remote } from '#lib/remote.ts'

/** Of an indexed column (data/device/database.ts): one value, some, or from one to another, both included. */
export type Where = { readonly column: string } & (
  { readonly is: string } | { readonly anyOf: readonly string[] } | { readonly from: string; readonly to: string }
)

function matching(db: Database, name: EntityName, where: Where | undefined): Promise<AnyRow[]> {
  const table = rowsOf(db, name)
  if (!where) return table.toArray()
  const column = table.where(where.column)
  if ('anyOf' in where) return column.anyOf(where.anyOf).toArray()
  return ('is' in where ? column.equals(where.is) : column.between(where.from, where.to, true, true)).toArray()
}

async function livingRows<Name extends EntityName>(db: Database, name: Name, where?: Where): Promise<Entity<Name>[]> {
  const rows = await matching(db, name, where)
  const living = rows.filter(isLiving).sort((a, b) => (a.id < b.id ? -1 : 1))
  return living.map(row => fromRow(name, row as unknown as Row<Name>))
}

async function livingRow<Name extends EntityName>(db: Database, name: Name, id: string): Promise<Entity<Name> | null> {
  const row = await rowsOf(db, name).get(id)
  return isLiving(row) ? fromRow(name, row as unknown as Row<Name>) : null
}

/** The rows that are not deleted, by id: those of UUIDv7 oldest first. */
export function liveRows<Name extends EntityName>(name: Name, where?: Where): ReadableAtom<Remote<Entity<Name>[]>> {
  return live(db => livingRows(db, name, where))
}

/** One row, or null when it does not exist or was deleted. */
export function liveRow<Name extends EntityName>(name: Name, id: string): ReadableAtom<Remote<Entity<Name> | null>> {
  return live(db => livingRow(db, name, id))
}

/** The row that a store names. */
export function liveRowAt<Name extends EntityName>(
  name: Name,
  $id: ReadableAtom<string>
): ReadableAtom<Remote<Entity<Name> | null>> {
  return liveAt($id, id => liveRow(name, id))
}

/** The same, once, as it is committed now. */
export function readRows<Name extends EntityName>(name: Name, where?: Where): Promise<Entity<Name>[]> {
  return livingRows(workspace().db, name, where)
}

/** One row as it is committed now, or null when it does not exist or was deleted. */
export function readRow<Name extends EntityName>(name: Name, id: string): Promise<Entity<Name> | null> {
  return livingRow(workspace().db, name, id)
}
