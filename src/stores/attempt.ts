import { toAppError } from '#lib/errors.ts'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'

/** Runs what the student asked for; a failure is said in words and changes nothing. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify({ text: wordsFor(toAppError(error)) })
  }
}
