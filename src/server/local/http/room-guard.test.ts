import { expect, test } from 'vitest'
import type { Account } from '#server/local/http/account-size.ts'
import { roomGuard, type Asked } from '#server/local/http/room-guard.ts'

const MB = 2 ** 20
const disk = (free: boolean) => ({ has: (need: string) => Promise.resolve(free || need === 'little') })
/** An account at its limit: only what is short may still come in. */
const full: Account = { words: '2 GB', takes: (_who, _bytes, isShort) => Promise.resolve(isShort) }
const roomy: Account = { words: '2 GB', takes: () => Promise.resolve(true) }

const asked = (method: string, path: string, bytes = 0): Asked => {
  const api = path.startsWith('/auth') ? 'auth' : path.startsWith('/storage') ? 'storage' : 'rest'
  return { api, path, method, bytes, authorization: 'Bearer x' }
}
const PUSH = '/rest/v1/rpc/sync_push'

async function codeOf(response: Promise<Response | undefined>): Promise<unknown> {
  const answer = await response
  if (!answer) return 'goes on'
  expect(answer.status).toBe(507)
  return ((await answer.json()) as { code: unknown }).code
}

test('a student whose account is full can delete: a short push, a file, the account itself', async () => {
  const guard = roomGuard(disk(true), full)
  for (const ask of [
    asked('POST', PUSH, 400),
    asked('POST', PUSH, 32_768),
    asked('DELETE', '/storage/v1/object/notes/a/b', 40),
    asked('POST', '/rest/v1/rpc/delete_account', 2)
  ])
    expect(await codeOf(guard(ask))).toBe('goes on')
})

test('a full account takes no more notes and no more pictures, and is told its limit', async () => {
  const guard = roomGuard(disk(true), full)
  expect(await codeOf(guard(asked('POST', PUSH, 32_769)))).toBe('account_full')
  expect(await codeOf(guard(asked('POST', '/storage/v1/object/notes/a/b', 200)))).toBe('account_full')
  const answer = await guard(asked('POST', PUSH, MB))
  expect((await answer?.json()) as unknown).toMatchObject({ message: expect.stringContaining('2 GB') as unknown })
})

test('a full account still reads, syncs down and signs in', async () => {
  const guard = roomGuard(disk(true), full)
  for (const ask of [
    asked('GET', '/rest/v1/profiles'),
    asked('HEAD', '/storage/v1/object/notes/a/b'),
    asked('POST', '/rest/v1/rpc/sync_pull', MB),
    asked('POST', '/rest/v1/rpc/sync_check', 900),
    asked('POST', '/auth/v1/token', 200)
  ])
    expect(await codeOf(guard(ask))).toBe('goes on')
})

test('a full disk takes nothing new, and lets read, sign in and delete', async () => {
  const guard = roomGuard(disk(false), roomy)
  for (const ask of [
    asked('POST', PUSH, 400),
    asked('POST', '/auth/v1/signup', 200),
    asked('POST', '/storage/v1/object/a/b', 1)
  ])
    expect(await codeOf(guard(ask))).toBe('disk_full')
  for (const ask of [
    asked('GET', '/rest/v1/profiles'),
    asked('POST', '/rest/v1/rpc/sync_pull', 20),
    asked('POST', '/rest/v1/rpc/username_free', 20),
    asked('POST', '/auth/v1/token', 200),
    asked('DELETE', '/storage/v1/object/a/b')
  ])
    expect(await codeOf(guard(ask))).toBe('goes on')
})
