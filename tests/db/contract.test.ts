import { afterAll, expect, inject, test } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { entities, ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import { behaviourOf } from '#data/entities/registry.ts'
import { toSnake } from '#lib/values/case.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

const BASE = ['id', 'user_id', 'rev', 'created_at', 'updated_at', 'deleted_at']

test('every entity of the contract is a table that syncs in its mode, and the other way round', async () => {
  const { rows } = await owner.query<{ name: string; mode: string }>('select name, mode from private.sync_tables')
  const wanted = Object.entries(entities).map(([name, { mode }]) => ({ name, mode }))
  expect(rows.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    wanted.toSorted((a, b) => a.name.localeCompare(b.name))
  )
  expect([...ENTITY_ORDER].toSorted()).toEqual(Object.keys(entities).toSorted())
})

test.for(Object.entries(entities))('the columns of %s are the fields of its contract', async ([name, { schema }]) => {
  const { rows } = await owner.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${name}`]
  )
  const wanted = [...BASE, ...Object.keys(schema.shape).map(toSnake)]
  expect(rows.map(row => row.column).toSorted()).toEqual(wanted.toSorted())
})

test('no column has a word that PostgreSQL reserves, and a JSON column that the contract versions asks for its v', async () => {
  const { rows } = await owner.query(
    `select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
     join private.sync_tables s on s.name = c.relname join pg_get_keywords() k on k.word = a.attname
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and k.catcode in ('R', 'T')`
  )
  expect(rows).toEqual([])
  const me = await as(await student())
  const insert = `insert into public.quizzes (id, title, sources, seed, engine, settings, items)
    values (gen_random_uuid(), 'q', '{}', 1, 'e', '{"v":1}', '{"v":1}')`
  await expect(me.query(insert)).rejects.toThrow('quizzes_sources_check')
})

test('a column of file ids is known to the sweep of unused pictures', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     join private.sync_tables s on s.name = c.relname
     where c.relnamespace = 'public'::regnamespace and (a.attname in ('file_ids', 'file_id') or a.attname like '%\\_media')`
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { name } of rows) expect(behaviourOf(name as EntityName).files, name).toBeDefined()
})

test('parents are pushed before their children', async () => {
  const { rows } = await owner.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint f
     join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
     join private.sync_tables a on a.name = c.relname join private.sync_tables b on b.name = p.relname where f.contype = 'f'`
  )
  expect(rows.length).toBeGreaterThan(4)
  const place = (name: string) => (ENTITY_ORDER as readonly string[]).indexOf(name)
  for (const { child, parent } of rows) expect(place(parent), `${parent} before ${child}`).toBeLessThan(place(child))
})

test('the limits in SQL are those of config/sizes.ts', async () => {
  const { rows } = await owner.query<{ name: string; rule: string }>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`
  )
  const rule = (name: string) => rows.find(row => row.name === name)?.rule ?? `no constraint ${name}`
  expect(rule('notes_title_check')).toContain(`<= ${SIZES.title})`)
  expect(rule('notes_plain_check')).toContain(`<= ${SIZES.noteText})`)
  expect(rule('notes_doc_check')).toContain(`<= ${(SIZES.noteDoc * 4) / 3})`)
  expect(rule('subjects_name_check')).toContain(`<= ${SIZES.subjectName})`)
  expect(rule('cards_front_check')).toContain(`<= ${SIZES.cardSide})`)
  expect(rule('cards_back_check')).toContain(`<= ${SIZES.cardSide})`)
  expect(rule('files_size_check')).toContain(`<= ${SIZES.fileBytes})`)
  expect(rule('profiles_full_name_check')).toContain(`<= ${SIZES.fullName})`)
  expect(rule('usernames_name_check')).toContain(`{${SIZES.username.min},${SIZES.username.max}}`)
  expect(rule('preferences_minutes_per_day_check')).toMatch(
    new RegExp(`>= ${SIZES.minutesPerDay.min}\\).*<= ${SIZES.minutesPerDay.max}\\)`)
  )
  const bucket = await owner.query<{ max: string }>(
    `select file_size_limit as max from storage.buckets where id = 'files'`
  )
  expect(bucket.rows).toEqual([{ max: String(SIZES.fileBytes) }])
  const push = await owner.query<{ body: string }>(
    `select pg_get_functiondef('public.sync_push(json,integer)'::regprocedure) as body`
  )
  expect(push.rows[0]?.body).toContain(`json_array_length(ops) > ${SIZES.syncOps}`)
})
