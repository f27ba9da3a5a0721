import type { ReadableAtom } from 'nanostores'

/** The browser asks before the page goes away while `$lost` things would go with it. */
export function warnBeforeLeaving(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  $lost: ReadableAtom<number>
): () => void {
  const ask = (event: Event): void => event.preventDefault()
  const allow = (): void => page.removeEventListener('beforeunload', ask)
  // A listener that always stands would keep the page out of the back-forward cache.
  const unbind = $lost.subscribe(count => (count > 0 ? page.addEventListener('beforeunload', ask) : allow()))
  return () => {
    unbind()
    allow()
  }
}
