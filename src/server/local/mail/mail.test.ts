import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deliverBy } from '#server/local/mail/mail.ts'
import { postOffice } from '../../../../tests/support/post-office.ts'

const mail = {
  to: 'ada@example.org',
  subject: 'Choose a new password – today',
  html: '<p>Grüße</p>',
  text: 'Grüße\n\nhttps://study.example/auth/callback?token_hash=abc'
}

test('without SMTP a mail is printed and kept where only the operator reads it', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'mail-')), 'mail')
  const lines: string[] = []
  await deliverBy({ from: undefined, smtpUrl: undefined, folder, log: line => void lines.push(line) })(mail)
  expect(lines.join('\n')).toContain('token_hash=abc')
  const [file = ''] = readdirSync(folder)
  expect(file).toMatch(/\.eml$/)
  expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
  expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(/^To: ada@example\.org/m)
  rmSync(path.dirname(folder), { recursive: true })
})

test('with SMTP a mail leaves, and nothing of it is printed or kept', async () => {
  const office = await postOffice()
  const lines: string[] = []
  const folder = path.join(tmpdir(), 'never-made')
  const log = (line: string) => void lines.push(line)
  await deliverBy({ from: 'Study <study@example.org>', smtpUrl: office.url, folder, log })(mail)
  office.close()
  const said = office.received()
  expect(said).toContain('RCPT TO:<ada@example.org>')
  expect(said).toMatch(/^From: Study <study@example\.org>/m)
  expect(lines).toEqual([])
})
