import { get } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { atMost, isPublicAddress, isPublicIp, publicFetch, responseOf } from '#server/ai/providers/public-fetch.ts'

const dns = vi.hoisted(() => ({ found: [] as string[], asked: [] as string[] }))
vi.mock('node:dns', () => ({
  lookup: (host: string, _: object, done: (error: null, found: { address: string; family: number }[]) => void) => {
    dns.asked.push(host)
    done(
      null,
      dns.found.map(address => ({ address, family: 4 }))
    )
  }
}))

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.20.1.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1'
])('%s is not public', address => {
  expect(isPublicIp(address)).toBe(false)
  expect(isPublicIp(`::ffff:${address}`)).toBe(false)
})

test.each(['::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1', 'not an address'])(
  '%s is not public',
  address => {
    expect(isPublicIp(address)).toBe(false)
  }
)

test.each(['1.1.1.1', '8.8.8.8', '2606:4700:4700::1111'])('%s is public', address => {
  expect(isPublicIp(address)).toBe(true)
})

test('a name is judged by its form before it is looked up', () => {
  expect(isPublicAddress(new URL('https://api.example.org/v1'))).toBe(true)
  expect(isPublicAddress(new URL('https://localhost./v1'))).toBe(false)
  expect(isPublicAddress(new URL('https://metadata.google.internal/v1'))).toBe(false)
})

const PRIVATE = { message: 'fetch failed', cause: { message: 'not a public address' } }

test('a request to a private address is refused as a connection that failed', async () => {
  for (const address of ['https://127.0.0.1/v1', 'https://[::1]/v1', 'http://api.example.org/v1'])
    await expect(publicFetch(address)).rejects.toMatchObject(PRIVATE)
})

test('a name that resolves to a private address is refused before anything is dialled', async () => {
  for (const found of [['10.0.0.7'], ['93.184.215.14', '127.0.0.1'], []]) {
    dns.found = found
    await expect(publicFetch('https://inside.example.org/v1')).rejects.toMatchObject(PRIVATE)
  }
  expect(dns.asked).toEqual(Array(3).fill('inside.example.org'))
})

test('an answer that does not end is cut off, and its sender is let go', async () => {
  let sent = 0
  let left = false
  const endless = new ReadableStream<Uint8Array>({
    pull: answer => {
      sent += 1000
      answer.enqueue(new Uint8Array(1000))
    },
    cancel: () => void (left = true)
  })
  await expect(new Response(endless.pipeThrough(atMost(10_000))).text()).rejects.toThrow('does not end')
  expect(sent).toBeLessThan(20_000)
  expect(left).toBe(true)
  const short = new Response('Osmosis').body?.pipeThrough(atMost(7)) ?? null
  expect(await new Response(short).text()).toBe('Osmosis')
})

/** What a server makes of us that answers with these bytes; and whether it was let go. */
async function answered(bytes: string): Promise<{ readonly found: unknown; readonly left: Promise<void> }> {
  const gone = Promise.withResolvers<undefined>()
  const server = createServer(socket => {
    socket.once('data', () => socket.write(bytes))
    socket.on('error', () => undefined)
    socket.once('close', () => gone.resolve(undefined))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const found = await new Promise<unknown>((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, answer => {
      try {
        resolve(responseOf(answer))
      } catch (error) {
        resolve(error)
      }
    }).on('error', reject)
  })
  return { found, left: gone.promise }
}

test('a status that does not exist is a connection that failed, not the end of the process', async () => {
  const { found, left } = await answered('HTTP/1.1 999 Odd\r\ncontent-length: 100\r\n\r\nfirst words')
  expect(found).toBeInstanceOf(TypeError)
  expect(found).toMatchObject({ message: 'fetch failed', cause: { name: 'RangeError' } })
  await left
})

test('an answer that may hold no body is empty, whatever its server sends', async () => {
  for (const status of [204, 205, 304]) {
    const { found, left } = await answered(`HTTP/1.1 ${status} Odd\r\ncontent-length: 100\r\n\r\nwords`)
    expect(found).toMatchObject({ status, body: null })
    await left
  }
})

test('an ordinary answer keeps its status, its headers and its words', async () => {
  const { found } = await answered('HTTP/1.1 429 Busy\r\nretry-after: 3\r\ncontent-length: 5\r\n\r\nLater')
  const response = found as Response
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '3', 'Later'])
})
