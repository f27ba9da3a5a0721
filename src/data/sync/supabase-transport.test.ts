import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { supabaseTransport } from '#data/sync/supabase-transport.ts'

const OP = { op_id: 'a', table: 'subjects', id: 'b', base_rev: 0, patch: {}, at: '', device: '' } as const

/** A network in which every request gets this answer. */
function transportOver(status: number, body: string, type: string) {
  const fetch = () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }))
  const client = createClient('http://127.0.0.1:9', 'key', { global: { fetch }, auth: { persistSession: false } })
  return supabaseTransport('me', () => Promise.resolve(client))
}

test.each([200, 400, 403, 407, 451, 511])(
  'a page of the network’s own with status %s is no refusal by the server: nothing is given up for it',
  async status => {
    const line = transportOver(status, '<!doctype html><title>Sign in to the Wi-Fi</title>', 'text/html')
    await expect(line.push([OP])).rejects.not.toMatchObject({ code: 'invalid' })
    await expect(line.pull({}, 1)).rejects.not.toMatchObject({ code: 'invalid' })
    await expect(line.upload('a', new ArrayBuffer(1), 'image/png')).rejects.not.toMatchObject({ code: 'invalid' })
    await expect(line.remove(['a'])).rejects.not.toMatchObject({ code: 'invalid' })
    // With status 200 the page would be the picture: its bytes are compared with its hash (data/sync/files/files.ts).
    if (status !== 200) await expect(line.download('a')).rejects.not.toMatchObject({ code: 'invalid' })
  }
)

test('a refusal by the server is one', async () => {
  const refusal = { code: '22023', message: 'too many ops', details: null, hint: null }
  const line = transportOver(400, JSON.stringify(refusal), 'application/json')
  await expect(line.push([OP])).rejects.toMatchObject({ code: 'invalid', status: 400, message: '22023' })
  const large = transportOver(413, 'Payload Too Large', 'text/plain')
  await expect(large.push([OP])).rejects.toMatchObject({ code: 'invalid', status: 413 })
})

test.each([
  [415, 400, { statusCode: '415', error: 'invalid_mime_type', message: 'mime type text/x is not supported' }],
  [400, 400, { statusCode: '400', code: 'InvalidKey', error: 'InvalidKey', message: 'Invalid key: a' }],
  [413, 413, { statusCode: '413', code: '413', error: 'Payload too large', message: 'too large' }]
])('a refusal of a file with status %s by the server itself is one', async (status, http, refusal) => {
  const line = transportOver(http, JSON.stringify(refusal), 'application/json')
  await expect(line.upload('a', new ArrayBuffer(1), 'text/x')).rejects.toMatchObject({ code: 'invalid', status })
})

test.each([
  [401, 'unauthorised'],
  [404, 'unavailable'],
  [408, 'offline'],
  [429, 'limit'],
  [502, 'unavailable']
])('a plain %s on the way is understood without a code of the server', async (status, code) => {
  const line = transportOver(status, 'plain words', 'text/plain')
  await expect(line.pull({}, 1)).rejects.toMatchObject({ code, status })
})

test('code that never loads and a session that never comes end a request, so that the lock is free again', async () => {
  vi.useFakeTimers()
  const never = new Promise<never>(() => undefined)
  const client = createClient('http://127.0.0.1:9', 'key', { accessToken: () => never })
  const lines = [supabaseTransport('me', () => never), supabaseTransport('me', () => Promise.resolve(client))]
  for (const line of lines) {
    const ends = expect(line.pull({}, 1)).rejects.toMatchObject({ code: 'offline', status: 408 })
    await vi.advanceTimersByTimeAsync(21_000)
    await ends
  }
  vi.useRealTimers()
})
