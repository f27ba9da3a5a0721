/** Where a quote stands in a block of the page, over as many marks as it has; null where it is not word for word there. */
export function rangeOf(block: Element, quote: string): Range | null {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: { readonly node: Text; readonly from: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, from: text.length })
    text += node.nodeValue ?? ''
  }
  const start = quote === '' ? -1 : text.indexOf(quote)
  if (start < 0) return null
  const at = (place: number) => {
    const own = nodes.findLast(({ from }) => from <= place) ?? nodes[0]
    return own ? ([own.node, place - own.from] as const) : null
  }
  const [first, last] = [at(start), at(start + quote.length - 1)]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(...first)
  range.setEnd(last[0], last[1] + 1)
  return range
}

/** The engine numbers repeated ids: `id.1`. */
const BLOCK_ID = /^([a-z0-9-]{8,64})(?:\.\d+)?$/

export function blockOf(text: Element, blockId: string): HTMLElement | null {
  const id = BLOCK_ID.exec(blockId)?.[1]
  return id === undefined ? null : text.querySelector<HTMLElement>(`[data-id="${id}"]`)
}

const HIGHLIGHTS = ['card-source', 'card-here'] as const

/** Marks sentences without touching the text: a class in it would be a change to the editor. */
export function highlight(name: (typeof HIGHLIGHTS)[number], ranges: readonly Range[]): void {
  if (typeof CSS.highlights === 'undefined') return
  if (ranges.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...ranges))
}

export function clearHighlights(): void {
  for (const name of HIGHLIGHTS) highlight(name, [])
}
