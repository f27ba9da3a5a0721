import type { Database, SummaryRow } from '#data/database.ts'

interface Folded {
  readonly updatedAt: string
  readonly text: string
}

/** Folded texts by note, per database: a scan of memory is quicker than any index at ten thousand notes. */
const texts = new WeakMap<Database, Map<string, Folded>>()

/** Without case and accents, so that "resume" finds "Résumé". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

async function foldedTexts(db: Database, summaries: readonly SummaryRow[]): Promise<Map<string, Folded>> {
  const known = texts.get(db) ?? new Map<string, Folded>()
  texts.set(db, known)
  const stale = summaries.filter(({ id, updated_at }) => known.get(id)?.updatedAt !== updated_at)
  const notes = await db.notes.bulkGet(stale.map(({ id }) => id))
  for (const note of notes)
    if (note) known.set(note.id, { updatedAt: note.updated_at, text: fold(`${note.title}\n${note.plain}`) })
  return known
}

export async function findNotes(db: Database, text: string): Promise<SummaryRow[]> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const summaries = await db.summaries.orderBy('updated_at').reverse().toArray()
  const folded = await foldedTexts(db, summaries)
  return summaries.filter(({ id }) => {
    const haystack = folded.get(id)?.text ?? ''
    return words.every(word => haystack.includes(word))
  })
}
