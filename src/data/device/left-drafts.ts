import { DEVICE_KEYS } from '#config/device.ts'
import { smallStorage } from '#data/device/last-words.ts'
import { isRecord } from '#lib/values/is-record.ts'

const prefix = (userId: string): string => `${DEVICE_KEYS.leftDrafts}-${userId}-`

interface LeftDraft {
  /** When its page went away. */
  readonly at: number
  readonly draft: unknown
}

/** What stands typed in a tool as its page goes away, which ends every IndexedDB transaction under way. */
export function leaveDraft(userId: string, tool: string, left: LeftDraft, storage = smallStorage()): void {
  try {
    storage?.setItem(prefix(userId) + tool, JSON.stringify(left))
  } catch {
    // Full: what was typed in the last third of a second is lost with the page.
  }
}

/** Undefined where no page left one; it stays until it is dropped. */
export function leftDraft(userId: string, tool: string, storage = smallStorage()): LeftDraft | undefined {
  const text = storage?.getItem(prefix(userId) + tool) ?? null
  if (text === null) return undefined
  try {
    const left: unknown = JSON.parse(text)
    return isRecord(left) && typeof left['at'] === 'number' ? { at: left['at'], draft: left['draft'] } : undefined
  } catch {
    return undefined
  }
}

/** What was left until `moment` stands on the disk now, in this or a later version. */
export function dropLeftDraft(userId: string, tool: string, moment: number, storage = smallStorage()): void {
  const left = leftDraft(userId, tool, storage)
  if (!left || left.at <= moment) storage?.removeItem(prefix(userId) + tool)
}

/** After the student's own sign-out. */
export function forgetLeftDrafts(userId: string, storage = smallStorage()): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (key.startsWith(prefix(userId))) storage.removeItem(key)
}
