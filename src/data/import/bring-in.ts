import { turnBack } from '#data/import/apply.ts'
import { finishHere } from '#data/import/finish.ts'
import { DAYS_TO_UNDO } from '#data/import/imports.ts'
import { dropImport, stageImport, type FileSays, type Staged, type StagedPages } from '#data/import/stage.ts'
import { workspace } from '#data/read/workspace.ts'
import { exclusive } from '#data/sync/lock.ts'

/** What this tab is at: the next act waits for it, also for what a page that died left and this one finishes. */
let before: Promise<unknown> = Promise.resolve()

let undoing: Promise<unknown> = Promise.resolve()

/** Until then what a file is compared with is half of what it will be. */
export async function importsAtRest(): Promise<void> {
  await undoing
  await before
}

/** One after the other, and one tab at a time, or two would take one file in twice: null where another tab is at it. */
function alone<Value>(work: () => Promise<Value>): Promise<Value | null> {
  const { db, userId } = workspace()
  const act = before.then(() => exclusive(db, `import:${userId}`, work))
  before = act.catch(() => undefined)
  return act
}

const stopped = (): Error => new DOMException('It was stopped and taken back', 'AbortError')

/** Once its rows have begun to take effect, an abort takes them back. */
async function takeEffect(id: string, signal: AbortSignal): Promise<void> {
  const { db } = workspace()
  const turn = (): void => void turnBack(db, id, 'applying').catch(() => undefined)
  if (signal.aborted) turn()
  signal.addEventListener('abort', turn, { once: true })
  try {
    await finishHere()
    // Its last rows were faster.
    if (signal.aborted && (await turnBack(db, id, 'done'))) await finishHere()
  } finally {
    signal.removeEventListener('abort', turn)
  }
  if ((await db.imports.get(id))?.state !== 'done') throw stopped()
}

/**
 * All of a file or nothing: one that is stopped, here or by `undoImport`, is taken back, and this rejects with an
 * AbortError. Gives the id to undo it by, or null where another tab brings a file in.
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
    await takeEffect(id, signal)
    return id
  })
}

/**
 * Takes back the whole of a file, also while it is still coming in: what is new goes, what it changed is as it was where
 * nobody changed it since. False where another tab is at it and turns round now, null where it brings another file in.
 */
export function undoImport(id: string): Promise<boolean | null> {
  const act = undo(id)
  undoing = act.catch(() => undefined)
  return act
}

async function undo(id: string): Promise<boolean | null> {
  const { db } = workspace()
  // Not behind the lock: whoever holds it looks at the state of the file between two transactions.
  const isTurned = await turnBack(db, id, 'applying')
  const isDone = await alone(async () => {
    await turnBack(db, id, 'done')
    await finishHere()
    return true
  })
  return isDone ?? (isTurned ? false : null)
}

/** What a page that died left: rows that nobody asked to take effect go, others do take effect. */
export async function continueImports(): Promise<void> {
  const { db } = workspace()
  if ((await db.imports.count()) === 0) return
  await alone(async () => {
    const oldest = new Date(Date.now() - DAYS_TO_UNDO * 86_400_000).toISOString()
    for (const { id, state, begun_at: at } of await db.imports.toArray())
      if (state === 'staging' || (at < oldest && (state === 'done' || state === 'undone'))) await dropImport(id)
    if ((await db.imports.where('state').anyOf('applying', 'undoing').count()) > 0) await finishHere()
  })
}
