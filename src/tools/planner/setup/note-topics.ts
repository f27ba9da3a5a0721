import { readRows } from '#data/read/live-rows.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'

const MOST_LEVEL = 2

const isHeading = ({ type, attrs }: DocNode): boolean =>
  type === 'heading' && Number(attrs?.['level'] ?? 1) <= MOST_LEVEL

/** Titles of a subject's notes; under each its headings of the first two levels, without empty ones. */
export async function topicsInNotes(subjectId: string): Promise<string[]> {
  const notes = await readRows('notes', { column: 'subject_id', is: subjectId })
  return notes.flatMap(({ title, doc }) => {
    const headings = ((doc as unknown as DocNode).content ?? []).filter(isHeading).map(node => plainText(node).trim())
    return [title.trim(), ...headings].filter(line => line !== '')
  })
}
