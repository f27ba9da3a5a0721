import { restore } from '#data/write/write.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

export function putBack(id: string, title: string): Promise<void> {
  return tryOrNotify(async () => {
    await restore('notes', id)
    notify({
      text: m.notes_restored({ title }),
      action: { label: m.deleted_open(), run: () => openTool('notetaker', { note: id }) }
    })
  })
}
