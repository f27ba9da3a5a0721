import { useStore } from '@nanostores/react'
import { isSingle, keysOf, type KeyAct, type KeyGroup } from '#lib/keys/key-table.ts'
import { m } from '#messages/generated/messages.js'
import { $hasSingleKeys } from '#stores/single-keys.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

const NAMES: Readonly<Record<string, () => string>> = {
  mod: isApple ? () => '⌘' : m.keys_control,
  alt: m.keys_alt,
  shift: m.keys_shift,
  space: m.keys_space,
  enter: m.keys_enter,
  tab: m.keys_tab,
  escape: m.keys_escape,
  arrowup: () => '↑',
  arrowdown: () => '↓',
  arrowleft: () => '←',
  arrowright: () => '→'
}

/** The key as it is printed on a keyboard: "Ctrl K". */
export const keyWords = (key: string): string =>
  key
    .split('+')
    .map(part => NAMES[part]?.() ?? part.toUpperCase())
    .join(' ')

const ARIA: Readonly<Record<string, string>> = {
  alt: 'Alt',
  shift: 'Shift',
  space: 'Space',
  enter: 'Enter',
  tab: 'Tab',
  escape: 'Escape'
}

/** As `aria-keyshortcuts` wants it; Ctrl and ⌘ both. */
function ariaKeys(key: string): string {
  const spell = (mod: string): string =>
    key
      .split('+')
      .map(part => (part === 'mod' ? mod : (ARIA[part] ?? part)))
      .join('+')
  return key.startsWith('mod+') ? `${spell('Control')} ${spell('Meta')}` : spell('')
}

/** How a button says its key: to the eye by `Key`, to a screen reader by this; nothing where the student has it off. */
export interface KeyHint {
  readonly words: string
  readonly attributes: { readonly 'aria-keyshortcuts'?: string }
}

function keyHint<Group extends KeyGroup>(hasSingle: boolean, group: Group, act: KeyAct<Group>, at = 0): KeyHint {
  const key = keysOf(group, act)[at]
  return key === undefined || (isSingle(key) && !hasSingle)
    ? { words: '', attributes: {} }
    : { words: keyWords(key), attributes: { 'aria-keyshortcuts': ariaKeys(key) } }
}

/** The hints of a part of the workspace, as the student has its keys. */
export function useKeyHints<Group extends KeyGroup>(group: Group): (act: KeyAct<Group>, at?: number) => KeyHint {
  const hasSingle = useStore($hasSingleKeys)
  return (act, at = 0) => keyHint(hasSingle, group, act, at)
}
