import type { Database, SyncNotice, SyncNoticeKind } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

export type { SyncNotice } from '#data/device/database.ts'

/** What the student must be told, oldest first; each stays until it is closed. */
export const $syncNotices = live<SyncNotice[]>(db => db.notices.orderBy('id').toArray())

export async function dismissSyncNotice(id: string): Promise<void> {
  await workspace().db.notices.delete(id)
}

type About = Partial<Pick<SyncNotice, 'noteId' | 'count' | 'of'>>

export async function tell(db: Database, kind: SyncNoticeKind, at: string, about: About): Promise<void> {
  await db.notices.add({ id: newId(), kind, at, noteId: null, count: 0, ...about })
}
