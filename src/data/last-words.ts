import { DEVICE_KEYS } from '#config/device.ts'

/** A note as it stood on the screen, and the saved version it was made from. */
export interface LastWords {
  readonly noteId: string
  readonly mine: unknown
  readonly base: unknown
  /** The version whose write was under way, if any: the device may hold it already. */
  readonly sent: unknown
}

/** Null where there is none (tests, workers) or where the browser refuses it. */
function smallStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

const prefix = (userId: string): string => `${DEVICE_KEYS.lastWords}-${userId}-`

/**
 * A page that goes away ends every IndexedDB transaction under way; only the small storage still takes something then.
 * False when it is full: what was typed in the last quarter of a second is then lost with the page.
 */
export function keepLastWords(
  userId: string,
  { noteId, mine, base, sent }: LastWords,
  storage = smallStorage()
): boolean {
  try {
    storage?.setItem(prefix(userId) + noteId, JSON.stringify({ mine, base, sent }))
    return storage !== null
  } catch {
    return false
  }
}

export function dropLastWords(userId: string, noteId: string, storage = smallStorage()): void {
  storage?.removeItem(prefix(userId) + noteId)
}

/** What pages that went away left behind for this student. */
export function leftWords(userId: string, storage = smallStorage()): LastWords[] {
  if (!storage) return []
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter(key => key.startsWith(prefix(userId)))
    .flatMap(key => {
      try {
        const { mine, base, sent } = JSON.parse(storage.getItem(key) ?? '') as Omit<LastWords, 'noteId'>
        return [{ noteId: key.slice(prefix(userId).length), mine, base, sent }]
      } catch {
        return []
      }
    })
}

/** After the student's own sign-out. */
export function forgetLastWords(userId: string, storage = smallStorage()): void {
  for (const { noteId } of leftWords(userId, storage)) dropLastWords(userId, noteId, storage)
}
