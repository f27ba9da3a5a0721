import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { connectTo } from './database/postgres.ts'

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

/** Which rights a Supabase project gives the API's roles by itself: nearly all until May 2026, none since. */
export type Defaults = 'old' | 'today'

const ROLE = /^create role .*$/gm
const shim = (): string => readFileSync(here('../db/shim.sql'), 'utf8')
export const roles = (): string => shim().match(ROLE)?.join('\n') ?? ''

/** Everything of a project but its roles: the shim, its default rights, then our migrations as its owner runs them. */
export function schema(defaults: Defaults): string[] {
  return [shim().replaceAll(ROLE, ''), readFileSync(here(`../db/defaults-${defaults}.sql`), 'utf8'), ...migrations()]
}

function migrations(): string[] {
  const folder = here('../../supabase/migrations/')
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  return names.toSorted().map(name => readFileSync(new URL(name, folder), 'utf8'))
}

export async function scratchDatabase(port: number, defaults: Defaults = 'today'): Promise<Scratch> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await connectTo(port, 'postgres')
  // Roles belong to the cluster, everything else to one database. Held so that two files do not both create them.
  await admin.query('select pg_advisory_lock(1)')
  const made = await admin.query(`select from pg_roles where rolname = 'anon'`)
  if (made.rowCount === 0) await admin.query(roles())
  await admin.query(`create database ${name}`)
  await admin.end()

  const clients: pg.Client[] = []
  const open = async () => {
    const client = await connectTo(port, name)
    clients.push(client)
    return client
  }
  const owner = await open()
  for (const sql of schema(defaults)) await owner.query(sql)
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
