import { backendCause, statusOf } from '#lib/backend-errors.ts'
import { toAppError } from '#lib/errors.ts'

/** Seconds between the tries. The server of one's own waits for its database besides, so that it is rarely more than one. */
const PAUSES = [2, 4, 8, 16] as const

/** What passes while somebody waits: a server that is starting, and a gateway whose server has not answered yet. */
function isPassing(error: unknown): boolean {
  const cause = backendCause(toAppError(error))
  return cause !== null && [503, 504].includes(statusOf(cause))
}

/**
 * Runs what a form sends, and again by itself where the server is not ready. `told` says so on the screen before each
 * pause. After 504 the work may have been done all the same, which `work` has to expect from its second run on.
 */
export async function againByItself<Value>(
  work: (isAgain: boolean) => Promise<Value>,
  told: () => void,
  pause: (seconds: number) => Promise<void> = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000))
): Promise<Value> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work(tried > 0)
    } catch (error) {
      const seconds = PAUSES[tried]
      if (seconds === undefined || !isPassing(error)) throw error
      told()
      await pause(seconds)
    }
  }
}
