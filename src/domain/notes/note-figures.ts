import type { DocNode } from '#domain/notes/note-text.ts'

export interface NoteFigure {
  /** Of its block. */
  readonly id: string
  /** Its description. */
  readonly text: string
}

/** The pictures of a note, in order. */
export function figuresIn(doc: object): NoteFigure[] {
  const node = doc as DocNode
  const { id, alt } = node.attrs ?? {}
  const own = node.type === 'image' && typeof id === 'string' ? [{ id, text: typeof alt === 'string' ? alt : '' }] : []
  return [...own, ...(node.content ?? []).flatMap(figuresIn)]
}
