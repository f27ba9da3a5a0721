import { useEffect, useRef } from 'react'
import type { KeyAct, KeyGroup } from '#lib/keys/key-table.ts'
import { OPEN_DIALOG, placeOf, readKey, type KeyPlace, type KeyPress } from '#lib/keys/read-key.ts'
import { $hasSingleKeys } from '#stores/single-keys.ts'

/** What each key does; `false`: there is nothing to do now, and the key is left to the browser. */
export type KeyActs<Group extends KeyGroup> = Readonly<Record<KeyAct<Group>, (at: number) => unknown>>

interface KeyEvent extends Omit<KeyPress, 'isComposing'> {
  readonly target: EventTarget | null
  readonly isComposing?: boolean
  readonly nativeEvent?: KeyboardEvent
  readonly defaultPrevented: boolean
  readonly preventDefault: () => void
}

const composes = ({ isComposing, nativeEvent }: KeyEvent): boolean => isComposing ?? nativeEvent?.isComposing ?? false

function pressOf(event: KeyEvent): KeyPress {
  const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event
  return { key, repeat, ctrlKey, metaKey, altKey, shiftKey, isComposing: composes(event) }
}

const placeNow = ({ target }: KeyEvent): KeyPlace => placeOf(target, document.querySelector(OPEN_DIALOG) !== null)

/** Does what the key means in this part of the workspace. `place`: where it is not told by what has the focus. */
export function actOn<Group extends KeyGroup>(
  group: Group,
  event: KeyEvent,
  acts: KeyActs<Group>,
  place: KeyPlace = placeNow(event)
): void {
  const key = event.defaultPrevented ? null : readKey(group, pressOf(event), place, $hasSingleKeys.get())
  if (key && acts[key.act](key.at) !== false) event.preventDefault()
}

/** The keys of a part of the workspace, wherever the focus is on the page. */
export function listenForKeys<Group extends KeyGroup>(
  group: Group,
  acts: () => KeyActs<Group>,
  place?: KeyPlace
): () => void {
  const listen = (event: KeyboardEvent): void => actOn(group, event, acts(), place)
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

export function useKeys<Group extends KeyGroup>(group: Group, acts: KeyActs<Group>, isOn = true): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => (isOn ? listenForKeys(group, () => latest.current) : undefined), [group, isOn])
}
