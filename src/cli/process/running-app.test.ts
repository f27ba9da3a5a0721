import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#cli/process/free-port.ts'
import { answers, launch, startServer, stopProcess } from '#cli/process/running-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'running-app-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function script(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  return file
}

/** Answers as our server does: with the token it was given, and with a sentence where its port is taken. */
const HONEST = script(
  'honest',
  `import { createServer } from 'node:http'
  const say = (req, res) => res.end(JSON.stringify({ status: 'ok', run: process.env.CRAMLESS_RUN_TOKEN }))
  const server = createServer(say).listen(Number(process.env.PORT), '127.0.0.1')
  server.on('error', () => { console.error('Port is in use. Set PORT to another number.'); process.exit(1) })`
)

async function stranger(): Promise<{ server: Server; port: number }> {
  const server = createServer((_, res) => res.end('{"status":"ok"}'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

test('the server that answers is the one that was started, not whoever has its port', async () => {
  const { server, port } = await stranger()
  try {
    await expect(startServer({ PORT: String(port) }, HONEST)).rejects.toThrow('The server ended while starting')
    const deaf = launch(script('deaf', 'setInterval(() => {}, 1000)'), {})
    const asked = answers(deaf, `http://127.0.0.1:${port}`, 'token', 400)
    await expect(asked).rejects.toThrow('Another server answers')
    expect(deaf.hasEnded()).toBe(true)
  } finally {
    server.close()
  }
})

test('a port that is taken between the choice and the start is given up for another', async () => {
  const once = script(
    'once',
    `import { existsSync, writeFileSync } from 'node:fs'
    const mark = process.env.MARK
    if (!existsSync(mark)) {
      writeFileSync(mark, '')
      console.error('Port is in use. Set PORT to another number.')
      process.exit(1)
    }
    await import(${JSON.stringify(HONEST)})`
  )
  const server = await startServer({ MARK: join(folder, 'mark') }, once)
  expect(await (await fetch(`${server.origin}/api/health`)).json()).toMatchObject({ status: 'ok' })
  await stopProcess(server)
})

test('stop ends a server that has ended before, that does not listen, and that hangs', async () => {
  const before = launch(script('brief', ''), {})
  await before.ended
  await stopProcess(before)
  expect(before.child.exitCode).toBe(0)

  const deaf = launch(
    script('stubborn', "process.on('SIGTERM', () => {}); console.log('here'); setInterval(() => {}, 99)"),
    {}
  )
  await expect.poll(deaf.said).toContain('here')
  await stopProcess(deaf, 50)
  expect(deaf.child.signalCode).toBe('SIGKILL')

  const hung = launch(script('hung', "console.log('here'); process.on('SIGTERM', () => {}); for (;;);"), {})
  await expect.poll(hung.said).toContain('here')
  await stopProcess(hung, 50)
  expect(hung.child.signalCode).toBe('SIGKILL')
})

test('two ports chosen at once are both free', async () => {
  const ports = await Promise.all([freePort(), freePort()])
  expect(ports.every(port => port > 1023)).toBe(true)
})
