import { expect, test } from 'vitest'
import { contactAnswerer, type KeepMessage } from '#server/contact/contact.ts'

const address = 'http://127.0.0.1/api/contact'

function sent(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers })
}

function box() {
  const kept: Parameters<KeepMessage>[0][] = []
  return { kept, keep: (message: Parameters<KeepMessage>[0]) => Promise.resolve(void kept.push(message)) }
}
const good = { email: 'ada@example.com', message: 'A page is wrong.\r\nThe second table.' }

test('a message is kept and answered with a page', async () => {
  const { kept, keep } = box()
  const answer = await contactAnswerer()(sent(good), '::1', keep)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact-sent'])
  expect(kept).toEqual([{ email: 'ada@example.com', message: 'A page is wrong.\nThe second table.' }])
})

test.each([
  { ...good, email: 'ada' },
  { ...good, message: '  ' },
  { ...good, message: 'x'.repeat(10_001) },
  { email: 'ada@example.com', message: '' }
])('what is not a message is not kept: %o', async fields => {
  const { kept, keep } = box()
  const answer = await contactAnswerer()(sent(fields), '::1', keep)
  expect(answer.headers.get('location')).toBe('/contact-failed')
  expect(kept).toEqual([])
})

test('a program that fills in the trap hears thanks and is not kept', async () => {
  const { kept, keep } = box()
  const answer = await contactAnswerer()(sent({ ...good, website: 'https://spam.example' }), '::1', keep)
  expect(answer.headers.get('location')).toBe('/contact-sent')
  expect(kept).toEqual([])
})

test('another site cannot send it, and other methods are refused', async () => {
  const { kept, keep } = box()
  const answer = contactAnswerer()
  const headers = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example', host: '127.0.0.1' }]
  for (const header of headers) expect((await answer(sent(good, header as never), '::1', keep)).status).toBe(403)
  expect((await answer(new Request(address), '::1', keep)).status).toBe(405)
  expect(kept).toEqual([])
})

test('the sixth message in ten minutes waits; another address does not', async () => {
  let clock = 0
  const { kept, keep } = box()
  const answer = contactAnswerer(undefined, () => clock)
  for (let count = 0; count < 6; count += 1) await answer(sent(good), '::1', keep)
  expect(kept).toHaveLength(5)
  await answer(sent(good), '::2', keep)
  expect(kept).toHaveLength(6)
  clock = 10 * 60_000
  await answer(sent(good), '::1', keep)
  expect(kept).toHaveLength(7)
})

test('a message that could not be kept is not called kept, and the operator is told without its words', async () => {
  const lines: string[] = []
  const fails: KeepMessage = ({ email, message }) => Promise.reject(new Error(`full: ${email} ${message}`))
  const answer = await contactAnswerer(line => void lines.push(line))(sent(good), '::1', fails)
  expect(answer.headers.get('location')).toBe('/contact-failed')
  expect(lines.join('\n')).toMatch(/could not be kept: .*full/)
  expect(lines.join('\n')).not.toMatch(/ada@|page is wrong|second table/)
})

test('a body that is too large or breaks off is answered as a message that was not kept', async () => {
  const { kept, keep } = box()
  const answer = contactAnswerer()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const broken = new ReadableStream({ pull: body => body.error(new Error('gone')) })
  for (const body of [`email=ada%40example.com&message=${'x'.repeat(100_000)}`, broken]) {
    const request = new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect((await answer(request, '::1', keep)).headers.get('location')).toBe('/contact-failed')
  }
  expect(kept).toEqual([])
})
