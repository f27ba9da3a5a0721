import { useEffect, useState } from 'react'
import { closeWorkspace, openWorkspace } from '#data/workspace.ts'
import { toAppError, type AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { keepToolsOffline } from '#stores/service-worker.ts'

function afterPaint(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Opens the student's database at once; everything that speaks to the network comes after the first paint. */
export function useWorkspace(userId: string): AppError | null {
  const [failure, setFailure] = useState<AppError | null>(null)
  useEffect(() => {
    let isHere = true
    let stop: (() => void) | undefined
    const start = async (): Promise<void> => {
      await openWorkspace(userId)
      setFailure(null)
      await afterPaint()
      const { startSync } = await import('#data/sync/start.ts')
      if (isHere) stop = startSync(userId)
      await keepToolsOffline().catch((error: unknown) => log('The tools could not be kept for offline use', error))
    }
    start().catch((error: unknown) => setFailure(toAppError(error)))
    return () => {
      isHere = false
      stop?.()
      closeWorkspace()
    }
  }, [userId])
  return failure
}
