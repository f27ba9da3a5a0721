import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { connectTo } from './postgres.ts'

/** A database with our schema, its own for one test file. */
export interface Scratch {
  /** Every right. */
  readonly owner: pg.Client
  /** A connection that PostgREST would make for this student, just signed in; without an id, for a visitor. */
  readonly as: (userId: string | null, more?: Record<string, unknown>) => Promise<pg.Client>
  /** An account, and the id it has. */
  readonly student: () => Promise<string>
  readonly close: () => Promise<void>
}

const here = (path: string) => new URL(path, import.meta.url)

function migrations(): string[] {
  const folder = here('../../supabase/migrations/')
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  return names.toSorted().map(name => readFileSync(new URL(name, folder), 'utf8'))
}

export async function scratchDatabase(port: number): Promise<Scratch> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await connectTo(port, 'postgres')
  // Roles belong to the cluster, everything else to one database. Held so that two files do not both create them.
  await admin.query('select pg_advisory_lock(1)')
  const shim = readFileSync(here('../db/shim.sql'), 'utf8')
  const made = await admin.query(`select from pg_roles where rolname = 'anon'`)
  if (made.rowCount === 0) await admin.query(shim.match(/^create role .*$/gm)?.join('\n') ?? '')
  await admin.query(`create database ${name}`)
  await admin.end()

  const clients: pg.Client[] = []
  const open = async () => {
    const client = await connectTo(port, name)
    clients.push(client)
    return client
  }
  const owner = await open()
  await owner.query(shim.replaceAll(/^create role .*$/gm, ''))
  for (const sql of migrations()) await owner.query(sql)
  await owner.query('create extension pgtap with schema extensions')

  const as = async (userId: string | null, more: Record<string, unknown> = {}) => {
    const client = await open()
    const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }]
    const claims = userId ? { sub: userId, role: 'authenticated', amr, ...more } : { role: 'anon' }
    await client.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify(claims)])
    await client.query(`set role ${claims.role}`)
    return client
  }
  const student = async () => {
    const id = randomUUID()
    await owner.query('insert into auth.users (id) values ($1)', [id])
    return id
  }
  const close = async () => {
    await Promise.all(clients.map(client => client.end()))
  }
  return { owner, as, student, close }
}
