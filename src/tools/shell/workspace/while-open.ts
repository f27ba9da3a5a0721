import { $workspace } from '#data/read/workspace.ts'
import { log } from '#lib/log.ts'

/**
 * Runs `begin` each time this student's workspace is open, also when the browser allows it late, and what `begin`
 * returns when it closes or the returned function is called.
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
    end = () => {
      isOver = true
      stop?.()
    }
    begin().then(
      begun => {
        if (isOver) begun()
        else stop = begun
      },
      (error: unknown) => log('What belongs to an open workspace did not start', error)
    )
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
