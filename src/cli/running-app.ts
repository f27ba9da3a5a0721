import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface RunningApp {
  readonly origin: string
  /** Its own empty data folder, gone when it stops. */
  readonly data: string
  readonly stop: () => Promise<void>
}

/** Starts the built app with an empty local backend, as `npm start` does, and ends it by its own process id. */
export async function startApp(port: string): Promise<RunningApp> {
  const data = mkdtempSync(join(tmpdir(), 'app-data-'))
  const server = spawn(process.execPath, ['src/cli/start.ts'], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', CRAMLESS_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  const listen = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000))
  server.stdout.on('data', listen)
  server.stderr.on('data', listen)
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 240; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended while starting:\n${said}`)
    const health = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (health?.ok) break
    if (tries === 239) throw new Error(`The server did not start in 60 s:\n${said}`)
    await wait(250)
  }
  const stop = async (): Promise<void> => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { origin, data, stop }
}
