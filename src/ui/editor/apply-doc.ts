import type { JSONContent } from '@tiptap/core'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { withBlockIds } from '#ui/editor/block-ids.ts'

/**
 * Puts another version of the note in place by changing only the stretch that differs: the cursor, the scroll position
 * and the student's own undo steps stay. Null when nothing differs.
 */
export function applyDoc(state: EditorState, doc: JSONContent): Transaction | null {
  const next = state.schema.nodeFromJSON(withBlockIds(doc))
  const start = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return null
  // The two ends overlap where equal characters stand next to the difference.
  const overlap = start - Math.min(end.a, end.b)
  const [a, b] = overlap > 0 ? [end.a + overlap, end.b + overlap] : [end.a, end.b]
  const tr = state.tr.replace(start, a, next.slice(start, b))
  return tr.doc.eq(next) ? tr.setMeta('addToHistory', false) : whole(state, next)
}

function whole(state: EditorState, next: EditorState['doc']): Transaction {
  return state.tr.replaceWith(0, state.doc.content.size, next.content).setMeta('addToHistory', false)
}
