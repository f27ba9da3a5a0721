import { Dexie } from 'dexie'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { databaseFor, databaseName, type Database } from '#data/device/database.ts'
import { allowLastWords, forgetLastWords } from '#data/device/last-words.ts'
import { forgetLeftDrafts } from '#data/device/left-drafts.ts'
import { followExams } from '#data/entities/schedules.ts'
import { setStorage, storageProblem, toStorageError } from '#data/device/storage.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'

export type OpenDatabase =
  | { readonly state: 'closed' }
  | { readonly state: 'opening' | 'open'; readonly userId: string; readonly db: Database }
  | { readonly state: 'failed'; readonly userId: string; readonly db: Database; readonly error: AppError }

const $state = atom<OpenDatabase>({ state: 'closed' })
/** With the database: for `data` alone (tests/rules/layers.ts). */
export const $openDatabase: ReadableAtom<OpenDatabase> = $state

/** How the workspace stands: all that a screen needs. */
type Opening =
  { readonly state: 'closed' | 'opening' | 'open' } | { readonly state: 'failed'; readonly error: AppError }

export const $opening: ReadableAtom<Opening> = computed($state, now =>
  now.state === 'failed' ? { state: now.state, error: now.error } : { state: now.state }
)
/** Whose workspace is open. */
export const $workspace: ReadableAtom<string | null> = computed($state, now =>
  now.state === 'open' ? now.userId : null
)

/** Whose workspace is asked for, even while it cannot be opened. */
export const $openUser: ReadableAtom<string | null> = computed($state, now =>
  now.state === 'closed' ? null : now.userId
)

/** Set when another tab needs a newer version of the database: this one must be loaded again. */
export const $outdated = atom(false)

/** The workspace asked for, even while it cannot be opened: a write then finds out and is kept in memory. */
export function workspace(): { readonly userId: string; readonly db: Database } {
  const now = $state.get()
  if (now.state === 'closed') throw new AppError('unauthorised', 'No workspace is open')
  return now
}

/** The student whose workspace is asked for: all of it that a screen needs to know. */
export function studentId(): string {
  return workspace().userId
}

let stopFollowing = (): void => {}

export async function openWorkspace(userId: string): Promise<void> {
  const before = $state.get()
  if (before.state !== 'closed' && before.userId === userId) {
    if (before.state === 'open') return
    if (before.state === 'failed') before.db.close()
  } else closeWorkspace()
  allowLastWords(userId)
  const db = databaseFor(userId)
  db.on('versionchange', ({ newVersion }) => {
    const isUpgrade = newVersion !== null
    // An old tab goes on storing what is typed, in tables it knows; only one whose database was erased stops.
    db.close({ disableAutoOpen: !isUpgrade })
    if (isUpgrade) $outdated.set(true)
    return false
  })
  const opening: OpenDatabase = { state: 'opening', userId, db }
  $state.set(opening)
  const settle = (next: OpenDatabase) => {
    if ($state.get() === opening) $state.set(next)
    else db.close()
  }
  try {
    await db.open()
    settle({ state: 'open', userId, db })
    setStorage('ok')
    stopFollowing = followExams(db, (error: unknown) => {
      if (storageProblem(error) === null) log('schedules', error)
    })
  } catch (cause) {
    const error = toStorageError(cause) ?? toAppError(cause)
    settle({ state: 'failed', userId, db, error })
    throw error
  }
}

export function closeWorkspace(): void {
  const before = $state.get()
  if (before.state === 'closed') return
  stopFollowing()
  before.db.close()
  $state.set({ state: 'closed' })
}

/** For good: only after the student's own, confirmed sign-out. */
export async function eraseWorkspace(userId: string): Promise<void> {
  const now = $state.get()
  if (now.state !== 'closed' && now.userId === userId) closeWorkspace()
  forgetLastWords(userId)
  forgetLeftDrafts(userId)
  await Dexie.delete(databaseName(userId))
}
