import type { PGlite } from '@supabase/lite/pglite'
import { gigabytes } from '#lib/values/gigabytes.ts'

/** How much one account may hold on this server. */
export interface Account {
  readonly takes: (authorization: string | null, bytes: number, isShort: boolean) => Promise<boolean>
  /** The limit as people say it: "2 GB". */
  readonly words: string
}

interface Known {
  bytes: number
  readonly until: number
}

/** Counting all rows anew takes some 10 ms, so the answer holds for a minute and what comes in is added to it. */
const KEEP = 60_000

export function accountSize(database: PGlite, most: number, now: () => number = Date.now): Account {
  const known = new Map<string, Known>()
  const usedBy = async (id: string): Promise<Known> => {
    const last = known.get(id)
    if (last && last.until > now()) return last
    if (known.size > 10_000) known.clear()
    const fresh = { bytes: await bytesOf(database, id), until: now() + KEEP }
    known.set(id, fresh)
    return fresh
  }
  return {
    words: gigabytes(most),
    takes: async (authorization, bytes, isShort) => {
      const id = subjectOf(authorization)
      if (id === undefined) return true
      const used = await usedBy(id)
      // Twice the limit is the end for short changes too: a program could send nothing else.
      if (used.bytes + bytes > (isShort ? 2 * most : most)) return false
      used.bytes += bytes
      return true
    }
  }
}

async function bytesOf(database: PGlite, id: string): Promise<number> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_catalog.pg_class c
       join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`
  )
  const parts = tables.map(({ name }) => `select pg_column_size(t.*) as n from ${name} t where t.user_id = $1::uuid`)
  parts.push(
    `select coalesce((o.metadata->>'size')::bigint, 0) from storage.objects o where starts_with(o.name, $1::uuid::text || '/')`
  )
  const { rows } = await database.query<{ sum: number }>(
    `select coalesce(sum(n), 0)::float8 as sum from (${parts.join(' union all ')}) parts`,
    [id]
  )
  return rows[0]?.sum ?? 0
}

/** Unchecked: a forged name is refused by the library later, and this alone tells nothing. */
export function subjectOf(authorization: string | null): string | undefined {
  try {
    const payload = authorization?.split('.')[1] ?? ''
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sub?: unknown }
    return typeof sub === 'string' && /^[\da-f-]{36}$/i.test(sub) ? sub : undefined
  } catch {
    return undefined
  }
}
