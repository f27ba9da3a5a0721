import { afterEach, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/contact.ts'
import { contactAnswerer } from '#server/contact/contact.ts'
import { forwarderOf, saveThenForward } from '#server/contact/forward.ts'
import { readEnv } from '#server/env.ts'
import { postOffice, type PostOffice } from '../../../tests/support/post-office.ts'

const message = { email: 'ada@example.com', message: 'The second table is wrong.\nRow three.' }
let office: PostOffice | undefined
afterEach(() => office?.close())

/** Sends a message through the form's endpoint; what was kept, what was logged, where the visitor is led. */
async function send(smtpUrl: string | undefined, to: string | undefined, patience?: number) {
  const kept: ContactMessage[] = []
  const lines: string[] = []
  const env = { contactForwardTo: to, smtpUrl, mailFrom: 'Study <study@example.org>' }
  const forward = forwarderOf(
    () => env,
    line => void lines.push(line),
    patience
  )
  const keep = saveThenForward(kind => Promise.resolve(void kept.push(kind)), forward)
  const request = new Request('http://127.0.0.1/api/contact', { method: 'POST', body: new URLSearchParams(message) })
  const answer = await contactAnswerer()(request, '::1', keep)
  return { kept, log: lines.join('\n'), leadsTo: answer.headers.get('location') }
}

test('a message is kept and goes to the operator, who can answer its sender', async () => {
  office = await postOffice()
  expect(await send(office.url, 'head@example.org')).toEqual({ kept: [message], log: '', leadsTo: '/contact-sent' })
  const said = office.received()
  expect(said).toContain('RCPT TO:<head@example.org>')
  expect(said).toMatch(/^Reply-To: ada@example\.com/m)
  expect(said).toMatch(/^From: Study <study@example\.org>/m)
  expect(said).toMatch(/^The second table is wrong\.\r?$/m)
})

test('a mail server that refuses, is gone or says nothing loses no message and tells the visitor nothing', async () => {
  office = await postOffice({ refuses: true })
  const dead = 'smtp://127.0.0.1:1'
  const { createServer } = await import('node:net')
  const mute = createServer(() => undefined)
  await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve))
  const silent = `smtp://127.0.0.1:${(mute.address() as { port: number }).port}`
  for (const [url, patience] of [
    [office.url, 5000],
    [dead, 5000],
    [silent, 50]
  ] as const) {
    const { kept, log, leadsTo } = await send(url, 'head@example.org', patience)
    expect(kept).toEqual([message])
    expect(leadsTo).toBe('/contact-sent')
    expect(log).toMatch(/is kept, but could not be forwarded: \S/)
    expect(log).not.toMatch(/ada@|second table|head@/)
  }
  mute.close()
})

test('a setting whose fault quotes the message does not write it into the log', async () => {
  const lines: string[] = []
  const quoting = () => {
    throw new Error(`could not send "${message.message}" of ${message.email}`)
  }
  await forwarderOf(quoting, line => void lines.push(line))(message)
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toMatch(/ada@|second table|Row three/)
})

test('without an address nothing leaves', async () => {
  office = await postOffice()
  expect((await send(office.url, undefined)).kept).toEqual([message])
  expect(office.received()).toBe('')
})

test('a setting that is wrong loses no message, and the log names it', async () => {
  const kept: ContactMessage[] = []
  const lines: string[] = []
  const forward = forwarderOf(
    () => readEnv({ CONTACT_FORWARD_TO: 'head@example.org', PORT: 'many' }),
    line => void lines.push(line)
  )
  await saveThenForward(one => Promise.resolve(void kept.push(one)), forward)(message)
  expect(kept).toEqual([message])
  expect(lines.join('\n')).toMatch(/is kept, but could not be forwarded: Error PORT is "many"/)
})
