import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteRetryAfter } from '#data/backend/retry-after.ts'
import { startSync, syncNow } from '#data/sync/start.ts'
import { $phase } from '#data/sync/status.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { ModelServer } from '../../../tests/support/model-server.ts'
import { aSubject } from '../../../tests/support/stored-rows.ts'

const line = vi.hoisted((): { transport: unknown } => ({ transport: null }))
vi.mock('#lib/log.ts', () => ({ log: () => undefined }))
vi.mock('#data/backend/supabase.ts', () => ({
  backendAvailable: true,
  client: () => Promise.reject(new Error('none'))
}))
vi.mock('#data/sync/supabase-transport.ts', () => ({ supabaseTransport: () => line.transport }))

let user = ''
let server: ModelServer
let page: EventTarget
let view: EventTarget & { visibilityState: string }
let isDown = false
/** What was asked of the server, in order. */
let asked: string[] = []
let stop = () => {}

/** The line: it notes each request, and while it is down it fails each. */
function counted(transport: Transport): Transport {
  const through = <Args extends unknown[], Answer>(name: string, ask: (...args: Args) => Promise<Answer>) => {
    return (...args: Args): Promise<Answer> => {
      asked.push(name)
      return isDown ? Promise.reject(new TransportError(0, 'no network')) : ask(...args)
    }
  }
  const { push, pull, check } = transport
  return { ...transport, push: through('push', push), pull: through('pull', pull), check: through('check', check) }
}

beforeEach(async () => {
  // No try by itself comes in between: time stands still unless a test moves it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  user = newId()
  server = new ModelServer()
  isDown = false
  line.transport = counted(server.transport())
  view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  page = new EventTarget()
  vi.stubGlobal('document', view)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  await openWorkspace(user)
  stop = startSync(user)
  await syncNow()
  asked = []
})
afterEach(async () => {
  stop()
  patience('0')
  vi.useRealTimers()
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

/** What is asked of the server because of this. A cycle that begins says so at once, in the badge. */
async function requestsAfter(act: () => void): Promise<string[]> {
  asked = []
  act()
  await expect.poll(() => $phase.get()).not.toBe('syncing')
  return asked
}

async function outage(): Promise<void> {
  isDown = true
  await syncNow()
  expect($phase.get()).toBe('offline')
  isDown = false
}

const patience = (seconds: string) =>
  noteRetryAfter(new Response(null, { status: 429, headers: { 'retry-after': seconds } }))
const focus = () => page.dispatchEvent(new Event('focus'))
const look = () => view.dispatchEvent(new Event('visibilitychange'))

test('what was written in a tunnel is on the server as soon as the browser is back online', async () => {
  await outage()
  await save('subjects', newId(), aSubject({ name: 'In a tunnel' }))
  await requestsAfter(() => page.dispatchEvent(new Event('online')))
  expect(server.rows('subjects').map(row => row['name'])).toEqual(['In a tunnel'])
  expect($phase.get()).toBe('idle')
})

test('a student who comes back to the page need not wait for the next try', async () => {
  for (const back of [focus, look]) {
    await outage()
    expect(await requestsAfter(back)).toContain('pull')
  }
})

test('a page that goes out of sight, or stays there, asks for nothing', async () => {
  view.visibilityState = 'hidden'
  expect(await requestsAfter(look)).toEqual([])
  expect(await requestsAfter(() => vi.advanceTimersByTime(600_000))).toEqual([])
})

test('a page that is looked at asks once a minute what the other devices wrote', async () => {
  expect(await requestsAfter(() => vi.advanceTimersByTime(59_000))).toEqual([])
  for (let minute = 0; minute < 3; minute += 1)
    expect(await requestsAfter(() => vi.advanceTimersByTime(60_000))).toEqual(['pull'])
})

test('a burst of saves is one push, less than half a second after the first of them', async () => {
  for (const name of ['A', 'B', 'C']) await save('subjects', newId(), aSubject({ name }))
  expect(asked).toEqual([])
  await requestsAfter(() => vi.advanceTimersByTime(499))
  expect(asked.filter(name => name === 'push')).toHaveLength(1)
  expect(server.rows('subjects')).toHaveLength(3)
})

test('a server that asked for patience is not asked again by a look at the page, however often', async () => {
  await outage()
  patience('3600')
  for (let times = 0; times < 5; times += 1) {
    expect(await requestsAfter(focus)).toEqual([])
    expect(await requestsAfter(look)).toEqual([])
  }
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(await requestsAfter(focus)).toContain('pull')
})

test('the rows are counted after what was sent, and at most every ten minutes', async () => {
  const round = async () => {
    await save('subjects', newId(), aSubject())
    await requestsAfter(() => vi.advanceTimersByTime(499))
    return asked.includes('check')
  }
  expect(await requestsAfter(() => void syncNow())).not.toContain('check')
  expect(await round()).toBe(true)
  expect(await round()).toBe(false)
  vi.setSystemTime(Date.now() + 601_000)
  expect(await requestsAfter(focus)).not.toContain('check')
  expect(await round()).toBe(true)
})

test('when the sync has ended, neither focus nor network nor a save nor the minute asks for anything', async () => {
  stop()
  await save('subjects', newId(), aSubject())
  for (const sign of [
    focus,
    look,
    () => page.dispatchEvent(new Event('online')),
    () => vi.advanceTimersByTime(600_000)
  ])
    expect(await requestsAfter(sign)).toEqual([])
})
