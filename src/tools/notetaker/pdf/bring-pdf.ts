import { SIZES } from '#config/sizes.ts'
import { noteOfPdf, PDF_MIME } from '#data/read/notes/note-pdf.ts'
import { addFile } from '#data/sync/files/files.ts'
import { newId } from '#lib/ids.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'

/** A new note with the PDF beside it, in one transaction, and opens it; a PDF that lies beside a note opens that note. */
export async function bringPdf(file: File): Promise<void> {
  const bytes = await file.arrayBuffer()
  const known = await noteOfPdf(bytes)
  if (known !== null) {
    notify({ text: m.pdf_known({ name: file.name }) })
    return openTool('notetaker', { note: known })
  }
  const note = newId()
  const title = firstSigns(file.name.replace(/\.pdf$/i, ''), SIZES.title)
  const doc = { type: 'doc', content: [{ type: 'paragraph', attrs: { id: newBlockId() } }] }
  await addFile(bytes, { name: file.name, mime: PDF_MIME, noteId: note, kind: 'source' }, [
    { name: 'notes', id: note, fields: { subjectId: null, title, doc, plain: '' } }
  ])
  openTool('notetaker', { note })
}
