import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '../../src/server/local/operator/operator.ts'
import { openBackend, PASSWORD, signUp, type Opened } from './support.ts'

let backend: Opened
const dataDir = mkdtempSync(path.join(tmpdir(), 'erased-'))
beforeAll(async () => {
  // Mails as files: no `deliver` of a test.
  backend = await openBackend({ dataDir, deliver: undefined })
})
afterAll(async () => {
  await backend.close()
  rmSync(dataDir, { recursive: true })
})

/** Every place of every schema, file and mail that holds one of `words`. */
async function traces(words: readonly string[]): Promise<string[]> {
  const { rows } = await backend.database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`
  )
  const found: string[] = []
  for (const { name } of rows)
    for (const word of words) {
      const hit = await backend.database.query(`select from ${name} t where strpos(lower(t::text), lower($1)) > 0`, [
        word
      ])
      if (hit.rows.length > 0) found.push(`${name}: ${word}`)
    }
  for (const folder of ['files', 'mail'])
    for (const name of readdirSync(path.join(dataDir, folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.join(dataDir, folder, name)
      const text = statSync(file).isFile() ? readFileSync(file, 'utf8').toLowerCase() : ''
      for (const word of words) if (text.includes(word.toLowerCase())) found.push(`${folder}: ${word}`)
    }
  return found.toSorted()
}

const mailsTo = (email: string): number =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.eml'))
    .filter(name => readFileSync(path.join(dataDir, name), 'utf8').toLowerCase().includes(email.toLowerCase())).length

async function leavesTraces(email: string) {
  const client = await signUp(backend, email)
  const secret = `the secret of ${email}`
  await client.from('subjects').insert({ id: crypto.randomUUID(), user_id: client.id, name: secret, position: 1 })
  const name = `${client.id}/${crypto.randomUUID()}`
  expect((await client.storage.from('files').upload(name, Buffer.from(secret))).error).toBeNull()
  await backend.client().auth.resetPasswordForEmail(email)
  await backend.client().auth.signInWithPassword({ email, password: 'a wrong one' })
  await backend.client().auth.signInWithPassword({ email, password: PASSWORD })
  // Nobody waits for a recovery mail: the answer must not tell a known address.
  await expect.poll(() => mailsTo(email)).toBeGreaterThan(0)
  // Bytes whose row was never written: the server was killed between the two.
  const [file = ''] = readdirSync(path.join(dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    .map(one => path.join(dataDir, 'files', one))
    .filter(one => statSync(one).isFile() && readFileSync(one, 'utf8') === secret)
  writeFileSync(path.join(path.dirname(file), 'orphan'), secret)
  return { client, words: [client.id, email, secret] }
}

test('a deleted account left log entries, mails and files: delete_account alone leaves nothing to be found', async () => {
  const stays = await leavesTraces('stays@example.org')
  const { client, words } = await leavesTraces('Goes@example.org')
  const before = await traces(words)
  expect(before.some(place => place.startsWith('mail'))).toBe(true)
  expect(before.some(place => place.startsWith('files'))).toBe(true)
  expect(before.join()).toContain('auth.audit_log_entries')
  const kept = await traces(stays.words)

  expect((await client.rpc('delete_account')).error).toBeNull()
  await client.auth.signOut()
  expect(await traces(words)).toEqual([])
  expect(await traces(stays.words)).toEqual(kept)
})

test('an account that the operator deletes leaves nothing either', async () => {
  const { words } = await leavesTraces('removed@example.org')
  expect(await operate(backend, 'delete-user', 'removed@example.org')).toContain('is gone')
  expect(await traces(words)).toEqual([])
})

/** Every file of the data folder in which the word stands as bytes, the database's pages and log among them. */
function filesWith(word: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(name => {
    const file = path.join(dataDir, name)
    return statSync(file).isFile() && readFileSync(file, 'latin1').toLowerCase().includes(word.toLowerCase())
  })
}

test('the address of a deleted account stood in the pages and the log of the database', async () => {
  const stays = await leavesTraces('remains@example.org')
  const { client } = await leavesTraces('leaves@example.org')
  expect(filesWith('leaves@example.org').some(name => name.includes('pg_wal'))).toBe(true)
  expect((await client.rpc('delete_account')).error).toBeNull()
  expect(filesWith('leaves@example.org')).toEqual([])
  // The others are still there, and still get in.
  expect(
    (await stays.client.auth.signInWithPassword({ email: 'remains@example.org', password: PASSWORD })).error
  ).toBeNull()

  await leavesTraces('expelled@example.org')
  await operate(backend, 'delete-user', 'expelled@example.org')
  expect(filesWith('expelled@example.org')).toEqual([])
})
