import { ENTITY_ORDER } from '../../src/contract/entities.ts'
import type { PassportSource } from '../../src/data/import/passport.ts'
import { carry } from '../../src/workers/passport/carry.ts'
import { openPassport } from '../../src/workers/passport/open.ts'

/** What the worker of a passport answers, without a worker. */
export async function sourceOf(zip: Blob, to: string, round = 0): Promise<PassportSource> {
  const { tables, bytes } = carry(await openPassport(zip), to, round)
  return {
    counts: ENTITY_ORDER.map(name => [name, tables.get(name)?.length ?? 0]),
    files: [...bytes.keys()],
    rows: (name, from, count) => Promise.resolve((tables.get(name) ?? []).slice(from, from + count)),
    bytes: id => bytes.get(id)?.() ?? Promise.reject(new Error('no bytes'))
  }
}
