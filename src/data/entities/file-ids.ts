import type { FileKind } from '#contract/entities.ts'
import type { AnyRow, Row } from '#data/device/rows.ts'

/** Ids of the files that a document shows. */
export function inDoc(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { attrs, content } = node as { attrs?: { fileId?: unknown }; content?: unknown }
  const own = typeof attrs?.fileId === 'string' ? [attrs.fileId] : []
  return Array.isArray(content) ? [...own, ...content.flatMap(inDoc)] : own
}

export const inList = (row: AnyRow): string[] => (row['file_ids'] as string[] | undefined) ?? []

type Media = Pick<NonNullable<Row<'cards'>['front_media']>, 'pictures' | 'sound'> | null | undefined

const inMedia = (media: Media): string[] =>
  media ? [...media.pictures, ...(media.sound ? [media.sound] : [])].map(({ fileId }) => fileId) : []

export const inCard = (row: AnyRow): string[] =>
  [row['front_media'], row['back_media']].flatMap(side => inMedia(side as Media))

/** Of a lecture. What is only being made is nobody's yet. */
export const inSound = (row: AnyRow): string[] =>
  ((row['sound'] ?? null) as Row<'recordings'>['sound'])?.cuts.map(({ fileId }) => fileId) ?? []

export const inMarker = (row: AnyRow): string[] => (typeof row['file_id'] === 'string' ? [row['file_id']] : [])

/** How an entity refers to files. */
export interface FileOwner {
  readonly kind: FileKind
  readonly of: (row: AnyRow) => string[]
  /** A deleted one with children is never purged: its files are let go once no device can bring it back any more. */
  readonly keepsDeleted?: number
}
