import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'

/** Puts paragraphs below a block of the note, or at its end; false where the note refuses them. */
export function insertBelow(editor: Editor, blockId: string, paragraphs: readonly string[]): boolean {
  const { state, view } = editor
  let at = state.doc.content.size
  state.doc.descendants((node, position) => {
    if (node.attrs['id'] === blockId) at = position + node.nodeSize
    return node.isBlock && !node.isTextblock
  })
  const paragraph = state.schema.nodes['paragraph']
  if (!paragraph || paragraphs.length === 0) return false
  const made = paragraphs.map(text => paragraph.create(null, state.schema.text(text)))
  // A step of its own: to undo it takes none of the words typed before.
  view.dispatch(closeHistory(state.tr.insert(at, made)).scrollIntoView())
  return view.state !== state && !view.state.doc.eq(state.doc)
}
