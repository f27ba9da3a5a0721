import { setTimeout as pause } from 'node:timers/promises'
import { APICallError } from 'ai'
import { causeOf, failureOf, isGone, waitOf } from '#server/ai/providers/failures.ts'

/** A second try, and no third: the student is waiting, and the built-in engine stands ready. */
const TRIES = 2
/** Without a wish of the provider's. */
const PAUSE_SECONDS = 1
/** A longer wait is told to the student instead. */
const LONGEST_SECONDS = 8

const isPassing = (error: unknown): boolean => APICallError.isInstance(error) && error.isRetryable

/** One call with one more try after a passing failure, as soon as the provider allows. Throws AppErrors or the signal's reason. */
export async function trying<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (isGone(signal)) throw signal.reason
      const wait = waitOf(error, Date.now()) ?? PAUSE_SECONDS
      const isOver = signal.aborted || tries >= TRIES || wait > LONGEST_SECONDS || !isPassing(causeOf(error))
      if (isOver) throw failureOf(signal.aborted ? signal.reason : error)
      await pause(wait * 1000, undefined, { signal }).catch(() => {
        throw isGone(signal) ? signal.reason : failureOf(signal.reason)
      })
    }
  }
}
