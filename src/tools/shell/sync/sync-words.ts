import type { SyncNotice } from '#data/sync/notices.ts'
import type { SyncStatus } from '#data/sync/status.ts'
import type { ShapeName } from '#lib/pages/shapes.ts'
import { m } from '#messages/generated/messages.js'

/** The badge: never more than is true. Of a lecture that is recorded the last minute is on this device only. */
export function badgeWords(
  { state, waiting }: Pick<SyncStatus, 'state' | 'waiting'>,
  unstored = 0,
  isRecording = false
): string {
  if (unstored > 0) return m.shell_storage_badge({ count: unstored })
  switch (state) {
    case 'saved':
      return waiting === 0 ? m.sync_saved() : m.sync_saved_waiting({ count: waiting })
    case 'syncing':
      return m.sync_syncing()
    case 'synced':
      return isRecording ? m.sync_saved() : m.sync_synced()
    case 'offline':
      return waiting === 0 ? m.sync_offline() : m.sync_offline_waiting({ count: waiting })
    case 'attention':
      return m.sync_attention()
    case 'full':
      return m.sync_full_waiting({ count: waiting })
    case 'reload':
      return m.sync_reload()
    default:
      return state satisfies never
  }
}

/** The badge at a glance: where the work is. */
export function badgeShape({ state, waiting }: Pick<SyncStatus, 'state' | 'waiting'>, unstored: number): ShapeName {
  if (unstored > 0 || state === 'attention' || state === 'full' || state === 'reload') return 'triangle-alert'
  if (state === 'offline') return 'cloud-off'
  return state === 'saved' && waiting > 0 ? 'cloud-upload' : 'circle-check'
}

export function waitingWords(waiting: number): string {
  if (waiting === 0) return m.sync_waiting_none()
  return m.sync_waiting({ count: waiting })
}

type State = SyncStatus['state']

/** Said aloud: only what changes what the student can rely on, not every coming and going of a request. */
export function newsOf(before: State, now: State): string | null {
  if (now === 'offline') return before === 'offline' ? null : m.sync_said_offline()
  if (now === 'attention') return before === 'attention' ? null : m.sync_said_attention()
  if (now === 'full') return before === 'full' ? null : m.sync_said_full()
  if (now === 'reload') return before === 'reload' ? null : m.sync_said_reload()
  return before === 'offline' && now === 'synced' ? m.sync_said_online() : null
}

type SaidNotice = Pick<SyncNotice, 'kind' | 'count'> & Partial<Pick<SyncNotice, 'noteId' | 'of'>>

/** A merged row that is no note and says nothing is an answer. */
export function syncNoticeWords({ kind, count, noteId, of }: SaidNotice): string {
  switch (kind) {
    case 'merged':
      if (of === 'graphs') return m.sync_notice_merged_graph({ count })
      return noteId === null ? m.sync_notice_merged_answer({ count }) : m.sync_notice_merged({ count })
    case 'refilled':
      return m.sync_notice_refilled({ count })
    case 'compared':
      return m.sync_notice_compared({ count })
    default:
      return kind satisfies never
  }
}
