import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launch as launchScript, startServer as start, type Launched } from '../../src/cli/process/running-app.ts'
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

export interface Running extends Launched {
  readonly origin: string
}

const own = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  ...env
})

export function launch(script: string, env: Record<string, string>, args: readonly string[] = []): Launched {
  return launchScript(`src/cli/${script}.ts`, own(env), args)
}

/** The server of `npm start` as a real process on a free port, without its watchdog: what is killed stays so. */
export function startServer(env: Record<string, string>): Promise<Running> {
  return start(own(env), 'src/cli/serve.ts')
}
