import { finishImports } from '#data/import/apply.ts'
import { DAYS_TO_UNDO } from '#data/import/imports.ts'
import { dropImport, stageImport, type FileSays, type Staged, type StagedPages } from '#data/import/stage.ts'
import { workspace } from '#data/read/workspace.ts'
import { exclusive } from '#data/sync/lock.ts'

/** What this tab is at: the next act waits for it, also for what a page that died left and this one finishes. */
let before: Promise<unknown> = Promise.resolve()

/** One after the other, and one tab at a time, or two would take one file in twice: null where another tab is at it. */
function alone<Value>(work: () => Promise<Value>): Promise<Value | null> {
  const { db, userId } = workspace()
  const act = before.then(() => exclusive(db, `import:${userId}`, work))
  before = act.catch(() => undefined)
  return act
}

/**
 * All of a file or nothing; an abort counts until its rows begin to take effect. Gives the id to undo it by, or null
 * where another tab brings a file in.
 */
export function bringIn(
  name: string,
  rows: readonly Staged[] | StagedPages,
  signal: AbortSignal,
  bytes?: () => Promise<void>,
  says?: FileSays
): Promise<string | null> {
  return alone(async () => {
    const id = await stageImport(name, rows, signal, bytes, says)
    await finishImports(workspace().db)
    return id
  })
}

/**
 * Takes back the whole of a file: what is new goes, what it changed is as it was where nobody changed it since. Null as
 * above.
 */
export function undoImport(id: string): Promise<boolean | null> {
  return alone(async () => {
    const { db } = workspace()
    await db.transaction('rw', db.imports, async () => {
      const entry = await db.imports.get(id)
      if (entry?.state === 'done') await db.imports.update(id, { state: 'undoing', done: 0 })
    })
    await finishImports(db)
    return true
  })
}

/** What a page that died left: rows that nobody asked to take effect go, others do take effect. */
export async function continueImports(): Promise<void> {
  const { db } = workspace()
  if ((await db.imports.count()) === 0) return
  await alone(async () => {
    const oldest = new Date(Date.now() - DAYS_TO_UNDO * 86_400_000).toISOString()
    for (const { id, state, begun_at: at } of await db.imports.toArray())
      if (state === 'staging' || (at < oldest && (state === 'done' || state === 'undone'))) await dropImport(id)
    await finishImports(db)
  })
}
