import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from '#cli/process/free-port.ts'
import { UNPACKED } from '#cli/process/postgres-17.ts'

/** A PostgreSQL of its own in a temporary folder: 127.0.0.1, one free port, gone after `stop`. */
export interface Cluster {
  readonly port: number
  readonly stop: () => void
}

/** The programs of one PostgreSQL that has pgTAP. */
export interface Programs {
  readonly version: string
  readonly bin: string
}

const FOLDERS = ['/usr/lib/postgresql', UNPACKED]

/** Each version from 15 on that is here with pgTAP, oldest first. */
export function postgresPrograms(): Programs[] {
  const folders = [
    ...FOLDERS.flatMap(folder =>
      existsSync(folder) ? readdirSync(folder).map(name => join(folder, name, 'bin')) : []
    ),
    ...(process.env['PATH'] ?? '').split(delimiter)
  ]
  const found = new Map<string, Programs>()
  for (const bin of folders) {
    const version = versionOf(bin)
    if (version !== undefined && Number(version) >= 15 && !found.has(version)) found.set(version, { version, bin })
  }
  return [...found.values()].toSorted((a, b) => Number(a.version) - Number(b.version))
}

function versionOf(bin: string): string | undefined {
  if (!['initdb', 'postgres', 'pg_ctl'].every(name => existsSync(join(bin, name)))) return undefined
  const version = /(\d+)/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1]
  const shares = [join(bin, '../share/extension'), join(bin, `../../../../share/postgresql/${version}/extension`)]
  return shares.some(share => existsSync(join(share, 'pgtap.control'))) ? version : undefined
}

/** postgres refuses to run as root: then its own account runs it. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = entries.find(entry => entry.startsWith('postgres:'))?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no account "postgres".')
  return { uid: Number(uid), gid: Number(gid) }
}

export async function connectTo(port: number, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database })
  // The cluster may end before its clients; what a test waits for still rejects.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export async function startCluster({ bin }: Programs): Promise<Cluster> {
  const who = account()
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (who.uid !== undefined && who.gid !== undefined) chownSync(dir, who.uid, who.gid)
  const data = join(dir, 'data')
  const options = { ...who, cwd: dir, env: { ...process.env, HOME: dir, LC_ALL: 'C.UTF-8' }, stdio: 'pipe' } as const
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options)
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${dir}`]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, options)
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const stop = () => {
    process.off('exit', stop)
    if (server.exitCode === null)
      execFileSync(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], options)
    rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.once('exit', stop)
  for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
    const client = await connectTo(port, 'postgres').catch(() => undefined)
    if (client) {
      // On a port that was taken in between, somebody else's database would answer.
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      await client.end()
      if (rows[0]?.data_directory === data) return { port, stop }
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  stop()
  throw new Error(`PostgreSQL did not start.\n${log}`)
}
