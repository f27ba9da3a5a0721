import { afterAll, expect, test } from 'vitest'
import { startOnline } from '../support/http.ts'

const online = await startOnline()
const { withToken, signUp, forgeries } = online
afterAll(() => online.close())

const bytes = (text: string) => new TextEncoder().encode(text).buffer

async function studentWithProfile(email: string) {
  const student = await signUp(email)
  const client = withToken(student.token)
  expect((await client.from('profiles').upsert({ id: student.id, email })).error).toBeNull()
  return { ...student, files: client.storage.from('files'), client }
}

const owner = await studentWithProfile('owner@example.org')
const other = await studentWithProfile('other@example.org')
const path = `${owner.id}/11111111-1111-4111-8111-111111111111`

test('the owner keeps a file: upload, replace, download', async () => {
  expect((await owner.files.upload(path, bytes('one'), { contentType: 'application/pdf' })).error).toBeNull()
  expect(
    (await owner.files.upload(path, bytes('two'), { contentType: 'application/pdf', upsert: true })).error
  ).toBeNull()
  expect(await (await owner.files.download(path)).data?.text()).toBe('two')
})

const intruders = { 'another student': other.token, visitor: null, ...forgeries(owner.token) }
test.for(Object.entries(intruders))('%s can neither read, replace, move, list nor remove it', async ([, token]) => {
  const files = withToken(token).storage.from('files')
  expect((await files.download(path)).data).toBeNull()
  expect((await files.info(path)).data).toBeNull()
  expect((await files.upload(path, bytes('bad'))).data).toBeNull()
  expect((await files.upload(path, bytes('bad'), { upsert: true })).data).toBeNull()
  expect((await files.update(path, bytes('bad'))).data).toBeNull()
  expect((await files.upload(`${owner.id}/planted`, bytes('bad'))).data).toBeNull()
  expect((await files.upload('loose', bytes('bad'))).data).toBeNull()
  expect((await files.move(path, `${other.id}/stolen`)).data).toBeNull()
  expect((await files.copy(path, `${other.id}/stolen`)).data).toBeNull()
  expect((await files.list(owner.id)).data ?? []).toEqual([])
  await files.remove([path])
  expect(await (await owner.files.download(path)).data?.text()).toBe('two')
})

test('the owner cannot put a file into the folder of another', async () => {
  expect((await owner.files.upload(`${other.id}/gift`, bytes('x'))).data).toBeNull()
  expect((await owner.files.move(path, `${other.id}/gift`)).data).toBeNull()
  expect((await owner.files.upload(`${owner.id}/../${other.id}/gift`, bytes('x'))).data).toBeNull()
})

test('the token of a deleted account reads and writes no file', async () => {
  const gone = await studentWithProfile('gone@example.org')
  const mine = `${gone.id}/a`
  expect((await gone.files.upload(mine, bytes('x'))).error).toBeNull()
  const borrowed = await withToken(online.aged(gone.token, 700)).rpc('delete_account')
  expect(borrowed.error, 'found on a borrowed device').toMatchObject({ code: 'PT428' })
  expect(await (await gone.files.download(mine)).data?.text()).toBe('x')
  expect((await gone.client.rpc('delete_account')).error).toBeNull()
  expect((await gone.files.upload(`${gone.id}/b`, bytes('x'))).data).toBeNull()
  expect((await gone.files.download(mine)).data).toBeNull()
  expect((await gone.client.from('profiles').select()).data ?? []).toEqual([])
  expect((await gone.client.rpc('sync_push', { ops: [], protocol: 1 })).error).not.toBeNull()
})
