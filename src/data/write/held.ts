import { atom, computed, type ReadableAtom } from 'nanostores'
import { commit } from '#data/write/commit.ts'
import type { Change } from '#data/write/change.ts'
import type { Database } from '#data/device/database.ts'
import { setStorage, storageProblem, toStorageError } from '#data/device/storage.ts'
import { $opening, $openUser, openWorkspace, workspace } from '#data/read/workspace.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'

export interface Batch {
  readonly userId: string
  readonly changes: readonly Change[]
  readonly at: string
  readonly onStored?: (() => void) | undefined
}

const RETRY_AFTER = 5000

const $held = atom<readonly Batch[]>([])
const $onTheirWay = atom(0)
/** Saves begun by `saveSoon` that the disk has not answered. */
export const $pending: ReadableAtom<number> = $onTheirWay
/** How many saves this tab keeps in memory because the device refused them: closing it now would lose them. */
export const $unstored: ReadableAtom<number> = computed($held, held => held.length)
/** The notes, answers and graphs among them. */
export const $heldWords: ReadableAtom<ReadonlySet<string>> = computed(
  $held,
  held =>
    new Set(
      held.flatMap(({ changes }) =>
        changes.flatMap(({ name, id }) => (name === 'notes' || name === 'answers' || name === 'graphs' ? [id] : []))
      )
    )
)
/** These, and those that are on their way to the disk at this moment. */
export const $closingLoses: ReadableAtom<number> = computed([$unstored, $onTheirWay], (some, more) => some + more)

let timer: ReturnType<typeof setTimeout> | undefined
/** Files that the server has too may go: they come back when they are looked at. */
async function makeRoom(db: Database): Promise<boolean> {
  return (await db.blobs.where('uploaded').equals(1).delete()) > 0
}

/** On a full device once more, after making room. */
export async function withRoom<Value>(write: () => Promise<Value>, db?: Database): Promise<Value> {
  try {
    return await write()
  } catch (error) {
    if (storageProblem(error) !== 'full' || !(await makeRoom(db ?? workspace().db).catch(() => false))) throw error
    return write()
  }
}

/** What takes each stored batch back, for whoever waits for it. */
const inverses = new WeakMap<Batch, readonly Change[]>()

async function store(batch: Batch): Promise<void> {
  const { db } = workspace()
  inverses.set(batch, await withRoom(() => commit(db, batch.changes, batch.at)))
  batch.onStored?.()
}

/** Another student's memory is not this workspace's: it waits until that one is open again. */
function isOpenFor({ userId }: Batch): boolean {
  return $openUser.get() === userId
}

function retryLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void retryHeld(), RETRY_AFTER)
}

let retrying: Promise<void> | undefined
/** Why a save was refused that was tried last. */
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
  if ($opening.get().state === 'failed')
    await openWorkspace(workspace().userId).catch((error: unknown) => log('open', error))
  const passed = new Set<Batch>()
  const next = (): Batch | undefined => $held.get().find(batch => !passed.has(batch))
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
  setStorage('ok')
}

function drop(batch: Batch): void {
  $held.set($held.get().filter(other => other !== batch))
}

/** What is kept in memory for this student, oldest first. */
export function heldChanges(userId: string): Change[] {
  return $held.get().flatMap(batch => (batch.userId === userId ? batch.changes : []))
}

interface Refused {
  readonly changes: readonly Change[]
  readonly error: AppError | null
}

/** What is kept in memory for the student whose workspace is open, and why; another's waits until theirs is open. */
export const $refusedHere: ReadableAtom<readonly Refused[]> = computed([$held, $openUser], held =>
  held.filter(isOpenFor).map(batch => ({ changes: batch.changes, error: faults.get(batch) ?? refusal }))
)

/** Before this tab's memory goes: throws while the device does not take what this student has in it. */
export async function storeHeld(): Promise<void> {
  await retryHeld()
  const { userId } = workspace()
  if (heldChanges(userId).length === 0 && $onTheirWay.get() === 0) return
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
    refusal = error
    hold(batch)
    throw error
  }
}

/** 'needless' is what another tab had done before. */
type Outcome = 'stored' | 'refused' | 'needless'

/** A save that nobody waits for, and that can be taken back: stored, refused, or on its way. */
export interface Saving {
  /** Of the first try: a refused one is tried again, and does not come to nothing. */
  readonly outcome: Promise<Outcome>
  readonly takeBack: () => Promise<void>
}

interface Soon {
  /** Asked once, before the first try. */
  readonly isNeedless: () => Promise<boolean>
  readonly onStored: () => void
}

let line: Promise<unknown> = Promise.resolve()

/** Resolves when each save that was begun by `saveSoon` is stored or refused. */
export async function savesDone(): Promise<void> {
  await line
}

/**
 * Saves as soon as the next frame is painted, in the order of the acts: two of one row must not overtake each other, and
 * the disk's many small answers would come before the frame.
 */
export function saveSoon(changes: readonly Change[], { isNeedless, onStored }: Soon): Saving {
  const userId = $openUser.get() ?? ''
  const batch: Batch = { userId, changes, at: new Date().toISOString(), onStored }
  $onTheirWay.set($onTheirWay.get() + 1)
  const outcome = Promise.all([line, afterPaint()])
    .then(() => tryFirst(batch, isNeedless))
    .finally(() => $onTheirWay.set($onTheirWay.get() - 1))
  line = outcome
  const takeBack = async (): Promise<void> => {
    await outcome
    // A refused one may be on its way at this moment.
    await retrying
    const back = inverses.get(batch)
    if (back) await keep({ userId, changes: back, at: new Date().toISOString() })
    else drop(batch)
  }
  return { outcome, takeBack }
}

async function tryFirst(batch: Batch, isNeedless: Soon['isNeedless']): Promise<Outcome> {
  try {
    if (!isOpenFor(batch)) throw new AppError('storage', 'Another workspace is open')
    if (await isNeedless()) return 'needless'
    await storeInTurn(batch)
    return 'stored'
  } catch (error) {
    const reason = toStorageError(error) ?? toAppError(error)
    if (reason.code === 'storage') refusal = reason
    else faults.set(batch, reason)
    if (!$held.get().includes(batch)) hold(batch)
    return 'refused'
  }
}
