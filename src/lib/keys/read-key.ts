import { isSingle, KEYS, type KeyAct, type KeyGroup } from '#lib/keys/key-table.ts'

export interface KeyPress {
  readonly key: string
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

/** On the page; on a button, link or the like; or where keys belong to what is typed in or lies over the page. */
export type KeyPlace = 'page' | 'control' | 'elsewhere'

export interface PressedKey<Group extends KeyGroup> {
  readonly act: KeyAct<Group>
  /** Which of the keys of the act. */
  readonly at: number
}

/** These go on while they are held down; of the others a held key counts once, so that it cannot answer a row of cards. */
const HELD: readonly string[] = [
  ...['next', 'back', 'earlier', 'later', 'shorter', 'longer', 'dayBefore', 'dayAfter'],
  // Held in a field, it must not begin lines there.
  'send'
]

/** The control that has the focus is pressed by these. */
const OF_CONTROLS: readonly string[] = ['space', 'enter']

/** The key as the table writes it. Shift is part of a sign like "?", and of no letter alone. */
export function spelt({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const name = key === ' ' ? 'space' : key.toLowerCase()
  const isBare = !ctrlKey && !metaKey && !altKey && isSingle(name)
  const held = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isBare && 'shift']
  return [...held.filter(one => one !== false), name].join('+')
}

/** What a key means in a part of the workspace. `hasSingle`: the student has keys of one letter. */
export function readKey<Group extends KeyGroup>(
  group: Group,
  press: KeyPress,
  place: KeyPlace,
  hasSingle: boolean
): PressedKey<Group> | null {
  if (place === 'elsewhere' || press.isComposing) return null
  const key = spelt(press)
  if (isSingle(key) && !hasSingle) return null
  if (place === 'control' && OF_CONTROLS.includes(key)) return null
  for (const [act, keys] of Object.entries<readonly string[]>(KEYS[group])) {
    const at = keys.indexOf(key)
    if (at >= 0) return press.repeat && !HELD.includes(act) ? null : { act: act as KeyAct<Group>, at }
  }
  return null
}

/** A notice is an `alertdialog` too, but says that it takes nothing over: only a dialog that does keeps the keys. */
export const OPEN_DIALOG = ['dialog', 'alertdialog']
  .map(role => `[role="${role}"]:not([aria-modal="false"])`)
  .join(', ')

const FIELDS = [
  'input:not([type="radio"], [type="checkbox"])',
  'textarea, select, [contenteditable="true"]',
  '[role="dialog"], [role="menu"], [role="listbox"]'
].join(', ')

/** Where a key was pressed. */
export function placeOf(target: EventTarget | null, isDialogOpen: boolean): KeyPlace {
  if (isDialogOpen) return 'elsewhere'
  if (!(target instanceof Element)) return 'page'
  if (target.closest(FIELDS)) return 'elsewhere'
  return target.closest('button, a[href], summary, input') ? 'control' : 'page'
}
