import type { DocNode } from '#domain/notes/note-text.ts'
import { noteOfAddress } from '#lib/values/note-address.ts'

/** The notes that a document links to, each once, in the order of the text. */
export function linkedNotes(doc: DocNode): string[] {
  const found = new Set<string>()
  const walk = (node: DocNode): void => {
    for (const { type, attrs } of node.marks ?? []) {
      const id = type === 'link' ? noteOfAddress(attrs?.['href']) : null
      if (id !== null) found.add(id)
    }
    node.content?.forEach(walk)
  }
  walk(doc)
  return [...found]
}
