import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compressSite } from '../../src/server/local/site/compress.ts'

export const LONG_SCRIPT = `export const words = ${JSON.stringify('recall and repair, '.repeat(500))}`

/** A folder of its own for one test file: a small built site and room for data. */
export async function workshop(): Promise<{ root: string; dist: string; data: string; clear: () => void }> {
  const root = mkdtempSync(path.join(tmpdir(), 'server-'))
  const dist = path.join(root, 'dist')
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
    writeFileSync(path.join(dist, file), text)
  }
  write('client/index.html', '<!doctype html><title>Home</title>')
  write('client/about/index.html', `<!doctype html><title>About</title>${'<p>words</p>'.repeat(99)}`)
  write('client/404.html', '<!doctype html><title>No such page</title>')
  write('client/_astro/app.AbCd1234.js', LONG_SCRIPT)
  write('client/icon.png', Buffer.from([137, 80, 78, 71]))
  write('client/sw.js', 'self.skipWaiting()')
  write(
    'server/entry.mjs',
    `export const handler = (req, res) => {
      if (req.url.startsWith('/api/echo')) req.pipe(res)
      else res.writeHead(404).end('no endpoint')
    }`
  )
  writeFileSync(path.join(root, 'secret.txt'), 'nobody reads this')
  await compressSite(dist)
  return { root, dist, data: path.join(root, 'data'), clear: () => rmSync(root, { recursive: true, force: true }) }
}

export interface Running {
  readonly child: ChildProcess
  readonly origin: string
  readonly said: () => string
  readonly ended: Promise<number | null>
}

export function launch(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = []
): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [`src/cli/${script}.ts`, ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let words = ''
  const hear = (part: Buffer) => void (words += part.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>(resolve => child.once('close', code => resolve(code)))
  return { child, said: () => words, ended }
}

/** `npm start` as a real process on a free port; resolves when its health answer says ok. */
export async function startServer(env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const running = launch('start', { PORT: String(port), ...env })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries += 1) {
    if (running.child.exitCode !== null) throw new Error(`the server ended:\n${running.said()}`)
    const health = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (health?.ok) return { ...running, origin }
    await wait(50)
  }
  running.child.kill('SIGKILL')
  throw new Error(`the server did not start:\n${running.said()}`)
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
