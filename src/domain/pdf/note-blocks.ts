import type { DocNode } from '#domain/notes/note-text.ts'
import type { PdfBlock } from '#domain/pdf/blocks.ts'
import { passageAddress } from '#lib/values/note-address.ts'

export interface NoteOptions {
  readonly noteId: string
  readonly newId: () => string
  readonly pageWords: (page: number) => string
}

/** What a list begins its items with stands in the text no more. */
const BULLET = /^[•◦▪‣●○■–—*]\s+/u

/** The text of a PDF as blocks of a note. Each paragraph ends with the link to its place; lists become lists. */
export function pdfNoteBlocks(blocks: readonly PdfBlock[], { noteId, newId, pageWords }: NoteOptions): DocNode[] {
  const made: DocNode[] = []
  const attrs = (more = {}) => ({ id: newId(), ...more })
  const paragraph = ({ text, page, from, to }: PdfBlock): DocNode => ({
    type: 'paragraph',
    attrs: attrs(),
    content: [
      { type: 'text', text: `${text} ` },
      {
        type: 'text',
        text: pageWords(page),
        marks: [{ type: 'link', attrs: { href: passageAddress(noteId, { page, words: { from, to } }) } }]
      }
    ]
  })
  for (const block of blocks) {
    const { kind, level, text } = block
    const last = made.at(-1)
    if (kind === 'heading') made.push({ type: 'heading', attrs: attrs({ level }), content: [{ type: 'text', text }] })
    else if (kind === 'item' && BULLET.test(text)) {
      const item = {
        type: 'listItem',
        attrs: attrs(),
        content: [paragraph({ ...block, text: text.replace(BULLET, '') })]
      }
      if (last?.type === 'bulletList') made[made.length - 1] = { ...last, content: [...(last.content ?? []), item] }
      else made.push({ type: 'bulletList', attrs: attrs(), content: [item] })
    } else made.push(paragraph(block))
  }
  return made
}
