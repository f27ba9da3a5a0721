import { expect, test } from 'vitest'
import { atMost, isPublicAddress, isPublicIp, publicFetch } from '#server/ai/public-fetch.ts'

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

test('a request to a private address is refused as a connection that failed', async () => {
  await expect(publicFetch('http://127.0.0.1:1/v1')).rejects.toThrow('fetch failed')
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
