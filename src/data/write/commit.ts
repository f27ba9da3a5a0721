import { atom } from 'nanostores'
import { refusal } from '#contract/check-fields.ts'
import type { EntityName, Fields } from '#contract/entities.ts'
import type { Change, Edit, Rewritable } from '#data/write/change.ts'
import { difference, fieldsOf, type AnyRow, type Patch, toColumns, withDefaults } from '#data/device/rows.ts'
import { rowsOf, type BlobRow, type Database } from '#data/device/database.ts'
import { derive, scopeOf, behaviourOf } from '#data/entities/registry.ts'
import { keepVersion } from '#data/entities/note-versions.ts'
import { askToStay } from '#data/device/persist.ts'
import { blankRow, isLog, record, recordMany } from '#data/write/record.ts'
import { toSnake, toCamel } from '#lib/values/case.ts'
import { againAfterLeaving } from '#data/device/under-way.ts'
import { AppError } from '#lib/errors.ts'
import { storable } from '#lib/values/whole-text.ts'
import { defaultsOf } from '#data/device/defaults.ts'

const edit = (name: EntityName, id: string, row: Patch, columns: readonly string[]): Change =>
  ({ name, id, fields: Object.fromEntries(columns.map(column => [toCamel(column), row[column] ?? null])) }) as Change

/** What takes a patch back: a new row goes, and of one that was there only what the patch changed is as it was. */
function inverseOf(name: EntityName, id: string, before: AnyRow | undefined, patch: Patch): Change[] {
  const columns = Object.keys(patch).filter(column => column !== 'deleted_at')
  if (!before)
    return behaviourOf(name).isOnlyOne
      ? [edit(name, id, toColumns(defaultsOf(name)), columns)]
      : [{ name, id, remove: true }]
  const edits = columns.length === 0 ? [] : [edit(name, id, withDefaults(name, before), columns)]
  // An edit brought a deleted row back.
  if (before.deleted_at !== null) return [...edits, { name, id, remove: true }]
  return typeof patch['deleted_at'] === 'string' ? [...edits, { name, id, restore: true }] : edits
}

/** Counts the commits of this tab: the sync engine listens. */
export const $commits = atom(0)

/** Something was committed, here or by a worker of this tab. */
export const tellCommitted = (): void => $commits.set($commits.get() + 1)

/**
 * What a change means for its row, or null when it changes nothing. Throws before anything is written. What no server
 * stores is taken out of texts here, where every change passes.
 */
function patchFor(change: Change, row: AnyRow | undefined, at: string): Patch | null {
  if ('remove' in change) return row?.deleted_at === null ? { deleted_at: at } : null
  if ('restore' in change) return row && row.deleted_at !== null && !isLog(change.name) ? { deleted_at: null } : null
  if ('rewrite' in change) {
    const now = row ? fieldsOf(change.name, row) : null
    const fields = (change.rewrite as (now: unknown) => Partial<Fields<Rewritable>>)(now)
    return patchFor({ name: change.name, id: change.id, fields } as Edit[Rewritable], row, at)
  }
  const chosen = Object.entries(change.fields).filter(
    ([field]) => !(change.assumed as string[] | undefined)?.includes(field)
  )
  const fields = storable(row ? Object.fromEntries(chosen) : change.fields)
  const given = toColumns(fields)
  const patch = row ? difference(row, given) : given
  if (row && Object.keys(patch).length === 0) return row.deleted_at === null ? null : { deleted_at: null }
  const whole = { ...(row ?? blankRow(change.name, change.id, at)), ...given }
  const reason = refusal(change.name, row ? fields : fieldsOf(change.name, whole), !row)
  if (reason !== null) throw new AppError('invalid', reason)
  if (row && isLog(change.name)) throw new AppError('invalid', 'A log is only added to')
  return patch
}

function assumedIn(change: Change): readonly string[] {
  return 'assumed' in change ? change.assumed.map(toSnake) : []
}

function wayBack(change: Change, before: AnyRow | undefined, patch: Patch): Change[] {
  const { name, id } = change
  const isOwn = before && 'rewrite' in change && change.takeBack
  return isOwn ? [{ name, id, rewrite: change.takeBack } as Change] : inverseOf(name, id, before, patch)
}

/** From so many on, rows are read and written together. */
const MANY = 20

/** Changes that follow one another and are of one table. */
function runsOf(changes: readonly Change[]): [Change, ...Change[]][] {
  const runs: [Change, ...Change[]][] = []
  for (const change of changes) {
    const last = runs.at(-1)
    if (last?.[0].name === change.name) last.push(change)
    else runs.push([change])
  }
  return runs
}

/** Whether these are changes of as many different rows. */
const isOfMany = (run: readonly Change[]): boolean =>
  run.length >= MANY && new Set(run.map(({ id }) => id)).size === run.length

async function commitMany(
  db: Database,
  changes: readonly [Change, ...Change[]],
  at: string
): Promise<{ readonly rows: readonly AnyRow[]; readonly back: readonly Change[] }> {
  const [{ name }] = changes
  const rows = await rowsOf(db, name).bulkGet(changes.map(({ id }) => id))
  const own = changes.flatMap((change, index) => {
    const before = rows[index]
    const patch = patchFor(change, before, at)
    return patch ? [{ name, id: change.id, change, patch, before }] : []
  })
  const back = own.flatMap(({ change, before, patch }) => wayBack(change, before, patch))
  return { rows: await recordMany(db, name, own, at), back }
}

/**
 * All or nothing, in one transaction that is on the disk when this resolves; a new file's bytes go with its entry. Gives
 * the changes that take these back, from the rows as they were in it.
 */
export async function commit(
  db: Database,
  changes: readonly Change[],
  at: string,
  blob?: BlobRow
): Promise<readonly Change[]> {
  const back = await againAfterLeaving(() => commitOnce(db, changes, at, blob))
  tellCommitted()
  askToStay()
  return back
}

async function commitOnce(
  db: Database,
  changes: readonly Change[],
  at: string,
  blob?: BlobRow
): Promise<readonly Change[]> {
  const names = new Set(changes.map(change => change.name))
  return db.transaction('rw', [...scopeOf(db, names), ...(blob ? ['blobs'] : [])], async () => {
    if (blob) await db.blobs.put(blob)
    const changed = new Map<EntityName, AnyRow[]>()
    const wrote = (name: EntityName, rows: readonly AnyRow[]): void => {
      const own = changed.get(name) ?? []
      changed.set(name, own)
      own.push(...rows)
    }
    const back: (readonly Change[])[] = []
    for (const run of runsOf(changes)) {
      if (isOfMany(run)) {
        const many = await commitMany(db, run, at)
        wrote(run[0].name, many.rows)
        back.unshift(many.back)
        continue
      }
      for (const change of run) {
        const { name, id } = change
        const before = await rowsOf(db, name).get(id)
        const patch = patchFor(change, before, at)
        if (!patch) continue
        const row = await record(db, { name, id, patch, before, assumed: assumedIn(change) }, at)
        wrote(name, [row])
        if (name === 'notes') await keepVersion(db, before, row, 'keeps' in change)
        back.unshift(wayBack(change, before, patch))
      }
    }
    await derive(db, changed)
    return back.flat()
  })
}
