import { rewriteNote } from '#data/write/notes/notes.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { quoteBlock, withoutBlock } from '#domain/pdf/passages.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import type { Passage } from '#lib/values/note-address.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { appendToNote, noteFields } from '#tools/shared/saving/append-to-note.ts'

const pageWords = (page: number): string => m.pdf_page({ page })

const paragraph = (text: string): DocNode => ({
  type: 'paragraph',
  attrs: { id: newBlockId() },
  ...(text !== '' && { content: [{ type: 'text', text }] })
})

export interface Quoted {
  /** The line of the note that holds the words. */
  readonly blockId: string
  readonly takeBack: () => Promise<void>
}

/** Puts the words of a passage at the end of the note, on the disk when this resolves. */
export async function quoteWords(noteId: string, passage: Passage, text: string, goesOn = false): Promise<Quoted> {
  const held = paragraph(text)
  const quote = quoteBlock(noteId, passage, held, pageWords(passage.page), newBlockId)
  const takeBack = await appendToNote(noteId, goesOn ? [quote, paragraph('')] : [quote])
  return { blockId: held.attrs?.['id'] as string, takeBack }
}

/** The same for a picture that was cut out of a page. */
export async function quotePicture(
  noteId: string,
  page: number,
  picture: { readonly fileId: string; readonly width: number; readonly height: number }
): Promise<void> {
  const attrs = { id: newBlockId(), alt: '', ...picture }
  const quote = quoteBlock(noteId, { page, words: null }, { type: 'image', attrs }, pageWords(page), newBlockId)
  offerBack(m.pdf_cut_kept(), await appendToNote(noteId, [quote]))
}

/** Says what came into the note, with the way back. */
export function offerBack(text: string, takeBack: () => Promise<void>): void {
  notify({ text, passes: true, action: { label: m.notes_undo(), run: () => void tryOrNotify(takeBack) } })
}

/** Takes a quote out of the note; its way back puts it where it stood. */
export function deleteQuote(noteId: string, blockId: string): Promise<void> {
  return tryOrNotify(async () => {
    const stood: { at: number; node: DocNode }[] = []
    await rewriteNote(noteId, now => {
      if (!now) return {}
      const doc = now.doc as unknown as DocNode
      const after = withoutBlock(doc, blockId, () => paragraph(''))
      const at = (doc.content ?? []).findIndex(
        (node, index) => node.attrs?.['id'] !== after.content?.[index]?.attrs?.['id']
      )
      const node = doc.content?.[at]
      if (node) stood.splice(0, 1, { at, node })
      return noteFields(after)
    })
    offerBack(m.pdf_passage_deleted(), () =>
      rewriteNote(noteId, now => {
        const [place] = stood
        if (!now || !place) return {}
        const doc = now.doc as unknown as DocNode
        return noteFields({ ...doc, content: (doc.content ?? []).toSpliced(place.at, 0, place.node) })
      })
    )
  })
}
