import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import words from '#messages/en/errors.json' with { type: 'json' }
import { readFeed } from '#server/calendar/read-feed.ts'

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

const CALENDAR = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Den\r\n tist\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
const never = new AbortController().signal

/** A school's own server: its host, and a way to read from it. */
async function school(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, read: (path = '/a.ics', signal = never) => readFeed(`http://${host}${path}`, [host], signal) }
}

test('a calendar comes as text with its lines unfolded, also over three redirects', async () => {
  const { read } = await school((req, res) => {
    const step = Number(new URL(req.url ?? '', 'http://x').searchParams.get('step') ?? 3)
    if (step < 3) res.writeHead(302, { location: `/a.ics?step=${step + 1}` }).end()
    else res.end(CALENDAR)
  })
  expect(await read()).toContain('SUMMARY:Dentist\n')
  expect(await read('/a.ics?step=0')).toContain('BEGIN:VCALENDAR')
  await expect(read('/a.ics?step=-1')).rejects.toMatchObject({ shown: words.errors_feed_redirects })
})

test.each([
  [401, '', words.errors_feed_sign_in],
  [403, '', words.errors_feed_sign_in],
  [404, '', words.errors_feed_gone],
  [410, '', words.errors_feed_gone],
  [500, CALENDAR, words.errors_feed_no_answer],
  [200, '<!doctype html><p>Please sign in', words.errors_feed_page],
  [200, 'Good morning', words.errors_feed_none],
  [200, '', words.errors_feed_none]
])('an answer of %i with “%s” is told in words of its own', async (status, body, shown) => {
  const { read } = await school((_, res) => res.writeHead(status).end(body))
  await expect(read()).rejects.toMatchObject({ shown })
})

test('a stream without end is cut after five megabytes, and its sender is let go', async () => {
  const gone = Promise.withResolvers<number>()
  const { read } = await school((_, res) => {
    let sent = 0
    res.once('close', () => gone.resolve(sent))
    const more = (): void => {
      while (!res.destroyed && (sent += 65_536) < 64_000_000 && res.write(Buffer.alloc(65_536, 'BEGIN:VCALENDAR\n')));
      res.once('drain', more)
    }
    more()
  })
  await expect(read()).rejects.toMatchObject({ shown: words.errors_feed_too_big })
  expect(await gone.promise).toBeLessThan(40_000_000)
})

test('whoever goes away is not kept waiting for a server that says nothing', async () => {
  const { read } = await school(() => undefined)
  const left = new AbortController()
  const reading = read('/a.ics', left.signal)
  left.abort(new Error('gone'))
  await expect(reading).rejects.toThrow('gone')
})

test.each([
  'http://example.org/a.ics',
  'https://127.0.0.1/a.ics',
  'https://localhost/a',
  'ftp://example.org',
  'school'
])('%s is refused by its form', async address => {
  await expect(readFeed(address, [], never)).rejects.toMatchObject({ shown: words.errors_feed_address })
})

test('webcal is https, and a name that leads into the house is not dialled', async () => {
  dns.found = ['93.184.215.14', '10.0.0.7']
  dns.asked.length = 0
  await expect(readFeed('webcal://calendar.example.org/a.ics', [], never)).rejects.toMatchObject({
    code: 'unavailable'
  })
  expect(dns.asked).toEqual(['calendar.example.org'])
})

test('a redirect into the house is judged as any address is', async () => {
  const inside = await school((_, res) => res.end(CALENDAR))
  const { read } = await school((_, res) => res.writeHead(302, { location: `http://${inside.host}/a.ics` }).end())
  await expect(read()).rejects.toMatchObject({ shown: words.errors_feed_address })
})
