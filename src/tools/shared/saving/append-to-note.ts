import type { Fields } from '#contract/entities.ts'
import { rewriteNote } from '#data/write/notes/notes.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'

const docOf = (doc: unknown): DocNode => (doc ?? { type: 'doc', content: [] }) as DocNode

export function noteFields(doc: DocNode): Pick<Fields<'notes'>, 'doc' | 'plain'> {
  return { doc: doc as unknown as Fields<'notes'>['doc'], plain: plainText(doc) }
}

/** Puts blocks, each with an id, at the end of a note as it is at that moment; gives what takes them out again. */
export async function appendToNote(noteId: string, blocks: readonly DocNode[]): Promise<() => Promise<void>> {
  const ids = new Set(blocks.map(({ attrs }) => attrs?.['id']))
  const change = (content: (now: readonly DocNode[]) => readonly DocNode[]): Promise<void> =>
    rewriteNote(noteId, now => {
      const doc = docOf(now?.doc)
      return now ? noteFields({ ...doc, content: content(doc.content ?? []) }) : {}
    })
  await change(now => [...now, ...blocks])
  return () => change(now => now.filter(({ attrs }) => !ids.has(attrs?.['id'])))
}
