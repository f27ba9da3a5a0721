import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { username } from '#contract/account.ts'
import { cardFields, noteFields, opOn, pull, push, reviewFields } from '../support/push.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

const one = async (client: Awaited<ReturnType<typeof as>>, statement: string, values: unknown[] = []) =>
  (await client.query<{ answer: unknown }>(statement, values)).rows[0]?.answer

test('the database and the contract agree on what a name may be', async () => {
  const me = await as(await student())
  const names = [
    'ab',
    'abc',
    'a'.repeat(20),
    'a'.repeat(21),
    'Ada_99',
    'a b c',
    'adaé',
    'ada-l',
    '',
    'a\nbc',
    'абв',
    'ada\n'
  ]
  for (const name of names) {
    const fine = username.safeParse(name).success
    expect(await one(me, 'select public.username_free($1) as answer', [name]), name).toBe(fine)
    const claim = me.query('select public.claim_username($1)', [name])
    await (fine
      ? expect(claim, name).resolves.toBeDefined()
      : expect(claim, name).rejects.toMatchObject({ code: '23514' }))
  }
})

test('a name is held without regard to case, may be changed, and is free again with the account', async () => {
  const [me, other] = [await as(await student()), await as(await student())]
  await me.query(`select public.claim_username('Grace')`)
  expect(await one(other, `select public.username_free('gRACE') as answer`)).toBe(false)
  expect(await one(me, `select public.username_free('gRACE') as answer`)).toBe(true)
  await expect(other.query(`select public.claim_username('GRACE')`)).rejects.toMatchObject({ code: '23505' })
  await me.query(`select public.claim_username('Hopper')`)
  await other.query(`select public.claim_username('GRACE')`)
  await me.query('select public.delete_account()')
  expect(await one(other, `select public.username_free('hopper') as answer`)).toBe(true)
})

test('a name that is reserved or offensive is refused, and a name that only looks like one is not', async () => {
  const me = await as(await student())
  const flaw = (name: string) => one(me, 'select public.username_flaw($1) as answer', [name])
  for (const name of ['admin', 'Admin_1', 'SUPPORT', 'cramless_help', 'root77'])
    expect(await flaw(name), name).toBe('reserved')
  for (const name of ['FuCk_you', 'f4ck', 'f_u_c_k', 'a55hole', 'Nazi88', 'bitch_99', 'Ch00tia', 'n1gga', 'big_ass'])
    expect(await flaw(name), name).toBe('offensive')
  for (const name of [
    'Scunthorpe',
    'Harshit',
    'Shital',
    'Ashit_07',
    'Anushka',
    'Dhanush',
    'Pornima',
    'Cassandra',
    'Wei_Fu'
  ])
    expect(await flaw(name), name).toBeNull()
  await expect(me.query(`select public.claim_username('sh1t_face')`)).rejects.toMatchObject({
    code: '23514',
    detail: 'offensive'
  })
  await owner.query(`insert into public.usernames (user_id, name) values ($1, 'support')`, [await student()])
  expect(await flaw('Support')).toBe('taken')
})

test('insults of ten languages are refused, also with a suffix, and names that look like one are not', async () => {
  const me = await as(await student())
  const flawed = (names: string) =>
    one(
      me,
      `select string_agg(n, ' ' order by at) as answer from unnest($1::text[]) with ordinality t(n, at)
        where public.username_flaw(n) is not null`,
      [names.split(' ')]
    )
  const rude = [
    'bhosdike bh0sd1ke bhosdiwala_9 gaandu gaandu99 gandu_king madarchod_x behenchod chutiya_raj lawda bsdk_07',
    'killyourself K1ll_urself hijodeputa gilipollas_7 niquetamere arschloch hurensohn1 caralho filhodaputa sukablyat',
    'pizdec caonima wangbadan kontol_99 pukimak sharmuta kosomak bokachoda thevidiya_paiya pundai'
  ].join(' ')
  expect(await flawed(rude)).toBe(rude)
  const names = [
    'Uganda_fan Gandhi Gandupalli Bhosale Randika Chudamani Chodankar Huynh Lund Lauda Putri Merdan Zavadil',
    'Muthumari Pundalik Mofokeng Milford Tamer upskillyourself self_study Scheibe Kusumakar Sharma'
  ].join(' ')
  expect(await flawed(names)).toBeNull()
})

test('a Spanish name is a name, a Spanish insult is none, and who looks like the staff is refused', async () => {
  const me = await as(await student())
  const flaw = (name: string) => one(me, 'select public.username_flaw($1) as answer', [name])
  const people =
    'AnaLopez Analia AnaLima Kike KikeGarcia Kike_7 Vergara Pollard Pollack Cipolla Heilmann Kilmer Matarazzo'
  for (const name of `${people} Analiz AnaLuisa JuanAlonso Teachout Principe Camila`.split(' '))
    expect(await flaw(name), name).toBeNull()
  const rude = 'Polla MariaPolla pollas Follador Verga Subnormal Retrasado Sudaca MatarJudios Heil 1488 x_14_88'
  for (const name of `${rude} LauraCojonudo JuanAnal killmenow KillMeNow kikes KikeHater analsex`.split(' '))
    expect(await flaw(name), name).toBe('offensive')
  for (const name of 'adm1n Adm1n_22 teacher Teacher1 IBO examiner ib_examiner cambridge_official Cambridge'.split(' '))
    expect(await flaw(name), name).toBe('reserved')
})

test('a place or a surname that holds a refused part is a name, and an insult in the plural is none', async () => {
  const me = await as(await student())
  const flaw = (name: string) => one(me, 'select public.username_flaw($1) as answer', [name])
  for (const name of [
    'Penistone',
    'penistone_fc',
    'Wankhede',
    'Negroponte',
    'Scunthorpe',
    'Cuckfield',
    'Shittu',
    'Sussex',
    'Suares'
  ])
    expect(await flaw(name), name).toBeNull()
  for (const name of ['negros', 'pakis', 'Chutiyas', 'penis', 'penises', 'bitches', 'hijras'])
    expect(await flaw(name), name).toBe('offensive')
})

test('who bears a name from before there was a list keeps it', async () => {
  const id = await student()
  await owner.query(`insert into public.usernames (user_id, name) values ($1, 'moderator')`, [id])
  const me = await as(id)
  expect(await one(me, `select public.username_flaw('Moderator') as answer`)).toBeNull()
  await me.query(`select public.claim_username('Moderator')`)
})

test('a profile is upserted on its id; its times are the server’s', async () => {
  const id = await student()
  const me = await as(id)
  const upsert = `insert into public.profiles (id, email, full_name, updated_at) values ($1, 'a@example.org', $2, '2000-01-01')
    on conflict (id) do update set full_name = excluded.full_name, updated_at = excluded.updated_at`
  await me.query(upsert, [id, 'Ada'])
  await me.query(upsert, [id, 'Ada L'])
  expect(
    await one(me, `select full_name || (updated_at > now() - interval '1 minute')::text as answer from public.profiles`)
  ).toBe('Ada Ltrue')
})

test('deleting the account leaves nothing, and the token that outlives it can neither read nor write', async () => {
  const id = await student()
  const [me, stays] = [await as(id), await as(await student())]
  const [subject, note, card] = [randomUUID(), randomUUID(), randomUUID()]
  const whole = [
    opOn('preferences', id, {}),
    opOn('subjects', subject, { name: 'x', position: 0 }),
    opOn('notes', note, { ...noteFields(), subject_id: subject }),
    opOn('notes', randomUUID(), { ...noteFields(), subject_id: subject }),
    opOn('cards', card, { ...cardFields(), note_id: note, subject_id: subject }),
    opOn('cards', randomUUID(), { ...cardFields(), note_id: note }),
    opOn('reviews', randomUUID(), reviewFields(card))
  ]
  expect((await push(me, ...whole)).every(answer => answer.status === 'applied')).toBe(true)
  await push(stays, opOn('notes', randomUUID(), noteFields()))
  await me.query(`insert into public.profiles (id) values ($1)`, [id])
  await me.query('select public.delete_account()')
  const { rows } = await owner.query<{ tab: string }>(
    `select attrelid::regclass::text as tab from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'user_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`
  )
  expect(rows.length).toBeGreaterThan(8)
  for (const { tab } of rows)
    expect((await owner.query(`select from ${tab} where user_id = $1`, [id])).rowCount, tab).toBe(0)
  expect((await owner.query('select from auth.users where id = $1', [id])).rowCount).toBe(0)
  expect((await pull(me, { notes: 0 })).tables['notes']).toEqual([])
  await expect(push(me, opOn('notes', randomUUID(), noteFields()))).rejects.toMatchObject({ code: '42501' })
  await expect(me.query(`select public.claim_username('ghost')`)).rejects.toMatchObject({ code: '42501' })
  await expect(
    me.query(`insert into storage.objects (bucket_id, name) values ('files', $1)`, [`${id}/x`])
  ).rejects.toMatchObject({ code: '42501' })
  expect((await pull(stays, { notes: 0 })).tables['notes']).toHaveLength(1)
})

test('visitors can call none of our functions', async () => {
  const visitor = await as(null)
  for (const call of [
    'delete_account()',
    `claim_username('x')`,
    `username_free('x')`,
    `username_flaw('x')`,
    'sync_check()',
    `sync_pull('{}')`,
    `sync_push('[]', 1)`
  ])
    await expect(visitor.query(`select public.${call}`), call).rejects.toMatchObject({ code: '42501' })
})

test('only a sign-in of the last minutes deletes an account, whatever else the token says', async () => {
  const now = Math.floor(Date.now() / 1000)
  const proof = (ago: number, method = 'oauth') => ({ method, timestamp: now - ago })
  const named = (ago: number) => {
    const time = ((now - ago) * 1000).toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7576-a4f1-14641bccf30c`
  }
  const refused: Record<string, unknown>[] = [
    { amr: [proof(700)], iat: now },
    { amr: [proof(7200), proof(5, 'token_refresh')] },
    { amr: [proof(700)], session_id: named(5) },
    { amr: undefined, session_id: named(700) },
    { amr: undefined, session_id: randomUUID() },
    { amr: undefined },
    { amr: [] },
    { amr: ['oauth'] },
    { amr: 'oauth' },
    { amr: [{ method: 'oauth', timestamp: String(now) }] }
  ]
  const id = await student()
  for (const claims of refused)
    await expect(
      (await as(id, claims)).query('select public.delete_account()'),
      JSON.stringify(claims)
    ).rejects.toMatchObject({ code: 'PT428' })
  expect((await owner.query('select from auth.users where id = $1', [id])).rowCount).toBe(1)
  for (const claims of [{ amr: [proof(7200), proof(500)] }, { amr: undefined, session_id: named(500) }]) {
    const other = await student()
    await (await as(other, claims)).query('select public.delete_account()')
    expect((await owner.query('select from auth.users where id = $1', [other])).rowCount).toBe(0)
  }
})
