import type { EntityName, FileKind } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { rowsOf } from '#data/device/database.ts'
import type { AnyRow } from '#data/device/rows.ts'

/** Ids of the files that a document shows. */
function inDoc(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { attrs, content } = node as { attrs?: { fileId?: unknown }; content?: unknown }
  const own = typeof attrs?.fileId === 'string' ? [attrs.fileId] : []
  return Array.isArray(content) ? [...own, ...content.flatMap(inDoc)] : own
}

const inList = (row: AnyRow): string[] => (row['file_ids'] as string[] | undefined) ?? []

interface FileOwner {
  readonly kind: FileKind
  readonly of: (row: AnyRow) => string[]
}

/** How an entity refers to files. One that does and is not here would lose them: tests/db asks for each such column. */
export const FILE_OWNERS: Partial<Record<EntityName, FileOwner>> = {
  notes: { kind: 'note', of: row => inDoc(row['doc']) },
  answers: { kind: 'answer', of: row => [...inDoc(row['doc']), ...inList(row)] },
  questions: { kind: 'question', of: inList }
}

export interface Reference {
  readonly kind: FileKind
  /** The note that shows it, for its entry. */
  readonly noteId: string | null
}

/** Every file that any row refers to. Deleted rows count as well, for as long as they can come back. */
export async function referencedFiles(db: Database): Promise<Map<string, Reference>> {
  const found = new Map<string, Reference>()
  for (const [name, { kind, of }] of Object.entries(FILE_OWNERS) as [EntityName, FileOwner][])
    await rowsOf(db, name).each(row => {
      for (const id of of(row)) found.set(id, { kind, noteId: name === 'notes' ? row.id : null })
    })
  return found
}
