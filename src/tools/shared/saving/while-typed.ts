import { $unstored } from '#data/write/held.ts'
import { onPageEnd } from '#lib/browser/page-end.ts'
import { lookOften } from '#tools/shared/saving/look-often.ts'

interface Typed {
  /** Leaves the last words where a page that ends can still put them. */
  readonly secure: () => void
  readonly flush: () => void
  readonly isSaved: () => boolean
}

/** What is typed on this screen is written whenever it may be the last moment; until the answer is called. */
export function whileTyped({ secure, flush, isSaved }: Typed): () => void {
  const warn = (event: BeforeUnloadEvent): void => {
    if (!isSaved()) event.preventDefault()
  }
  addEventListener('blur', flush)
  addEventListener('beforeunload', warn)
  const stops = [
    onPageEnd(secure),
    lookOften(),
    $unstored.listen(count => count === 0 && flush()),
    () => removeEventListener('blur', flush),
    () => removeEventListener('beforeunload', warn)
  ]
  return () => stops.forEach(stop => stop())
}
