import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

const mine = await student()
const TABLES = ['preferences', 'subjects', 'notes', 'files', 'cards', 'reviews']

/** 2,000 students, 40 of them with 500 cards and 1,000 reviews each, so that reading a whole table would be cheaper if it were allowed. */
beforeAll(async () => {
  await owner.query('set session_replication_role = replica')
  await owner.query('insert into auth.users (id) select gen_random_uuid() from generate_series(1, 1999)')
  const each = (table: string, columns: string, values: string, count: number) =>
    owner.query(
      `insert into public.${table} (id, user_id, rev, ${columns}) select gen_random_uuid(), u.id, n, ${values} from (select id from auth.users order by id <> '${mine}' limit 40) u, generate_series(1, ${count}) n`
    )
  await owner.query(`insert into public.preferences (id, user_id) select id, id from auth.users`)
  await owner.query('insert into public.revs (user_id, rev) select id, 5000 from auth.users')
  await each('subjects', 'name, position', `'x', 0`, 50)
  await each('notes', 'title, doc, plain', `'x', '{}', repeat('word ', 100)`, 200)
  await each('files', 'name, mime, size, sha256', `'x', 'image/png', 1, '0'`, 50)
  await each(
    'cards',
    'group_id, kind, front, back, ordinal, engine, suspended',
    `gen_random_uuid(), 'basic', 'q', 'a', 0, 'manual', false`,
    500
  )
  await each('reviews', 'card_id, grade, reviewed_at, duration_ms', `gen_random_uuid(), 3, now(), 1`, 1000)
  await owner.query('set session_replication_role = origin')
  await owner.query('analyze')
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scanned)
]

async function seqScans(me: Awaited<ReturnType<typeof as>>, query: string): Promise<string[]> {
  const { rows } = await me.query<Record<'QUERY PLAN', [{ Plan: Plan }]>>(`explain (format json) ${query}`)
  return rows.flatMap(row => scanned(row['QUERY PLAN'][0].Plan))
}

test.for(TABLES)(
  'sync_pull reads %s by its index, with a plan made for the call and with one kept for all',
  async table => {
    const me = await as(mine)
    const { rows } = await me.query<{ query: string }>('select private.pull_query($1) as query', [table])
    const query = rows[0]?.query ?? ''
    expect(query).toContain(`public.${table}`)
    for (const [cursor, mode] of [
      [0, 'force_custom_plan'],
      [400, 'force_custom_plan'],
      [0, 'force_generic_plan']
    ] as const) {
      await me.query(`set plan_cache_mode = ${mode}`)
      const name = `p${randomUUID().replaceAll('-', '')}`
      await me.query(`prepare ${name} (bigint, integer) as ${query}`)
      expect(await seqScans(me, `execute ${name} (${cursor}, 500)`), `${mode} from ${cursor}`).toEqual([])
    }
  }
)

test('counting, looking up one row and finding tombstones scan nobody else’s rows', async () => {
  const me = await as(mine)
  for (const table of TABLES) {
    expect(
      await seqScans(
        me,
        `select count(*) filter (where deleted_at is null) from public.${table} where user_id = (select auth.uid())`
      )
    ).toEqual([])
    expect(await seqScans(me, `select * from public.${table} where id = '${mine}'`)).toEqual([])
    expect(
      await seqScans(owner, `delete from public.${table} where user_id = '${mine}' and deleted_at < now()`)
    ).toEqual([])
  }
  expect(await seqScans(me, 'select * from public.revs where user_id = auth.uid()')).toEqual([])
})

test('the check notices a scan', async () => {
  expect(await seqScans(owner, `select * from public.reviews where duration_ms = 7`)).toEqual(['reviews'])
})
