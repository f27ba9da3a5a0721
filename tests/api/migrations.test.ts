import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate, migrationsIn } from '../../src/server/local/database/migrations.ts'

let connection: PgliteConnection
beforeAll(async () => {
  connection = await createPgliteConnection({ url: 'memory://' })
  await connection.driver.waitReady
})
beforeEach(async () => {
  await connection.driver.exec(`drop schema if exists auth, storage, public, supabase_migrations cascade;
    create schema auth; create schema storage; create schema public`)
})
afterAll(() => connection.close())

const good = { version: '1', name: 'notes', sql: 'create table notes (id int); insert into notes values (1);' }
const bad = { version: '2', name: 'broken', sql: 'alter table notes add column title text; select no_such_function();' }

test('new files are applied once, in order, and recorded as the Supabase CLI records them', async () => {
  expect(await migrate(connection.driver, [good])).toEqual(['1_notes'])
  expect(await migrate(connection.driver, [good])).toEqual([])
  const { rows } = await connection.driver.query('select * from supabase_migrations.schema_migrations')
  expect(rows).toEqual([
    { version: '1', name: 'notes', statements: ['create table notes (id int)', 'insert into notes values (1)'] }
  ])
})

test('a file that fails is named and leaves everything as it was', async () => {
  await expect(migrate(connection.driver, [good, bad])).rejects.toThrow(
    'The migration 2_broken.sql failed and was undone'
  )
  const { fields } = await connection.driver.query('select * from notes')
  expect(fields.map(field => field.name)).toEqual(['id'])
  const mended = { ...bad, sql: 'alter table notes add column title text;' }
  expect(await migrate(connection.driver, [good, mended])).toEqual(['2_broken'])
})

test('a migration may grant to the roles of Supabase, which exist before it', async () => {
  const grants = { version: '3', name: 'grants', sql: 'create table t (id int); grant select on t to authenticated;' }
  expect(await migrate(connection.driver, [grants])).toEqual(['3_grants'])
})

test('our own files are found, in the order of their numbers', () => {
  const versions = migrationsIn('supabase/migrations').map(({ version }) => version)
  expect(versions.length).toBeGreaterThan(5)
  expect(versions).toEqual([...new Set(versions)].toSorted())
})
