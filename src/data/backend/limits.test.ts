import { createClient } from '@supabase/supabase-js'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  AUTH_KEY_CACHE,
  AUTH_REFRESH_TICK,
  AUTH_REFRESH_TICKS_BEFORE_EXPIRY,
  AUTH_RETRY_START,
  LIST_SEGMENTS,
  REALTIME,
  STORAGE_CACHE_CONTROL_SECONDS,
  STORAGE_LIST,
  VECTOR_BATCH
} from '#config/limits.ts'
import { CLIENT_REALTIME } from '#data/backend/supabase.ts'

const dist = (path: string) => readFileSync(`node_modules/@supabase/${path}`, 'utf8')
const number = (source: string, pattern: RegExp) => Number(pattern.exec(source)?.[1])

test('the installed auth client refreshes by the numbers of the specification', () => {
  const constants = dist('auth-js/dist/module/lib/constants.js')
  const authClient = dist('auth-js/dist/module/GoTrueClient.js')
  expect(number(constants, /AUTO_REFRESH_TICK_DURATION_MS = (\d+) \* 1000/) * 1000).toBe(AUTH_REFRESH_TICK)
  expect(number(constants, /AUTO_REFRESH_TICK_THRESHOLD = (\d+)/)).toBe(AUTH_REFRESH_TICKS_BEFORE_EXPIRY)
  expect(number(constants, /JWKS_TTL = (\d+) \* 60 \* 1000/) * 60_000).toBe(AUTH_KEY_CACHE)
  expect(number(authClient, /await sleep\((\d+) \* Math\.pow\(2, attempt - 1\)\)/)).toBe(AUTH_RETRY_START)
})

test('the installed storage client lists, caches and batches by the numbers of the specification', () => {
  const storage = dist('storage-js/dist/index.mjs')
  const list = /limit: (\d+),\n\toffset: (\d+),\n\tsortBy: \{\n\t\tcolumn: "(\w+)",\n\t\torder: "(\w+)"/.exec(storage)
  const { limit, offset, sortBy } = STORAGE_LIST
  expect(list?.slice(1)).toEqual([String(limit), String(offset), sortBy.column, sortBy.order])
  expect(number(storage, /cacheControl: "(\d+)",\n\tcontentType/)).toBe(STORAGE_CACHE_CONTROL_SECONDS)
  const vectors = /vectors\.length < (\d+) \|\| options\.vectors\.length > (\d+)/.exec(storage)
  expect(vectors?.slice(1).map(Number)).toEqual([VECTOR_BATCH.min, VECTOR_BATCH.max])
  const segments = /segmentCount < (\d+) \|\| options\.segmentCount > (\d+)/.exec(storage)
  expect(segments?.slice(1).map(Number)).toEqual([LIST_SEGMENTS.min, LIST_SEGMENTS.max])
})

test('the realtime client is given its numbers, and its push buffer has the one it does not take', () => {
  const { realtime } = createClient('http://backend.test', 'key', { realtime: CLIENT_REALTIME })
  expect(realtime.heartbeatIntervalMs).toBe(REALTIME.heartbeat)
  expect(realtime.timeout).toBe(REALTIME.timeout)
  expect([1, 2, 3, 4, 5].map(CLIENT_REALTIME.reconnectAfterMs)).toEqual([...REALTIME.reconnectDelays, 10_000])
  const constants = dist('realtime-js/dist/module/lib/constants.js')
  expect(number(constants, /MAX_PUSH_BUFFER_SIZE = (\d+)/)).toBe(REALTIME.pushBuffer)
})
