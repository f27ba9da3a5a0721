import { SIZES } from '#config/sizes.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { countWords, plainText, type DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { DOC_BYTES } from '#tools/shared/saving/note-device.ts'
import { splitBlocks } from '#tools/notetaker/saving/split-note.ts'

/** A text too long for one note, dealt into notes but not written yet. */
export interface Parts {
  readonly words: number
  readonly parts: readonly DocNode[][]
}

export function planParts(blocks: readonly DocNode[]): Parts {
  const parts = splitBlocks(blocks, { characters: SIZES.noteText - 1000, bytes: DOC_BYTES })
  return { words: countWords(plainText({ type: 'doc', content: blocks })), parts }
}

/** Writes all parts, and what goes with the first, in one transaction and answers with the first one's id. */
export async function writeParts(
  { parts }: Parts,
  title: string,
  subjectId: string | null,
  withFirst: (id: string) => readonly Change[] = () => []
): Promise<string> {
  const base = title.trim() === '' ? m.notes_pasted_title() : title.trim()
  const changes = parts.map((content, index) => {
    const doc = { type: 'doc', content }
    const name = m.notes_part_title({ title: base.slice(0, SIZES.title - 20), part: index + 1, count: parts.length })
    return { name: 'notes' as const, id: newId(), fields: { subjectId, title: name, doc, plain: plainText(doc) } }
  })
  const first = changes[0]?.id ?? ''
  await saveAll([...changes, ...withFirst(first)])
  return first
}
