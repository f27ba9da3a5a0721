import { startsOf } from '#lib/pdf/page-text.ts'
import type { LaidText } from '#ui/pdf/open-pdf.ts'

export interface Words {
  readonly from: number
  readonly to: number
}

/** The words of a page as a range of the text that lies over it; null where they are not there. */
export function rangeOfWords({ pieces, spans }: LaidText, { from, to }: Words): Range | null {
  const starts = startsOf(pieces)
  const range = new Range()
  let isBegun = false
  for (const [index, span] of spans.entries()) {
    const start = starts[index] ?? 0
    const length = pieces[index]?.text.length ?? 0
    const node = span.firstChild
    if (!node || length === 0) continue
    if (!isBegun && from < start + length) {
      range.setStart(node, Math.max(0, from - start))
      isBegun = true
    }
    if (isBegun && start < to) range.setEnd(node, Math.min(length, to - start))
    if (start >= to) break
  }
  return isBegun && !range.collapsed ? range : null
}

/** Where the selected part of a page's text stands in it; null where none of it is selected. */
export function wordsOfRange({ pieces, spans }: LaidText, range: Range): Words | null {
  const starts = startsOf(pieces)
  const touched = spans.flatMap((span, index) => (span.firstChild && range.intersectsNode(span) ? [index] : []))
  const [first, last] = [touched[0], touched.at(-1)]
  if (first === undefined || last === undefined) return null
  const within = (index: number, node: Node, offset: number): number | null =>
    spans[index]?.firstChild === node ? (starts[index] ?? 0) + offset : null
  const from = within(first, range.startContainer, range.startOffset) ?? starts[first] ?? 0
  const end = (starts[last] ?? 0) + (pieces[last]?.text.length ?? 0)
  const to = within(last, range.endContainer, range.endOffset) ?? end
  return from < to ? { from, to } : null
}

/** Marks words of pages without touching their text; gives what takes the marks away. */
export function markWords(name: 'pdf-kept' | 'pdf-shown', text: LaidText, words: readonly Words[]): () => void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return () => undefined
  const known = CSS.highlights.get(name)
  const marks = known ?? new Highlight()
  if (!known) CSS.highlights.set(name, marks)
  const ranges = words.flatMap(one => rangeOfWords(text, one) ?? [])
  for (const range of ranges) marks.add(range)
  return () => {
    for (const range of ranges) marks.delete(range)
  }
}
