import { existsSync, renameSync, rmSync } from 'node:fs'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

/**
 * Opens the database in `folder`, or in memory. A new one is made beside and renamed when it is whole: a process
 * killed while making it would leave a folder that never opens again.
 */
export async function openDatabase(folder: string): Promise<PgliteConnection> {
  if (!folder.startsWith('memory:') && !existsSync(folder)) {
    const draft = `${folder}.new`
    rmSync(draft, { recursive: true, force: true })
    const connection = await createPgliteConnection({ url: draft })
    await connection.close()
    renameSync(draft, folder)
  }
  return createPgliteConnection({ url: folder })
}
