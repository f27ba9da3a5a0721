import type { SyncStatus } from '#data/sync/status.ts'

/** A device that has never heard all of the server, and has a way to it, cannot say that there is nothing. */
export function isArriving({ lastSyncedAt, state }: Pick<SyncStatus, 'lastSyncedAt' | 'state'>): boolean {
  return lastSyncedAt === null && (state === 'syncing' || state === 'saved')
}
