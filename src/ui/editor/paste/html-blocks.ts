import { generateJSON } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { cleanHtml } from '#ui/editor/paste/html-paste.ts'

/** The blocks of a whole page, as when it is pasted. */
export function htmlToBlocks(html: string): JSONContent[] {
  const doc = generateJSON(cleanHtml(html).html, noteExtensions()) as JSONContent
  return doc.content ?? []
}
