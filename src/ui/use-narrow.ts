import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 44rem)'

function listen(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen is as narrow as a phone's: for what is another part there, not only another style. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(NARROW).matches)
}
