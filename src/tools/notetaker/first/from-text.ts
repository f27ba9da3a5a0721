import { SIZES } from '#config/sizes.ts'
import { save } from '#data/write/write.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { planParts, writeParts } from '#tools/notetaker/saving/parts.ts'
import { withBlockIds } from '#ui/editor/block-ids.ts'
import { looksLikeMarkdown, markdownToBlocks } from '#ui/editor/paste/markdown-paste.ts'
import { textToBlocks } from '#ui/editor/paste/text-paste.ts'

/** The first heading is the note's name, as when it is pasted into an empty note. */
function withoutTitle(blocks: readonly DocNode[]): { readonly title: string; readonly rest: readonly DocNode[] } {
  const [first, ...rest] = blocks
  if (first?.type !== 'heading') return { title: '', rest: blocks }
  return { title: firstSigns(plainText(first), SIZES.title), rest }
}

/** Makes a note of pasted words, or several of what is too long for one, and opens it. */
export async function noteFromText(text: string): Promise<void> {
  const blocks = looksLikeMarkdown(text) ? markdownToBlocks(text) : textToBlocks(text)
  const doc = withBlockIds({ type: 'doc', content: blocks }) as DocNode
  const { title, rest } = withoutTitle(doc.content ?? [])
  const parts = planParts(rest)
  if (parts.parts.length > 1) {
    const first = await writeParts(parts, title, null)
    notify({ text: m.notes_split_done({ count: parts.parts.length }) })
    return openTool('notetaker', { note: first })
  }
  const id = newId()
  const own = { type: 'doc', content: rest }
  await save('notes', id, { subjectId: null, title, doc: own, plain: plainText(own) })
  openTool('notetaker', { note: id })
}
