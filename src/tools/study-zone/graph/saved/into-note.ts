import { SIZES } from '#config/sizes.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { save } from '#data/write/write.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { fileName } from '#lib/values/file-name.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { storePicture } from '#tools/shared/pictures/store-picture.ts'
import { appendToNote, noteFields } from '#tools/shared/saving/append-to-note.ts'
import { pngOf } from '#tools/study-zone/graph/export.ts'

interface GraphPicture {
  readonly name: string
  /** What is drawn, in words: the picture's description. */
  readonly words: readonly string[]
}

/** As pixels: notes keep no SVG, which is a program as much as a picture (tools/shared/pictures/picture.ts). */
async function pictureBlock({ name, words }: GraphPicture): Promise<DocNode | null> {
  const png = await pngOf(words, name)
  if (!png) throw new AppError('invalid', 'No picture', { shown: m.graph_note_nothing() })
  const file = new File([png], `${fileName(name, 'graph')}.png`, { type: png.type })
  const picture = await storePicture(file, { noteId: null })
  if (!picture) return null
  const alt = firstSigns(words.join(' ') || name, SIZES.pictureWords)
  return { type: 'image', attrs: { id: newBlockId(), ...picture, alt } }
}

function told(noteId: string, title: string): void {
  notify({
    text: m.graph_note_added({ title }),
    action: { label: m.graph_note_open(), run: () => openTool('notetaker', { note: noteId }) }
  })
}

/** Puts the picture at the end of a note, or into a new one with the graph's name; false where it was refused, in words. */
export async function putIntoNote(noteId: string | null, picture: GraphPicture): Promise<boolean> {
  const note = noteId === null ? null : await readNote(noteId)
  if (noteId !== null && !note) throw new AppError('missing', 'The note is gone', { shown: m.graph_note_gone() })
  const block = await pictureBlock(picture)
  if (!block) return false
  if (note) {
    await appendToNote(note.id, [block])
    told(note.id, note.title || m.graph_note_untitled())
    return true
  }
  const id = newId()
  const title = firstSigns(picture.name, SIZES.title)
  const doc = { type: 'doc', content: [block, { type: 'paragraph', attrs: { id: newBlockId() } }] }
  await save('notes', id, { subjectId: null, title, ...noteFields(doc) })
  told(id, title)
  return true
}
