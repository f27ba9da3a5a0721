import { readFileSync } from 'node:fs'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, test } from 'vitest'
import { startOnline } from '../support/http.ts'
import { noteFields } from '../support/push.ts'

const online = await startOnline()
const { backend, withToken, signUp, forgeries } = online
afterAll(() => online.close())

const owner = await signUp('owner@example.org')
const other = await signUp('other@example.org')

// The same rows and the same list of tables as on PostgreSQL.
const { database } = backend
await database.exec(readFileSync(new URL('./harness.sql', import.meta.url), 'utf8'))
await database.query(`update tests.people set id = $1 where who = 'owner'`, [owner.id])
await database.query(`update tests.people set id = $1 where who = 'other'`, [other.id])
await database.exec('select tests.seed()')

interface Table {
  name: string
  own: string
  change: string | null
  open: boolean
  mine: Record<string, string>
  planted: Record<string, unknown>
}
const { rows: tables } = await database.query<Table>(`
  select c.relname as name, coalesce(s.owner, 'id') as own, s.change,
    d.tab is null as open, tests.row_of(t.tab, 'owner') as mine, tests.row_of(t.tab, 'owner', '1') as planted
  from tests.tables t join pg_class c on c.oid = t.oid
  left join tests.seeds s on s.tab = t.tab left join tests.deny_all d on d.tab = t.tab where t.schema = 'public'`)

/** The change of tests.seeds, `title = 'x'`, as a body; a read-only table is asked to change its owner's column. */
function changeOf({ change, own, mine }: Table): Record<string, unknown> {
  const [, column, value] = /^(\w+) = (?:'(.*)'|.*)$/s.exec(change ?? '') ?? []
  return column ? { [column]: value ?? '2026-11-01T00:00:00Z' } : { [own]: mine[own] }
}

const dump = async (name: string) =>
  (
    await database.query<{ rows: unknown }>(
      `select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows from public.${name} t`
    )
  ).rows[0]?.rows

const intruders: Record<string, SupabaseClient> = {
  visitor: withToken(null),
  'another student': withToken(other.token),
  ...Object.fromEntries(Object.entries(forgeries(owner.token)).map(([name, token]) => [name, withToken(token)]))
}

test('the list of tables was read, and each has a row to ask for', () => {
  expect(tables.length).toBeGreaterThanOrEqual(11)
  expect(tables.filter(table => !table.mine[table.own]).map(table => table.name)).toEqual([])
})

describe.for(Object.entries(intruders))('%s', ([, client]) => {
  test.for(tables)('reaches nothing in $name', async table => {
    const { name, own, mine, planted } = table
    const id = mine[own] ?? ''
    const before = await dump(name)
    const read = await client.from(name).select('*').eq(own, id)
    expect(read.data ?? []).toEqual([])
    const counted = await client.from(name).select('*', { count: 'exact', head: true }).eq(own, id)
    expect(counted.count ?? 0).toBe(0)
    const attempts = [
      client.from(name).insert(planted).select(),
      client.from(name).upsert(mine).select(),
      client.from(name).update(changeOf(table)).eq(own, id).select(),
      client
        .from(name)
        .update({ [own]: other.id })
        .eq(own, id)
        .select(),
      client.from(name).delete().eq(own, id).select()
    ]
    for (const attempt of attempts) expect((await attempt).data ?? []).toEqual([])
    expect(await dump(name)).toEqual(before)
  })
})

test.for(tables.filter(table => table.open))(
  'the owner reads the own row of $name, and no other',
  async ({ name, own }) => {
    const { data, error } = await withToken(owner.token).from(name).select('*')
    expect(error).toBeNull()
    expect(data?.map(row => (row as Record<string, unknown>)[own])).toEqual([owner.id])
  }
)

test('another student gets nothing of it by embedding', async () => {
  const client = withToken(other.token)
  const { data } = await client.from('notes').select('*, cards(*, reviews(*)), files(*)')
  expect(data).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain(owner.id)
})

test.for(Object.entries(intruders).filter(([name]) => name !== 'another student'))(
  '%s calls no function',
  async ([, client]) => {
    const calls: [string, Record<string, unknown>][] = [
      ['sync_push', { ops: [], protocol: 1 }],
      ['sync_pull', { cursors: { notes: 0 } }],
      ['sync_check', {}],
      ['claim_username', { name: 'intruder' }],
      ['username_free', { name: 'intruder' }],
      ['username_flaw', { name: 'intruder' }],
      ['take_tokens', { cost: 1, per_minute: 20, per_day: 1000 }],
      ['spend_tokens', { tokens: 1 }],
      ['delete_account', {}]
    ]
    for (const [name, input] of calls) {
      const answer = await client.rpc(name, input)
      expect(answer.data, name).toBeNull()
      expect(answer.error, name).not.toBeNull()
    }
    expect((await database.query('select from auth.users where id = $1', [owner.id])).rows).toHaveLength(1)
  }
)

test('nobody calls a function of the private schema', async () => {
  for (const name of ['new_epoch', 'next_rev', 'purge_tombstones', 'hold_rev', 'apply_op', 'push_one', 'insert_run'])
    expect((await withToken(owner.token).rpc(name)).error?.code, name).toBe('PGRST202')
})

test('60 questions of four students at once are never answered with the rows of another', async () => {
  const students = [owner, other, await signUp('third@example.org'), await signUp('fourth@example.org')]
  const clients = students.map(({ id, token }) => ({ id, client: withToken(token) }))
  for (const { client } of clients)
    expect((await client.from('notes').insert({ id: crypto.randomUUID(), ...noteFields() })).error).toBeNull()
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const { id, client } = clients[n % clients.length] ?? { id: '', client: withToken(null) }
      const answer =
        n % 3 === 0 ? await client.rpc('sync_pull', { cursors: { notes: 0 } }) : await client.from('notes').select()
      return { id, text: JSON.stringify(answer.data as unknown) }
    })
  )
  for (const { id, text } of answers) expect(text).toContain(id)
  for (const { id, text } of answers)
    for (const stranger of students.filter(student => student.id !== id)) expect(text).not.toContain(stranger.id)
})

test('the matrix notices a table that stands open', async () => {
  await database.exec(
    'create policy "open" on public.subjects for all to anon, authenticated using (true) with check (true)'
  )
  const table = tables.find(({ name }) => name === 'subjects')
  if (!table) throw new Error('no subjects')
  for (const client of [withToken(null), withToken(other.token)]) {
    expect((await client.from('subjects').select().eq('user_id', owner.id)).data).toHaveLength(1)
    expect((await client.from('subjects').update(changeOf(table)).eq('user_id', owner.id).select()).data).toHaveLength(
      1
    )
    const planted = { ...table.planted, id: crypto.randomUUID() }
    expect((await client.from('subjects').insert(planted).select()).data).toHaveLength(1)
    expect((await client.from('subjects').delete().eq('id', planted.id).select()).data).toHaveLength(1)
  }
  await database.exec('drop policy "open" on public.subjects')
})
