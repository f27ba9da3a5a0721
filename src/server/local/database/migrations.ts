import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { splitSqlStatements } from '@supabase/lite'
import type { PGlite } from '@supabase/lite/pglite'

/** lite makes the roles only at the first request, too late for `to authenticated` in a migration. */
const ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$;
grant usage on schema public, auth, storage to anon, authenticated, service_role;`

/** The table of the Supabase CLI, so that either of them can go on where the other stopped. */
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;`

export interface Migration {
  readonly version: string
  readonly name: string
  readonly sql: string
}

export function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap(file => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      return version && name ? [{ version, name, sql: readFileSync(path.join(folder, file), 'utf8') }] : []
    })
}

/** Applies what is new, each file in one transaction: a file that fails leaves the state before it. */
export async function migrate(database: PGlite, migrations: readonly Migration[]): Promise<string[]> {
  await database.exec(ROLES + HISTORY)
  const done = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  const applied = new Set(done.rows.map(row => row.version))
  const wanted = migrations.filter(({ version }) => !applied.has(version))
  for (const migration of wanted) await apply(database, migration)
  return wanted.map(({ version, name }) => `${version}_${name}`)
}

async function apply(database: PGlite, { version, name, sql }: Migration): Promise<void> {
  try {
    await database.transaction(async transaction => {
      await transaction.exec(sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, splitSqlStatements(sql)]
      )
    })
  } catch (error) {
    throw new Error(`The migration ${version}_${name}.sql failed and was undone: ${(error as Error).message}`, {
      cause: error
    })
  }
}
