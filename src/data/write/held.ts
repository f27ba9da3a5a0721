import { atom, computed, type ReadableAtom } from 'nanostores'
import { commit } from '#data/write/commit.ts'
import type { Change } from '#data/write/change.ts'
import { setStorage, storageProblem, toStorageError } from '#data/device/storage.ts'
import { $opening, openWorkspace, workspace } from '#data/read/workspace.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'

export interface Batch {
  readonly userId: string
  readonly changes: readonly Change[]
  readonly at: string
}

const RETRY_AFTER = 5000

/** What became of them: 'waiting' is what only another student's workspace can store. */
export type Retried = 'stored' | 'refused' | 'waiting'

/** Saves that another part keeps in memory itself, because they can still be taken back. */
interface Elsewhere {
  readonly $refused: ReadableAtom<number>
  /** On their way to the disk. */
  readonly $pending: ReadableAtom<number>
  readonly retry: () => Promise<Retried>
  /** The refused ones of this student, oldest first. */
  readonly changes: (userId: string) => Change[]
}

const $held = atom<readonly Batch[]>([])
const $refused = atom(0)
const $pending = atom(0)
/** How many saves this tab keeps in memory because the device refused them: closing it now would lose them. */
export const $unstored: ReadableAtom<number> = computed([$held, $refused], (held, refused) => held.length + refused)
/** The notes and answers among them. */
export const $heldWords: ReadableAtom<ReadonlySet<string>> = computed(
  $held,
  held =>
    new Set(
      held.flatMap(({ changes }) =>
        changes.flatMap(({ name, id }) => (name === 'notes' || name === 'answers' ? [id] : []))
      )
    )
)
/** These, and those that are on their way to the disk at this moment. */
export const $closingLoses: ReadableAtom<number> = computed([$unstored, $pending], (some, more) => some + more)

let timer: ReturnType<typeof setTimeout> | undefined
let elsewhere: Elsewhere | undefined

/** The review's answers are counted with the rest and tried again with it. Only one part does this, once. */
export function countElsewhere(part: Elsewhere): void {
  elsewhere = part
  part.$pending.subscribe(count => $pending.set(count))
  part.$refused.subscribe(count => {
    if (count > $refused.get()) retryLater()
    $refused.set(count)
  })
}

/** Files that the server has too may go: they come back when they are looked at. */
async function makeRoom(): Promise<boolean> {
  const { db } = workspace()
  return (await db.blobs.where('uploaded').equals(1).delete()) > 0
}

/** On a full device once more, after making room. */
export async function withRoom<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write()
  } catch (error) {
    if (storageProblem(error) !== 'full' || !(await makeRoom().catch(() => false))) throw error
    return write()
  }
}

/** What takes each stored batch back, for whoever waits for it. */
const inverses = new WeakMap<Batch, readonly Change[]>()

async function store(batch: Batch): Promise<void> {
  const { db } = workspace()
  inverses.set(batch, await withRoom(() => commit(db, batch.changes, batch.at)))
}

/** Another student's memory is not this workspace's: it waits until that one is open again. */
function isOpenFor({ userId }: Batch): boolean {
  const now = $opening.get()
  return now.state !== 'closed' && now.userId === userId
}

function retryLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void retryHeld(), RETRY_AFTER)
}

let retrying: Promise<void> | undefined
/** Why the oldest save in memory was refused when it was last tried. */
let refusal: AppError | null = null
/** Why saves failed that no room on the device would help. */
const faults = new WeakMap<Batch, AppError>()

/** Tries what is kept in memory, oldest first; stops at the first that the device refuses again. */
export function retryHeld(): Promise<void> {
  retrying ??= drain().finally(() => (retrying = undefined))
  return retrying
}

/** One that cannot be stored now and would not be tomorrow stays, counted, and the others pass it by. */
async function drain(): Promise<void> {
  const now = $opening.get()
  if (now.state === 'failed') await openWorkspace(now.userId).catch((error: unknown) => log('open', error))
  const passed = new Set<Batch>()
  const next = (): Batch | undefined => $held.get().find(batch => !passed.has(batch))
  do {
    for (let batch = next(); batch; batch = next()) {
      passed.add(batch)
      if (!isOpenFor(batch)) {
        retryLater()
        continue
      }
      try {
        await store(batch)
        drop(batch)
      } catch (error) {
        refusal = toStorageError(error)
        if (refusal) return retryLater()
        faults.set(batch, toAppError(error))
        log('held', error)
      }
    }
    const retried = await elsewhere?.retry()
    if (retried === 'refused' || retried === 'waiting') retryLater()
    if (retried === 'refused') return
  } while (next())
  setStorage('ok')
}

function drop(batch: Batch): void {
  $held.set($held.get().filter(other => other !== batch))
}

/** What is kept in memory for this student, oldest first; what another part keeps comes last. */
export function heldChanges(userId: string): Change[] {
  const held = $held.get().flatMap(batch => (batch.userId === userId ? batch.changes : []))
  return [...held, ...(elsewhere?.changes(userId) ?? [])]
}

/** Before this tab's memory goes: throws while the device does not take what this student has in it. */
export async function storeHeld(): Promise<void> {
  await retryHeld()
  const { userId } = workspace()
  if (heldChanges(userId).length === 0 && $pending.get() === 0) return
  throw new AppError('storage', 'This tab alone has some of it', { cause: refusal })
}

function hold(batch: Batch): void {
  $held.set([...$held.get(), batch])
  retryLater()
}

/**
 * Stores a batch after everything that still waits in memory; what the device refuses joins the queue and is told.
 * Gives what takes it back.
 */
export async function keep(batch: Batch): Promise<readonly Change[]> {
  await storeInTurn(batch)
  return inverses.get(batch) ?? []
}

async function storeInTurn(batch: Batch): Promise<void> {
  if ($held.get().length > 0) {
    hold(batch)
    await retryHeld()
    if (!$held.get().includes(batch)) return
    const fault = faults.get(batch)
    if (!fault) throw refusal ?? new AppError('storage', 'This device refuses storage')
    drop(batch)
    throw fault
  }
  try {
    await store(batch)
  } catch (cause) {
    const error = toStorageError(cause)
    if (!error) throw cause
    hold(batch)
    throw error
  }
}
