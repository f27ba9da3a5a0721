import type { Editor } from '@tiptap/core'
import { m } from '#messages/generated/messages.js'

export const MARK_NAMES = {
  bold: m.editor_bold,
  italic: m.editor_italic,
  underline: m.editor_underline,
  highlight: m.editor_highlight,
  strike: m.editor_strike,
  superscript: m.editor_superscript,
  subscript: m.editor_subscript,
  code: m.editor_code
}

export type Mark = keyof typeof MARK_NAMES

export const MARKS = Object.keys(MARK_NAMES).map(mark => ({ mark: mark as Mark }))

export function toggleMark(editor: Editor, mark: Mark): void {
  editor.chain().focus().toggleMark(mark).run()
}
