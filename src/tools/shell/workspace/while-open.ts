import { $workspace } from '#data/read/workspace.ts'
import { log } from '#lib/log.ts'

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/**
 * Runs `begin` each time this student's workspace is open, also when the browser allows it late, and what `begin`
 * returns when it closes or the returned function is called. A part that the network did not bring is asked for again,
 * with growing pauses and when the browser is back online: without it nothing here would reach the server.
 */
export function whileOpen(userId: string, begin: () => Promise<() => void>): () => void {
  let end: (() => void) | undefined
  const finish = (): void => {
    end?.()
    end = undefined
  }
  const start = (): void => {
    let isOver = false
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_PAUSE
    const wait = (): void => {
      timer = setTimeout(attempt, pause)
      pause = Math.min(LONGEST_PAUSE, pause * 2)
    }
    const attempt = (): void => {
      clearTimeout(timer)
      timer = undefined
      begin().then(
        begun => {
          if (isOver) begun()
          else stop = begun
        },
        (error: unknown) => {
          log('What belongs to an open workspace did not start', error)
          if (!isOver) wait()
        }
      )
    }
    const online = (): void => {
      if (timer !== undefined) attempt()
    }
    const hasWindow = typeof addEventListener === 'function'
    if (hasWindow) addEventListener('online', online)
    end = () => {
      isOver = true
      clearTimeout(timer)
      if (hasWindow) removeEventListener('online', online)
      stop?.()
    }
    attempt()
  }
  const unbind = $workspace.subscribe(open => {
    finish()
    if (open === userId) start()
  })
  return () => {
    unbind()
    finish()
  }
}
