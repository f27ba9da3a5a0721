interface Place {
  readonly offsetNode: Node
  readonly offset: number
}
/** Either is missing in some browser. */
interface WithPlaces {
  readonly caretPositionFromPoint?: (x: number, y: number) => Place | null
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null
}

/** Which sign of the text of `element` lies under the pointer; null where none does, or where words are being chosen. */
export function signAt(element: HTMLElement, x: number, y: number): number | null {
  if (getSelection()?.isCollapsed === false) return null
  const page = document as unknown as WithPlaces
  const found = page.caretPositionFromPoint?.(x, y)
  const range = found ? null : page.caretRangeFromPoint?.(x, y)
  const node = found?.offsetNode ?? range?.startContainer
  const offset = found?.offset ?? range?.startOffset ?? 0
  if (!node || !element.contains(node)) return null
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(node, offset)
  return before.toString().length
}
