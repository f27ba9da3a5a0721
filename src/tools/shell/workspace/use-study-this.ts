import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { SHARE_KEY } from '#config/study-this.ts'
import { $workspace } from '#data/read/workspace.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { $route, openTool } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { hasKept } from '#tools/shell/workspace/kept.ts'

/** A link that was opened before there was an account, or that nobody has answered yet. */
function sayWhatWaits(): void {
  try {
    if (localStorage.getItem(SHARE_KEY) === null || 'import' in $route.get().query) return
  } catch {
    return
  }
  const run = (): void => openTool('notetaker', { import: '' })
  notify({ text: m.study_shared(), action: { label: m.study_look(), run }, stays: true })
}

/** Takes in what archive pages left on this device, once there is a workspace and a student who has set it up. */
export function useStudyThis(isSetUp: boolean): void {
  const user = useStore($workspace)
  useEffect(() => {
    if (!isSetUp || user === null) return
    sayWhatWaits()
    if (!hasKept()) return
    const run = async (): Promise<void> => {
      const { takeIn } = await import('#tools/shell/workspace/take-in.ts')
      for (const { noteId, title, cards } of await takeIn())
        notify({
          text: m.study_taken_in({ title, count: cards }),
          action: { label: m.study_open(), run: () => openTool('notetaker', { note: noteId }) },
          stays: true
        })
    }
    run().catch((error: unknown) => notify({ text: wordsFor(toAppError(error)) }))
  }, [isSetUp, user])
}
