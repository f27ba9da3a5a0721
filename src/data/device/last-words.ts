import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { DEVICE_KEYS } from '#config/device.ts'
import { newId } from '#lib/ids.ts'

/** Which answer: its row may not be there yet. */
export interface AnswerPlace {
  readonly attemptId: string
  readonly questionKey: string
}

/** A note, an answer or a graph as it stood on the screen, and the saved version it was made from. */
export interface LastWords {
  readonly id: string
  /** Of an answer; without it and `graph`, the words are a note's. */
  readonly answer?: AnswerPlace | undefined
  /** The words are a graph's. */
  readonly graph?: true | undefined
  readonly mine: unknown
  readonly base: unknown
  /** The version whose write was under way, if any: the device may hold it already. */
  readonly sent: unknown
}

/** Null where there is none (tests, workers) or where the browser refuses it. */
export function smallStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

/** Of which a later page finds as many for one text as tabs had it open. */
export interface LeftWords extends LastWords {
  readonly key: string
  /** As they are stored: a page that is hidden again meanwhile leaves newer ones in their place. */
  readonly text: string
}

/** Tells this page's words from those of another tab with the same text. */
const PAGE = newId()

const prefix = (userId: string): string => `${DEVICE_KEYS.lastWords}-${userId}-`
const keyOf = (userId: string, id: string): string => `${prefix(userId)}${id}.${PAGE}`

/** Who has signed out and had this device cleared: what still stands on the screen is not to be left after that. */
const forgotten = new Set<string>()

/**
 * A page that goes away ends every IndexedDB transaction under way; only the small storage still takes something then.
 * False when it is full: what was typed in the last quarter of a second is then lost with the page.
 */
export function saveLastWords(
  userId: string,
  { id, answer, graph, mine, base, sent }: LastWords,
  storage = smallStorage()
): boolean {
  if (forgotten.has(userId)) return false
  try {
    storage?.setItem(keyOf(userId, id), JSON.stringify({ answer, graph, mine, base, sent }))
    changed()
    return storage !== null
  } catch {
    return false
  }
}

/** This page's own: another tab's are its own affair. */
export function dropLastWords(userId: string, id: string, storage = smallStorage()): void {
  storage?.removeItem(keyOf(userId, id))
  changed()
}

export function dropLeftWords({ key, text }: LeftWords, storage = smallStorage()): void {
  if (storage?.getItem(key) !== text) return
  storage.removeItem(key)
  changed()
}

function keysOf(userId: string, storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter(key => key.startsWith(prefix(userId)))
}

/** What pages that went away left behind for this student. */
export function leftWords(userId: string, storage = smallStorage()): LeftWords[] {
  if (!storage) return []
  return keysOf(userId, storage).flatMap(key => {
    try {
      const text = storage.getItem(key) ?? ''
      const { answer, graph, mine, base, sent } = JSON.parse(text) as Omit<LastWords, 'id'>
      const [id = ''] = key.slice(prefix(userId).length).split('.')
      return [{ id, answer, graph, mine, base, sent, key, text }]
    } catch {
      return []
    }
  })
}

const $changes = atom(0)
const changed = (): void => $changes.set($changes.get() + 1)
onMount($changes, () => {
  if (typeof addEventListener !== 'function') return
  addEventListener('storage', changed)
  // The store lets go a second later, when a test's window may be gone.
  return () => {
    if (typeof removeEventListener === 'function') removeEventListener('storage', changed)
  }
})

/**
 * How many notes and answers have such words; they are in no table, and a sign-out takes them too. What this page left when it was
 * hidden and holds in memory as well, because the device refused it, is one change and counted there.
 */
export function countLeft(
  $userId: ReadableAtom<string | null>,
  $heldWords: ReadableAtom<ReadonlySet<string>>
): ReadableAtom<number> {
  return computed([$userId, $heldWords, $changes], (userId, held) => {
    if (userId === null) return 0
    return leftWords(userId).filter(({ id, key }) => !held.has(id) || key !== keyOf(userId, id)).length
  })
}

/** A student who comes back, or whose workspace opens for the first time. */
export function allowLastWords(userId: string): void {
  forgotten.delete(userId)
}

/** After the student's own sign-out; what cannot be read goes as well. */
export function forgetLastWords(userId: string, storage = smallStorage()): void {
  forgotten.add(userId)
  if (storage) for (const key of keysOf(userId, storage)) storage.removeItem(key)
  changed()
}
