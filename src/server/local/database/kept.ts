import path from 'node:path'
import { AppError } from '#lib/errors.ts'
import type { OpenApp } from '#server/local/database/app.ts'
import type { DiskOptions } from '#server/local/database/disk.ts'
import { forgetRun, lastEnd, markCleanEnd, markRunning, type LastEnd } from '#server/local/database/last-end.ts'
import { syncTree } from '#server/local/folder/sync-tree.ts'

export interface KeepOptions {
  readonly log: (line: string) => void
  /** Whether all is on the disk before it is answered. */
  readonly isSynced: boolean
  readonly onSync?: DiskOptions['onSync']
}

type Open = (end: LastEnd, disk: DiskOptions | undefined) => Promise<OpenApp>

/** Opens what lies in `folder`, and leaves word of how it is left, for the next start. */
export async function openKept(folder: string, { log, isSynced, onSync }: KeepOptions, open: Open): Promise<OpenApp> {
  const failed = () => {
    forgetRun(folder)
    log('The disk did not take what was written to it. The server stops; look at the disk before you start it again.')
  }
  const end = lastEnd(folder)
  // Opening writes: a mark of the clean end would no longer fit, and a kill meanwhile would look like a restored backup.
  if (end === 'clean') markRunning(folder, false)
  const app = await open(end, isSynced ? { failed, onSync } : undefined).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'storage') forgetRun(folder)
    throw error
  })
  markRunning(folder, isSynced)
  const close = async (): Promise<void> => {
    await app.close()
    if (!isSynced) await syncTree(path.join(folder, 'database'))
    markCleanEnd(folder)
  }
  return { ...app, close }
}
