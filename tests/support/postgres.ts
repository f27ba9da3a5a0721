import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL of its own in a temporary folder: 127.0.0.1, one free port, gone after `stop`. */
export interface Cluster {
  readonly port: number
  readonly bin: string
  database(name: string, options?: { migrate?: boolean }): Promise<void>
  connect(database: string): Promise<pg.Client>
  stop(): void
}

/** Thrown with a sentence for people when the machine lacks what the tests need. */
export class MissingPostgres extends Error {}

function binaries(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map(v => join(base, v, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function hasPgtap(bin: string): boolean {
  const share = execFileSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim()
  return existsSync(join(share, 'extension', 'pgtap.control'))
}

/** Folder of the PostgreSQL programs, with pgTAP beside them; installs Debian's packages when it may. */
export function findPostgres(): string {
  const found = binaries()
  if (found && hasPgtap(found)) return found
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall)
    throw new MissingPostgres(
      'The database tests need PostgreSQL 15 or newer with pgTAP. On Debian: apt-get install postgresql postgresql-15-pgtap'
    )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql', 'postgresql-pgtap'], { stdio: 'inherit', env })
  const bin = binaries()
  if (!bin || !hasPgtap(bin)) throw new MissingPostgres('PostgreSQL or pgTAP is still missing after apt-get install.')
  return bin
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>(resolve => server.close(() => resolve()))
  return port
}

/** postgres refuses to run as root; its own account then runs it. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(row => row.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new MissingPostgres('PostgreSQL does not run as root, and there is no account "postgres".')
  return { uid: Number(uid), gid: Number(gid) }
}

export function migrations(): string[] {
  const folder = new URL('../../supabase/migrations/', import.meta.url)
  return readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
}

export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres()
  const who = account()
  const dir = mkdtempSync(join(tmpdir(), 'pg-'))
  if (who) chownSync(dir, who.uid, who.gid)
  const as = { ...who, cwd: dir, env: { ...process.env, HOME: dir, LC_ALL: 'C.UTF-8' } }
  const data = join(dir, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'pipe'
  })
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${dir}`]
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap(s => ['-c', s])], {
    ...as,
    stdio: 'pipe'
  })
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const connect = async (database: string) => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const stop = () => {
    process.off('exit', stop)
    server.kill('SIGQUIT')
    rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  process.once('exit', stop)
  for (let tries = 0; ; tries++) {
    const client = await connect('postgres').catch((error: unknown) =>
      tries > 100 || server.exitCode !== null
        ? Promise.reject(new Error(`PostgreSQL did not start: ${String(error)}\n${log}`))
        : null
    )
    if (client) {
      await client.end()
      break
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  const database = async (name: string, { migrate = true } = {}) => {
    const admin = await connect('postgres')
    await admin.query(`create database ${pg.escapeIdentifier(name)}`)
    await admin.end()
    const client = await connect(name)
    try {
      const { rows } = await client.query(`select from pg_roles where rolname = 'anon'`)
      const shim = readFileSync(new URL('../db/shim.sql', import.meta.url), 'utf8')
      // Roles belong to the cluster, everything else to one database.
      await client.query(rows.length > 0 ? shim.replaceAll(/^create role .*$/gm, '') : shim)
      if (migrate) for (const sql of migrations()) await client.query(sql)
      await client.query('create extension pgtap with schema extensions')
    } finally {
      await client.end()
    }
  }
  return { port, bin, database, connect, stop }
}
