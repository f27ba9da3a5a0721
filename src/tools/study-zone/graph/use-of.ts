import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/** One plain value of a store: what else changes in it draws nothing anew. */
export function useOf<All, One extends string | number | boolean | null>(
  store: ReadableAtom<All>,
  of: (all: All) => One
): One {
  const listen = useCallback((tell: () => void) => store.listen(tell), [store])
  return useSyncExternalStore(listen, () => of(store.get()))
}
