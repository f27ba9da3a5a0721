import { atom, computed, type ReadableAtom } from 'nanostores'
import { $stuck } from '#data/device/under-way.ts'
import { AppError } from '#lib/errors.ts'

type Refusal = 'full' | 'blocked'
export type StorageState = 'ok' | 'stuck' | Refusal

const $state = atom<'ok' | Refusal>('ok')
/** Whether this device still takes what the student types. While it does not, it is kept in memory and tried again. */
export const $storage: ReadableAtom<StorageState> = computed([$state, $stuck], (state, isStuck) =>
  state === 'ok' && isStuck ? 'stuck' : state
)

export function setStorage(state: 'ok' | Refusal): void {
  $state.set(state)
}

const FULL = new Set(['QuotaExceededError', 'EncodingError'])
const BLOCKED = new Set([
  'OpenFailedError',
  'MissingAPIError',
  'MissingApiError',
  'InvalidStateError',
  'DatabaseClosedError',
  'UnknownError',
  'SecurityError',
  'VersionError',
  'NotAllowedError',
  'TimeoutError'
])

function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown }
  return [String(name), ...namesOf(inner, depth + 1), ...namesOf(cause, depth + 1)]
}

/** Dexie wraps what the browser says: the reason may lie one or two errors deeper. */
export function storageProblem(error: unknown): Refusal | null {
  const names = namesOf(error)
  if (names.some(name => FULL.has(name))) return 'full'
  return names.some(name => BLOCKED.has(name)) ? 'blocked' : null
}

export function toStorageError(cause: unknown): AppError | null {
  const problem = storageProblem(cause)
  if (problem === null) return null
  setStorage(problem)
  return new AppError('storage', problem === 'full' ? 'This device is full' : 'This device refuses storage', { cause })
}
