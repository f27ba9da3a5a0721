import { atom, type ReadableAtom } from 'nanostores'

const $asked = atom(false)
/** The student wants to leave, and has not said yet what becomes of unsent work. */
export const $signOutAsked: ReadableAtom<boolean> = $asked

export function askToSignOut(): void {
  $asked.set(true)
}

export function staySignedIn(): void {
  $asked.set(false)
}

const $busy = atom(false)
/** While the device is being cleared nothing may leave the page: a half-done deletion would keep everything. */
export const $isLeaving: ReadableAtom<boolean> = $busy

export async function leaving(action: () => Promise<void>): Promise<void> {
  $busy.set(true)
  try {
    await action()
  } finally {
    $busy.set(false)
  }
}
