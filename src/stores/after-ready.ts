import { atom, onMount, type ReadableAtom } from 'nanostores'
import { afterPaint } from '#lib/browser/after-paint.ts'
import type { Remote } from '#lib/remote.ts'

/** `store`, looked at once `first` is known and painted: what is long to read does not stand before what is shown first. */
export function afterReady<Value>(
  store: ReadableAtom<Remote<Value>>,
  first: ReadableAtom<Remote<unknown>>
): ReadableAtom<Remote<Value>> {
  const $value = atom<Remote<Value>>({ state: 'idle' })
  onMount($value, () => {
    let isOver = false
    let hasBegun = false
    let stop = (): void => {}
    const begin = async (): Promise<void> => {
      hasBegun = true
      await afterPaint()
      if (!isOver) stop = store.subscribe(now => $value.set(now))
    }
    const unbind = first.subscribe(({ state }) => {
      if (!hasBegun && (state === 'ready' || state === 'failed')) void begin()
    })
    return () => {
      isOver = true
      unbind()
      stop()
      $value.set({ state: 'idle' })
    }
  })
  return $value
}
