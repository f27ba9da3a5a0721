import { AppError, toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'

/** A lost device leaves the library without a model, so that its next step misses it. */
const LOST = new Set(['DeviceLostError', 'ModelNotLoadedError', 'OperationError', 'GPUOutOfMemoryError'])

function wordsOf({ code, message }: AppError): string {
  if (code === 'offline') return m.settings_site_failed_cut()
  if (code === 'storage') return m.settings_site_failed_full()
  return LOST.has(message) ? m.settings_site_failed_lost() : m.settings_site_failed()
}

/** The same failure, in the words that fit the fetching of a model. */
export function siteModelFailure(error: unknown): AppError {
  const known = toAppError(error)
  return new AppError(known.code, known.message, { cause: error, shown: wordsOf(known) })
}
