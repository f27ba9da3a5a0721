import type { ImportedFile } from '#data/import/imports.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'

/** Stops a file that is coming in, so that nothing of it stays. */
export function stopComingIn({ id, name }: Pick<ImportedFile, 'id' | 'name'>): void {
  void tryOnceOrNotify(`undo ${id}`, async () => {
    const { undoImport } = await import('#data/import/bring-in.ts')
    const isDone = await undoImport(id)
    if (isDone === null) notify({ text: m.import_other_tab() })
    else notify({ text: isDone ? m.import_stopped({ name }) : m.import_stopped_elsewhere({ name }) })
  })
}
