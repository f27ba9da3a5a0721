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
