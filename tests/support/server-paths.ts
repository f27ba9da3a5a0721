import { createHash, randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { SYNC_PROTOCOL } from '#contract/sync.ts'
import { saveHosted } from '#server/contact/store.ts'
import { hostedPlanFeeds } from '#server/calendar/store.ts'
import { hostedKeyStore } from '#server/ai/keys/store.ts'
import { spendTokens, takeTokens } from '#server/gateway/allowance.ts'
import { noteFields, opOn } from './push.ts'
import { PUBLISHABLE, restOn, SECRET, type Sql } from './database/rest.ts'
import { tokenOf } from './database/tokens.ts'

const URL_OF = 'https://project.supabase.co'
const ENV = { PUBLIC_SUPABASE_URL: URL_OF, PUBLIC_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE, SUPABASE_SECRET_KEY: SECRET }

/** Rights as PostgreSQL weighs them, whoever gave them: `role right on what`, in our schemas. */
const RIGHTS = `
  with roles (role) as (values ('anon'), ('authenticated'), ('service_role'))
  select role || ' ' || r || ' ' || c.oid::regclass as line
    from roles, pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
      and has_table_privilege(role, c.oid, r)
  union all
  select role || ' ' || r || ' ' || c.oid::regclass
    from roles, pg_class c, unnest(array['select', 'usage', 'update']) r
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S'
      and has_sequence_privilege(role, c.oid, r)
  union all
  select role || ' execute ' || f.oid::regprocedure from roles, pg_proc f
    where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, f.oid, 'execute')
  union all
  select role || ' usage ' || n.nspname from roles, pg_namespace n
    where n.nspname in ('public', 'private') and has_schema_privilege(role, n.oid, 'usage')
  order by 1`

export async function rightsOf(database: Sql): Promise<string[]> {
  const rows = (await database.query(RIGHTS)).rows as { line: string }[]
  return rows.map(({ line }) => line)
}

/** Each way from the app and the server into the database of a hosted project, by the code that goes it. */
/** A name by chance in which no word can stand: digits and vowels made rude ones, which are refused. */
const plainName = (id: string): string =>
  id
    .slice(0, 8)
    .replace(
      /./g,
      digit =>
        ['vv', 'vw', 'vy', 'vz', 'wv', 'ww', 'wy', 'wz', 'yv', 'yw', 'yy', 'yz', 'zv', 'zw', 'zy', 'zz'][
          Number.parseInt(digit, 16)
        ] ?? ''
    )

export function serverPaths(name: string, database: Sql): void {
  const rest = restOn(database)
  const student = async () => {
    const id = randomUUID()
    await database.query('insert into auth.users (id) values ($1)', [id])
    const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }]
    const token = tokenOf({ sub: id, role: 'authenticated', amr }, 'any')
    const client = createClient(URL_OF, PUBLISHABLE, {
      global: { fetch: rest },
      accessToken: () => Promise.resolve(token)
    })
    return { id, token, client }
  }

  describe(name, () => {
    test('the contact form keeps a message (it was refused with 42501 on a project made today)', async () => {
      const message = { email: `${randomUUID()}@example.org`, message: 'Hello' }
      await saveHosted(ENV, message, rest)
      const kept = await database.query('select email, message from public.messages where email = $1', [message.email])
      expect(kept.rows).toEqual([message])
    })

    test('a student’s own key is kept, changed, read and taken out', async () => {
      const { id } = await student()
      const store = hostedKeyStore(URL_OF, SECRET, rest)
      const row = { provider: 'openai' as const, model: 'm', base_url: null, cipher: 'sealed' }
      await store.write(id, row)
      await store.write(id, { ...row, model: 'another' })
      expect(await store.read(id)).toEqual({ ...row, model: 'another' })
      await store.remove(id)
      expect(await store.read(id)).toBeNull()
    })

    test('the address of a plan is kept by its hash, shows the plan, and ends', async () => {
      const { id, client } = await student()
      const feeds = hostedPlanFeeds(URL_OF, SECRET, rest)
      const [hash, next] = ['a', 'b'].map(digit => createHash('sha256').update(`${id}${digit}`).digest('hex'))
      expect(await feeds.write(id, hash ?? '', 'titles')).toMatchObject({ style: 'titles' })
      expect(await feeds.planOf(hash ?? '')).toMatchObject({ style: 'titles', zone: 'UTC', exams: [], blocks: [] })
      expect(await feeds.write(id, next ?? '', 'busy')).toMatchObject({ style: 'busy' })
      expect(await feeds.planOf(hash ?? '')).toBeNull()
      expect(await feeds.read(id)).toMatchObject({ style: 'busy' })
      expect((await client.rpc('plan_of_feed', { hash: next })).error).not.toBeNull()
      expect((await client.from('plan_feeds').select('style')).error).not.toBeNull()
      await feeds.remove(id)
      expect(await feeds.planOf(next ?? '')).toBeNull()
    })

    test('the allowance of a student is taken and spent', async () => {
      const { token } = await student()
      const gateway = { url: URL_OF, anonKey: PUBLISHABLE, fetch: (request: Request) => rest(request) }
      await takeTokens(gateway, token, { cost: 1, perMinute: 20, perDay: 1000 })
      await spendTokens(gateway, token, 1000)
      await expect(takeTokens(gateway, token, { cost: 1, perMinute: 20, perDay: 1000 })).rejects.toMatchObject({
        code: 'budget'
      })
    })

    test('a student syncs, names themselves, and leaves', async () => {
      const { id, client } = await student()
      const note = opOn('notes', randomUUID(), noteFields())
      const push = await client.rpc('sync_push', { ops: [note], protocol: SYNC_PROTOCOL })
      expect(push).toMatchObject({ error: null, data: { answers: [{ status: 'applied' }] } })
      const pull = await client.rpc('sync_pull', { cursors: { notes: 0 }, page: 10 })
      expect(pull).toMatchObject({ error: null, data: { tables: { notes: [{ id: note.id }] } } })
      expect((await client.rpc('sync_check', {})).error).toBeNull()
      expect((await client.rpc('sync_lost', {})).error).toBeNull()
      expect(await client.rpc('username_free', { name: plainName(id) })).toMatchObject({ data: true })
      expect(await client.rpc('username_flaw', { name: 'support' })).toMatchObject({ data: 'reserved' })
      expect((await client.rpc('claim_username', { name: plainName(id) })).error).toBeNull()
      const profile = { id, email: 'a@example.org', full_name: 'Ada' }
      expect((await client.from('profiles').upsert(profile, { onConflict: 'id' })).error).toBeNull()
      expect((await client.from('profiles').select('full_name').eq('id', id)).data).toEqual([{ full_name: 'Ada' }])
      expect((await client.from('files').select('id')).error).toBeNull()
      expect((await client.rpc('delete_account', {})).error).toBeNull()
    })

    test('a visitor reaches nothing, and the server’s key no student’s work', async () => {
      const rights = await rightsOf(database)
      expect(rights.filter(line => line.startsWith('anon '))).toEqual(['anon usage public'])
      expect(rights.filter(line => line.startsWith('service_role '))).toEqual([
        'service_role delete ai_keys',
        'service_role delete plan_feeds',
        'service_role execute plan_of_feed(text)',
        'service_role insert ai_keys',
        'service_role insert messages',
        'service_role insert plan_feeds',
        'service_role select ai_keys',
        'service_role select plan_feeds',
        'service_role update ai_keys',
        'service_role update plan_feeds',
        'service_role usage public'
      ])
    })

    test('a new key is no token: as a bearer it is refused', async () => {
      const headers = { apikey: SECRET, authorization: `Bearer ${SECRET}` }
      expect((await rest(`${URL_OF}/rest/v1/ai_keys?select=model`, { headers })).status).toBe(401)
    })
  })
}
