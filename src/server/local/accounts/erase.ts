import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@supabase/lite/pglite'
import { forgetDeleted } from '#server/local/database/forget.ts'
import type { OwnedFiles } from '#server/local/folder/file-store.ts'

/** What SQL cannot delete of an account: bytes of files, and mails that were kept for the operator. */
export interface Eraser {
  /** Asked before the account goes; the mails are found by it. */
  readonly addressesOf: (userId: string) => Promise<readonly string[]>
  /** Files of the account, bytes and rows; how many rows there were. */
  readonly files: (userId: string) => Promise<number>
  readonly mails: (addresses: readonly string[]) => Promise<void>
  /** What deleted rows leave in the files of the database. */
  readonly bytes: () => Promise<void>
}

export function eraser(database: PGlite, files: OwnedFiles, mailFolder: string): Eraser {
  return {
    addressesOf: async userId => {
      const { rows } = await database.query<{ address: string }>(
        `select lower(a) as address from auth.users u, unnest(array[u.email, u.email_change]) a
         where u.id::text = $1 and coalesce(a, '') <> ''`,
        [userId]
      )
      return rows.map(({ address }) => address)
    },
    files: async userId => {
      const own = `${userId}/`
      const { rows } = await database.query<{ bucket_id: string; name: string }>(
        'delete from storage.objects where starts_with(name, $1) returning bucket_id, name',
        [own]
      )
      for (const row of rows) await files.deleteObject(row.bucket_id, row.name, undefined)
      await files.removeOwner(userId)
      return rows.length
    },
    mails: async addresses => {
      const names = await readdir(mailFolder).catch(() => [])
      for (const name of names.filter(file => file.endsWith('.eml'))) {
        const file = path.join(mailFolder, name)
        const head = (await readFile(file, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1)[0] ?? ''
        const to = /^To:\s*(.*)$/im.exec(head)?.[1]?.trim().toLowerCase().replaceAll(/[<>]/g, '')
        if (to !== undefined && addresses.includes(to)) await rm(file, { force: true })
      }
    },
    bytes: () => forgetDeleted(database)
  }
}

/** An end between the row and the bytes leaves a folder of nobody: each start clears those. */
export async function sweepOwners(database: PGlite, files: OwnedFiles): Promise<void> {
  const { rows } = await database.query<{ id: string }>('select id::text as id from auth.users')
  await files.keepOwners(rows.map(({ id }) => id))
}
