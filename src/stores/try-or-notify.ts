import { toAppError } from '#lib/errors.ts'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'

/** Runs what the student asked for; a failure is said in words and changes nothing. */
export async function tryOrNotify(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify({ text: wordsFor(toAppError(error)) })
  }
}

const running = new Map<string, Promise<void>>()

/** As `tryOrNotify`; a second press while the act of this name runs is the same act. */
export function tryOnceOrNotify(name: string, work: () => Promise<unknown>): Promise<void> {
  const own = running.get(name) ?? tryOrNotify(work).finally(() => running.delete(name))
  running.set(name, own)
  return own
}
