import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $workspace } from '#data/read/workspace.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { hasKept } from '#tools/shell/workspace/kept.ts'

/** Takes in what archive pages left on this device, once there is a workspace and a student who has set it up. */
export function useStudyThis(isSetUp: boolean): void {
  const user = useStore($workspace)
  useEffect(() => {
    if (!isSetUp || user === null || !hasKept()) return
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
