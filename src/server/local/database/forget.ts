import type { PGlite } from '@supabase/lite/pglite'

/** Larger tables would keep everybody waiting: their pages are left to be written over. */
const SMALL_BYTES = 32_000_000

/**
 * Deleted rows stay in PostgreSQL's files as bytes: in their pages until those are written anew, in the log until its
 * segments are dropped. After an account has gone, its address must stand in neither.
 */
export async function forgetDeleted(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('auth', 'public', 'storage', 'private')
       and pg_relation_size(c.oid) between 1 and ${SMALL_BYTES}`
  )
  for (const { name } of rows) await database.exec(`vacuum full ${name}`)
  // Dropped and not kept under a new name, which is the default.
  await database.exec('set wal_recycle = off')
  await database.exec('select pg_switch_wal()')
  await database.exec('checkpoint')
  await database.exec('reset wal_recycle')
}
