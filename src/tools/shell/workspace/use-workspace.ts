import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { IDLE_FALLBACKS, IDLE_TIMEOUTS } from '#config/limits.ts'
import { $opening, closeWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { whenIdle } from '#lib/browser/idle.ts'
import { log } from '#lib/log.ts'
import { keepToolsOffline } from '#stores/service-worker.ts'
import { recoverLeftWords } from '#tools/shell/workspace/left-words.ts'
import { whileOpen } from '#tools/shell/workspace/while-open.ts'

/** Opens the student's database at once; everything that speaks to the network comes after the first paint. */
export function useWorkspace(userId: string): { readonly isRefused: boolean } {
  useEffect(() => {
    const stop = whileOpen(userId, async () => {
      recoverLeftWords(userId).catch((error: unknown) => log('Words of a closed page are still to be stored', error))
      await afterPaint()
      await whenIdle({ timeout: IDLE_TIMEOUTS[0], fallback: IDLE_FALLBACKS[0] })
      const { startSync } = await import('#data/sync/start.ts')
      keepToolsOffline().catch((error: unknown) => log('The tools could not be kept for offline use', error))
      import('#data/import/bring-in.ts')
        .then(({ continueImports }) => continueImports())
        .catch((error: unknown) => log('A file is still to be brought in', error))
      return startSync(userId)
    })
    openWorkspace(userId).catch((error: unknown) => log('The workspace did not open', error))
    return () => {
      stop()
      closeWorkspace()
    }
  }, [userId])
  return { isRefused: useStore($opening).state === 'failed' }
}
