import type { EntityName, FileKind } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { rowsOf } from '#data/device/database.ts'
import type { AnyRow, Row } from '#data/device/rows.ts'

const DAY = 86_400_000

/** Ids of the files that a document shows. */
function inDoc(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { attrs, content } = node as { attrs?: { fileId?: unknown }; content?: unknown }
  const own = typeof attrs?.fileId === 'string' ? [attrs.fileId] : []
  return Array.isArray(content) ? [...own, ...content.flatMap(inDoc)] : own
}

const inList = (row: AnyRow): string[] => (row['file_ids'] as string[] | undefined) ?? []

type Media = Pick<NonNullable<Row<'cards'>['front_media']>, 'pictures' | 'sound'> | null | undefined

const inMedia = (media: Media): string[] =>
  media ? [...media.pictures, ...(media.sound ? [media.sound] : [])].map(({ fileId }) => fileId) : []

const inCard = (row: AnyRow): string[] =>
  [row['front_media'], row['back_media']].flatMap(side => inMedia(side as Media))

interface FileOwner {
  readonly kind: FileKind
  readonly of: (row: AnyRow) => string[]
  /** A deleted one with children is never purged: its files are let go once no device can bring it back any more. */
  readonly keepsDeleted?: number
}

/** How an entity refers to files. One that does and is not here would lose them: tests/db asks for each such column. */
export const FILE_OWNERS: Partial<Record<EntityName, FileOwner>> = {
  notes: { kind: 'note', of: row => inDoc(row['doc']) },
  answers: { kind: 'answer', of: row => [...inDoc(row['doc']), ...inList(row)] },
  questions: { kind: 'question', of: inList },
  cards: { kind: 'card', of: inCard, keepsDeleted: 90 * DAY }
}

export interface Reference {
  readonly kind: FileKind
  /** The note that shows it, for its entry. */
  readonly noteId: string | null
}

/** Every file that any row refers to. Deleted rows count as well, for as long as they can come back. */
export async function referencedFiles(db: Database, now: Date): Promise<Map<string, Reference>> {
  const found = new Map<string, Reference>()
  for (const [name, { kind, of, keepsDeleted = Infinity }] of Object.entries(FILE_OWNERS) as [EntityName, FileOwner][])
    await rowsOf(db, name).each(row => {
      if (row.deleted_at !== null && now.getTime() - Date.parse(row.deleted_at) > keepsDeleted) return
      for (const id of of(row)) found.set(id, { kind, noteId: name === 'notes' ? row.id : null })
    })
  return found
}
