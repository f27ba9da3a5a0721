import { ENTITY_ORDER, type Fields, type Thread, type Turn } from '#contract/entities.ts'
import type { Change } from '#data/write/change.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { heldChanges } from '#data/write/held.ts'
import { leftWords } from '#data/device/last-words.ts'
import { fieldsOf, fromRow, type Row } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { log } from '#lib/log.ts'

/** Changes in words: what a rewriting one makes of its row, each on the one before. */
async function written(db: Database, changes: readonly Change[]): Promise<unknown[]> {
  type Told = Partial<Fields<'notes' | 'answers'>>
  const rows = new Map<string, Told>()
  const inWords = async (change: Change): Promise<unknown> => {
    if (!('rewrite' in change)) return change
    const { name, id, rewrite } = change
    // Where the device cannot be read, what was typed is told alone.
    const row = await rowsOf(db, name)
      .get(id)
      .catch(() => undefined)
    const now = rows.get(id) ?? (row ? fieldsOf(name, row) : null)
    const fields = { ...now, ...(rewrite as (now: unknown) => Told)(now) }
    rows.set(id, fields)
    return { name, id, fields }
  }
  const all: unknown[] = []
  for (const change of changes) {
    // One that cannot be told must not keep the rest from being exported.
    await inWords(change).then(
      said => all.push(said),
      (error: unknown) => log('export', error)
    )
  }
  return all
}

/** What closed pages left, which no table holds yet. */
function left(userId: string): unknown[] {
  return leftWords(userId).map(({ id, answer, graph, mine }) =>
    answer ? { name: 'answers', id, ...answer, fields: mine } : { name: graph ? 'graphs' : 'notes', id, fields: mine }
  )
}

export interface ExportParts extends Readonly<Record<string, unknown>> {
  readonly notes?: readonly (Fields<'notes'> & { id: string; updatedAt: string; deletedAt: string | null })[]
  readonly subjects?: readonly (Fields<'subjects'> & { id: string })[]
  readonly topics?: readonly (Fields<'topics'> & { id: string })[]
  readonly cards?: readonly (Fields<'cards'> & { deletedAt: string | null })[]
  readonly threads?: readonly Thread[]
  readonly turns?: readonly Turn[]
}

/** What no table of this device holds: saves that it refused, and words that closed pages left. */
export async function notStoredHere(): Promise<unknown[]> {
  const { userId, db } = workspace()
  return [...(await written(db, heldChanges(userId))), ...left(userId)]
}

/**
 * Everything the student has on this device (docs/export.md), deleted rows included, and what a full device refused.
 * That comes first, and tables that cannot be read are only named: such a device is why one exports. Files are named,
 * not contained.
 */
export async function exportParts(): Promise<ExportParts> {
  const { db } = workspace()
  const notStored = await notStoredHere()
  const unreadable: string[] = []
  const tables: Record<string, unknown> = {}
  for (const name of ENTITY_ORDER) {
    try {
      const rows = await rowsOf(db, name).toArray()
      tables[name] = rows.map(row => fromRow(name, row as unknown as Row<typeof name>))
    } catch (error) {
      unreadable.push(name)
      log('export', error)
    }
  }
  return { exportedAt: new Date().toISOString(), version: 1, notStored, unreadable, ...tables }
}
