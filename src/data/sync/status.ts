import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { BlobRow, Database } from '#data/device/database.ts'
import { $closingLoses, $heldWords } from '#data/write/held.ts'
import { countLeft } from '#data/device/last-words.ts'
import { live } from '#data/read/live.ts'
import { $outdated, $workspace } from '#data/read/workspace.ts'
import { isReady, valueOr, type Remote } from '#lib/remote.ts'

/** What the badge says; docs/sync.md has a sentence for each. */
export type SyncState = 'saved' | 'syncing' | 'synced' | 'offline' | 'attention' | 'reload' | 'full'

export interface SyncStatus {
  readonly state: SyncState
  /** Changes that only this device has. */
  readonly waiting: number
  /** Changes the server refused: they are listed, and stay until they are accepted. */
  readonly rejected: number
  readonly lastSyncedAt: string | null
}

/** What the engine is doing, in the tab that does it. */
export type Phase = 'idle' | 'syncing' | 'offline' | 'refused' | 'gone' | 'reload' | 'full'

export const $phase = atom<Phase>('idle')

interface Counts {
  readonly waiting: number
  readonly rejected: number
  readonly lastSyncedAt: string | null
}

/** Counted after every change in any tab: a review in three of them makes hundreds a second. */
const PACE = 200

async function count(db: Database): Promise<Counts> {
  return db.transaction('r', db.outbox, db.blobs, db.meta, async () => {
    const [all, rejectedOps, files, last] = await Promise.all([
      db.outbox.count(),
      db.outbox.where('state').equals('rejected').count(),
      db.blobs.where('uploaded').equals(0).count(),
      db.meta.get('lastSyncedAt')
    ])
    const refused = (blob: BlobRow) => blob.refused !== null
    const refusedFiles = files === 0 ? 0 : await db.blobs.where('uploaded').equals(0).filter(refused).count()
    const rejected = rejectedOps + refusedFiles
    return { waiting: all + files - rejected, rejected, lastSyncedAt: (last?.value as string | undefined) ?? null }
  })
}

const $counts = live(count, PACE)

/** Lectures of which sound lies here that is not yet a file to be sent. */
const $unsealed = live(async db => new Set((await db.pieces.toCollection().primaryKeys()).map(([id]) => id)).size)

/**
 * Everything that the server does not have, in this tab's memory, on the device, or left by a closed page and not yet
 * in its note or lecture; unknown until it was counted.
 */
export const $unsent: ReadableAtom<Remote<number>> = computed(
  [$counts, $closingLoses, countLeft($workspace, $heldWords), $unsealed],
  (counts, held, left, unsealed): Remote<number> => {
    if (!isReady(counts)) return counts
    if (!isReady(unsealed)) return unsealed
    return { state: 'ready', value: counts.value.waiting + counts.value.rejected + held + left + unsealed.value }
  }
)

export function statusFrom(phase: Phase, isOnline: boolean, counts: Counts): SyncStatus {
  return { state: stateFrom(phase, isOnline, counts), ...counts }
}

function stateFrom(phase: Phase, isOnline: boolean, { waiting, rejected, lastSyncedAt }: Counts): SyncState {
  if (phase === 'reload') return 'reload'
  if (rejected > 0 || phase === 'refused' || phase === 'gone') return 'attention'
  if (phase === 'full' && isOnline) return 'full'
  if (phase === 'offline' || !isOnline) return 'offline'
  if (phase === 'syncing') return waiting > 0 || lastSyncedAt === null ? 'syncing' : 'synced'
  return waiting === 0 && lastSyncedAt !== null ? 'synced' : 'saved'
}

const $online = atom(true)
onMount($online, () => {
  const look = () => $online.set(navigator.onLine)
  if (typeof addEventListener !== 'function') return
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
})

/** What the browser says of the network. */
export const $isOnline: ReadableAtom<boolean> = $online

const NOTHING: Counts = { waiting: 0, rejected: 0, lastSyncedAt: null }

export const $sync: ReadableAtom<SyncStatus> = computed(
  [$phase, $online, $outdated, $counts],
  (phase, isOnline, isOutdated, counts) => statusFrom(isOutdated ? 'reload' : phase, isOnline, valueOr(counts, NOTHING))
)
