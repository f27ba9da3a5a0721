import { useEffect } from 'react'
import { $syncNotices, dismissSyncNotice } from '#data/sync/notices.ts'
import { isReady } from '#lib/remote.ts'
import { log } from '#lib/log.ts'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { m } from '#messages/generated/messages.js'
import { syncNoticeWords } from '#tools/shell/sync/sync-words.ts'

/** What sync did that the student must know of: said once in this tab, kept until it is closed. */
export function useSyncNotices(): void {
  useEffect(() => {
    const said = new Set<string>()
    return $syncNotices.subscribe(known => {
      if (!isReady(known)) return
      for (const notice of known.value.filter(({ id }) => !said.has(id))) {
        said.add(notice.id)
        const { noteId } = notice
        notify({
          text: syncNoticeWords(notice),
          stays: true,
          ...(noteId === null
            ? {}
            : { action: { label: m.sync_notice_open(), run: () => openTool('notetaker', { note: noteId }) } }),
          onClose: () => void dismissSyncNotice(notice.id).catch((error: unknown) => log('A notice stays', error))
        })
      }
    })
  }, [])
}
