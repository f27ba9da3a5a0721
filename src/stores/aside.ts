import { KEEP_KEY } from '#config/study-this.ts'

/** A page that waits for the workspace. `noteId` is given once the workspace has begun to take it in. */
interface Waiting {
  readonly title: string
  readonly noteId?: string
}

function read(storage: Storage): Waiting[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(KEEP_KEY) ?? '[]')
    return Array.isArray(list) ? (list as Waiting[]) : []
  } catch {
    return []
  }
}

/** The same page put aside again takes the place of what waits of it, unless that is being taken in. */
export function putAside(storage: Storage, entry: Waiting): void {
  const others = read(storage).filter(one => one.title !== entry.title || one.noteId !== undefined)
  storage.setItem(KEEP_KEY, JSON.stringify([...others, entry]))
}

/**
 * Pages that a visitor began to study lie in the tab, so that the next one at a shared device does not get them. With
 * an account made or opened in this tab they belong to somebody, and wait on the device.
 */
export function moveToDevice(): void {
  try {
    for (const entry of read(sessionStorage)) putAside(localStorage, entry)
    sessionStorage.removeItem(KEEP_KEY)
  } catch {
    // No storage, or none left: they stay in the tab for as long as it is open.
  }
}
