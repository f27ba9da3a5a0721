import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '#lib/errors.ts'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { syncingDisk, type DiskOptions } from '#server/local/database/disk.ts'
import { syncFolder, syncTree } from '#server/local/folder/sync-tree.ts'

/**
 * Opens the database in `folder`, or in memory; with `disk` all it answers is on the disk first. A new one is made beside and renamed when it is whole: a process
 * killed while making it would leave a folder that never opens again.
 */
export async function openDatabase(folder: string, begin?: Blob, disk?: DiskOptions): Promise<PgliteConnection> {
  try {
    return await openOrMake(folder, begin, disk)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const advice = 'If the disk is full, make room; if the folder is damaged, put a backup in its place.'
    throw new AppError('storage', `The database in ${folder} cannot be opened (${why}). ${advice}`, { cause: error })
  }
}

async function openOrMake(folder: string, begin?: Blob, disk?: DiskOptions): Promise<PgliteConnection> {
  if (folder.startsWith('memory:')) return connect(folder, begin)
  if (!existsSync(folder)) {
    const draft = `${folder}.new`
    rmSync(draft, { recursive: true, force: true })
    const connection = await connect(draft, begin)
    await connection.close()
    await syncTree(draft)
    renameSync(draft, folder)
    syncFolder(path.dirname(folder))
  }
  return disk ? connectSynced(folder, disk) : connect(folder)
}

/** What another process left, or a copy brought, may not be on the disk yet. */
async function connectSynced(folder: string, options: DiskOptions): Promise<PgliteConnection> {
  await syncTree(folder)
  const { opened, ...pgliteOptions } = syncingDisk(options)
  const connection = await createPgliteConnection({ url: folder, pgliteOptions })
  await connection.driver.waitReady
  opened()
  return connection
}

/** The library connects at the first query; a folder that does not open is to be known now. */
async function connect(url: string, begin?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url, ...(begin && { pgliteOptions: { loadDataDir: begin } }) })
  await connection.driver.waitReady
  return connection
}
