import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deliverBy } from '#server/local/mail.ts'

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

/** The few words of SMTP that a mail needs. */
function postOffice(received: string[]): Promise<Server> {
  const server = createServer(socket => {
    socket.write('220 ready\r\n')
    let reading = false
    socket.on('data', part => {
      const words = part.toString()
      received.push(words)
      if (reading && words.endsWith('\r\n.\r\n')) {
        reading = false
        socket.write('250 kept\r\n')
      } else if (words.startsWith('DATA')) {
        reading = true
        socket.write('354 go on\r\n')
      } else if (words.startsWith('QUIT')) socket.end('221 bye\r\n')
      else if (!reading) socket.write('250 fine\r\n')
    })
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

test('with SMTP a mail leaves, and nothing of it is printed or kept', async () => {
  const received: string[] = []
  const office = await postOffice(received)
  const { port } = office.address() as AddressInfo
  const lines: string[] = []
  const folder = path.join(tmpdir(), 'never-made')
  const smtpUrl = `smtp://127.0.0.1:${port}`
  await deliverBy({ from: 'Study <study@example.org>', smtpUrl, folder, log: line => void lines.push(line) })(mail)
  office.close()
  const said = received.join('')
  expect(said).toContain('RCPT TO:<ada@example.org>')
  expect(said).toMatch(/^From: Study <study@example\.org>/m)
  expect(lines).toEqual([])
})
