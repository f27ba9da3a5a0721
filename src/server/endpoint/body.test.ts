import { expect, onTestFinished, test, vi } from 'vitest'
import { checkSize, readBody } from '#server/endpoint/body.ts'

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

test('a body of exactly the limit is read whole, one byte more is not', async () => {
  expect((await readBody(sent('x'.repeat(1000)), 1000)).toString()).toBe('x'.repeat(1000))
  await expect(readBody(sent('x'.repeat(1001)), 1000)).rejects.toMatchObject({ code: 'too-large' })
  expect((await readBody(new Request('http://127.0.0.1/'), 1000)).byteLength).toBe(0)
})

test('a body that breaks off is no fault of the server', async () => {
  const broken = new ReadableStream({ pull: body => body.error(new Error('aborted')) })
  await expect(readBody(sent(broken), 1000)).rejects.toMatchObject({
    code: 'invalid',
    message: 'a body that broke off'
  })
})

test('what is announced too large or packed is refused unread', () => {
  expect(() => checkSize(sent('x', { 'content-length': '1001' }), 1000)).toThrow('more than 1000 bytes')
  expect(() => checkSize(sent('x', { 'content-encoding': 'br' }), 1000)).toThrow('packed')
})

test('a body that trickles is cut, one that keeps the pace is not', async () => {
  const drip = (bytes: number, every: number) =>
    new ReadableStream<Uint8Array>({
      pull: async controller => {
        await new Promise(resolve => setTimeout(resolve, every))
        if (bytes <= 0) controller.close()
        else controller.enqueue(new Uint8Array(Math.min(100, bytes)))
        bytes -= 100
      }
    })
  const pace = { first: 30, bytesPerSecond: 5000 } as const
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const slow = readBody(sent(drip(100_000, 40)), 1e6, pace)
  const brisk = readBody(sent(drip(500, 5)), 1e6, pace)
  const cut = expect(slow).rejects.toMatchObject({ status: 408, code: 'timeout' })
  await vi.advanceTimersByTimeAsync(1000)
  await cut
  expect((await brisk).byteLength).toBe(500)
})
