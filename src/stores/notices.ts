import { atom, type ReadableAtom } from 'nanostores'

export interface Notice {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Stays until it is closed: for what the student must not miss. */
  readonly stays?: boolean
  /** Says only that something went well: it goes when something else goes wrong, its way back too. */
  readonly passes?: boolean
  /** The student has closed it, or used its action. */
  readonly onClose?: () => void
}

const $list = atom<readonly Notice[]>([])
export const $notices: ReadableAtom<readonly Notice[]> = $list

let last = 0

/** Says something in the corner of the screen. The same words twice in a row are said once. */
export function notify(notice: Omit<Notice, 'id'>): number {
  last += 1
  const others = $list.get().filter(({ text, action }) => text !== notice.text || action !== undefined)
  $list.set([...others, { ...notice, id: last }])
  return last
}

/** What only passes, and offers no way back, is over when something else went wrong: "Card saved" above a fault misleads. */
export function dismissPassing(): void {
  for (const { id, action, stays, passes } of $list.get()) if (passes || (!action && !stays)) dismiss(id)
}

export function dismiss(id: number): void {
  const closed = $list.get().find(notice => notice.id === id)
  $list.set($list.get().filter(notice => notice.id !== id))
  closed?.onClose?.()
}
