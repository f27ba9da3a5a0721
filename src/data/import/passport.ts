import { refusal } from '#contract/check-fields.ts'
import { ENTITY_ORDER, entities, type EntityName, type Fields } from '#contract/entities.ts'
import { defaultsOf } from '#data/device/defaults.ts'
import { rowsOf } from '#data/device/database.ts'
import { fieldsOf, isLiving, type AnyRow } from '#data/device/rows.ts'
import { behaviourOf } from '#data/entities/registry.ts'
import { bringIn } from '#data/import/bring-in.ts'
import type { Staged } from '#data/import/stage.ts'
import { withRoom } from '#data/write/held.ts'
import { workspace } from '#data/read/workspace.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import { sameJson } from '#lib/values/same-json.ts'

/** A row of a passport, with the id that it has here. */
export interface PassportFileRow {
  readonly id: string
  readonly updatedAt: string
  readonly isDeleted: boolean
  readonly fields: Readonly<Record<string, unknown>>
}

/** A passport that was read, whose rows are asked for page by page. */
export interface PassportSource {
  readonly counts: readonly (readonly [name: EntityName, rows: number])[]
  /** Ids of the files whose bytes are in it. */
  readonly files: readonly string[]
  readonly rows: (name: EntityName, from: number, count: number) => Promise<readonly PassportFileRow[]>
  readonly bytes: (fileId: string) => Promise<ArrayBuffer>
}

/** What becomes of rows that are here with other words, and of those that were deleted here. */
export interface PassportChoice {
  readonly changed: 'newer' | 'theirs' | 'mine'
  readonly bringsBack: boolean
}

export type RowVerdict = 'fresh' | 'same' | 'newer-there' | 'newer-here' | 'deleted-here' | 'undone' | 'faulty'

export const VERDICTS: readonly RowVerdict[] = [
  'fresh',
  'same',
  'newer-there',
  'newer-here',
  'deleted-here',
  'undone',
  'faulty'
]

const AT_ONCE = 200

interface Compared {
  readonly row: PassportFileRow
  readonly own: AnyRow | undefined
  readonly fields: Readonly<Record<string, unknown>>
  readonly verdict: RowVerdict
}

function verdictOf(
  name: EntityName,
  row: PassportFileRow,
  own: AnyRow | undefined,
  fields: Compared['fields']
): RowVerdict {
  if (!own) return refusal(name, fields, true) === null ? 'fresh' : 'faulty'
  if (row.isDeleted) return 'same'
  const isLog = entities[name].mode === 'append'
  // A log is only added to: what was taken back stays so.
  if (!isLiving(own)) return isLog ? 'undone' : 'deleted-here'
  const now = fieldsOf(name, own)
  if (isLog || Object.entries(row.fields).every(([key, value]) => sameJson(now[key], value))) return 'same'
  return row.updatedAt > own.updated_at ? 'newer-there' : 'newer-here'
}

async function* pages(source: PassportSource): AsyncGenerator<readonly [EntityName, readonly Compared[]]> {
  const { db } = workspace()
  const counts = new Map(source.counts)
  const rest = givingWay()
  for (const name of ENTITY_ORDER)
    for (let from = 0; from < (counts.get(name) ?? 0); from += AT_ONCE) {
      const rows = await source.rows(name, from, AT_ONCE)
      const own = await rowsOf(db, name).bulkGet(rows.map(({ id }) => id))
      const compared: Compared[] = []
      for (const [at, row] of rows.entries()) {
        await rest()
        const fields = { ...defaultsOf(name), ...row.fields }
        compared.push({ row, own: own[at], fields, verdict: verdictOf(name, row, own[at], fields) })
      }
      yield [name, compared]
    }
}

export type Verdicts = ReadonlyMap<EntityName, Readonly<Record<RowVerdict, number>>>

/** What bringing it in would do, by table; nothing is written. */
export async function comparePassport(
  source: PassportSource,
  signal: AbortSignal,
  report: (rows: number) => void = () => undefined
): Promise<Verdicts> {
  const all = new Map<EntityName, Record<RowVerdict, number>>()
  let done = 0
  for await (const [name, compared] of pages(source)) {
    signal.throwIfAborted()
    const counts = all.get(name) ?? (Object.fromEntries(VERDICTS.map(one => [one, 0])) as Record<RowVerdict, number>)
    all.set(name, counts)
    for (const { verdict } of compared) counts[verdict] += 1
    report((done += compared.length))
  }
  return all
}

/** Whether there is anything here that a merge could touch: settings alone are nobody's work. */
export async function isEmptyAccount(): Promise<boolean> {
  const { db } = workspace()
  const counts = await Promise.all(
    ENTITY_ORDER.filter(name => !behaviourOf(name).isOnlyOne).map(name => rowsOf(db, name).limit(1).count())
  )
  return counts.every(count => count === 0)
}

function isTaken(verdict: RowVerdict, { changed, bringsBack }: PassportChoice): boolean {
  if (verdict === 'fresh') return true
  if (verdict === 'deleted-here') return bringsBack
  if (verdict === 'newer-there') return changed !== 'mine'
  return verdict === 'newer-here' && changed === 'theirs'
}

function staged(name: EntityName, { row, own, fields, verdict }: Compared): Staged {
  const given = { name, id: row.id, fields: verdict === 'fresh' ? fields : row.fields }
  if (own && isLiving(own)) {
    const now = fieldsOf(name, own)
    const changed = Object.entries(row.fields).filter(([key, value]) => !sameJson(now[key], value))
    const before = Object.fromEntries(changed.map(([key]) => [key, now[key] ?? null]))
    return { ...given, fields: Object.fromEntries(changed), before } as Staged
  }
  // A row of which each student has one cannot be taken back: it gets what nobody chose.
  if (behaviourOf(name).isOnlyOne)
    return { ...given, before: { ...fields, ...defaultsOf(name) } as Fields<'preferences'> } as Staged
  return { ...given, ...(row.isDeleted && { isRemoved: true }) } as Staged
}

/** Bytes of files that are new here, after their rows were laid down: an import that ends early takes them along. */
async function storeBytes(
  source: PassportSource,
  files: ReadonlyMap<string, string>,
  signal: AbortSignal
): Promise<void> {
  const { db } = workspace()
  for (const id of source.files) {
    const mime = files.get(id)
    if (mime === undefined) continue
    signal.throwIfAborted()
    const bytes = await source.bytes(id)
    await withRoom(() => db.blobs.put({ id, bytes, mime, uploaded: 0, refused: null }))
  }
}

/** Brings a passport in, all of it or nothing. Gives the id to undo it by; null where another tab brings a file in. */
export function bringPassport(
  source: PassportSource,
  name: string,
  choice: PassportChoice,
  signal: AbortSignal,
  report: (rows: number) => void = () => undefined
): Promise<string | null> {
  const files = new Map<string, string>()
  async function* rows(): AsyncGenerator<readonly Staged[]> {
    let done = 0
    for await (const [table, compared] of pages(source)) {
      const taken = compared.filter(({ verdict }) => isTaken(verdict, choice))
      if (table === 'files')
        for (const { row } of taken) files.set(row.id, typeof row.fields['mime'] === 'string' ? row.fields['mime'] : '')
      report((done += compared.length))
      if (taken.length > 0) yield taken.map(one => staged(table, one))
    }
  }
  return bringIn(name, rows(), signal, () => storeBytes(source, files, signal))
}

/** How many rows of a log are looked at. */
const SAMPLE = 200

/** Whether the log of a passport was brought in and taken back as a whole: it comes back only under new ids. */
export async function wasTakenBack(source: PassportSource): Promise<boolean> {
  const { db } = workspace()
  const logs = source.counts.filter(([name, count]) => entities[name].mode === 'append' && count > 0)
  for (const [name] of logs) {
    const rows = (await source.rows(name, 0, SAMPLE)).filter(({ isDeleted }) => !isDeleted)
    const own = await rowsOf(db, name).bulkGet(rows.map(({ id }) => id))
    if (own.some(row => row === undefined || isLiving(row))) return false
  }
  return logs.length > 0
}
