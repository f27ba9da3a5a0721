import { existsSync, renameSync, rmSync } from 'node:fs'
import { AppError } from '#lib/errors.ts'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

/**
 * Opens the database in `folder`, or in memory. A new one is made beside and renamed when it is whole: a process
 * killed while making it would leave a folder that never opens again.
 */
export async function openDatabase(folder: string, begin?: Blob): Promise<PgliteConnection> {
  try {
    return await openOrMake(folder, begin)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const advice = 'If the disk is full, make room; if the folder is damaged, put a backup in its place.'
    throw new AppError('storage', `The database in ${folder} cannot be opened (${why}). ${advice}`, { cause: error })
  }
}

async function openOrMake(folder: string, begin?: Blob): Promise<PgliteConnection> {
  if (folder.startsWith('memory:')) return connect(folder, begin)
  if (!existsSync(folder)) {
    const draft = `${folder}.new`
    rmSync(draft, { recursive: true, force: true })
    const connection = await connect(draft, begin)
    await connection.close()
    renameSync(draft, folder)
  }
  return connect(folder)
}

/** The library connects at the first query; a folder that does not open is to be known now. */
async function connect(url: string, begin?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url, ...(begin && { pgliteOptions: { loadDataDir: begin } }) })
  await connection.driver.waitReady
  return connection
}
