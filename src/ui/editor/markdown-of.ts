import type { JSONContent } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
import { noteExtensions } from '#ui/editor/extensions.ts'

let manager: MarkdownManager | undefined

/** A note's document as Markdown; a picture leaves its description. */
export function markdownOf(doc: unknown): string {
  manager ??= new MarkdownManager({ extensions: noteExtensions() })
  return manager.serialize(doc as JSONContent).trim()
}
