import { addFile } from '#data/sync/files/files.ts'
import { readInWorker } from '#data/workers/import.ts'
import type { BroughtCard } from '#domain/import/brought.ts'
import { mimeOf, type MediaKind } from '#domain/import/file-kinds.ts'
import { preparePicture } from '#tools/shared/pictures/picture.ts'

/** A picture or a sound as it was stored. */
export interface StoredFile {
  readonly fileId: string
  readonly width: number | null
  readonly height: number | null
}

export interface BroughtFiles {
  /** By the kind and the name in the deck. */
  readonly stored: ReadonlyMap<string, StoredFile>
  /** How many could not be read. */
  readonly lost: number
}

export const fileKey = (kind: MediaKind, name: string): string => `${kind} ${name}`

function wantedOf(cards: readonly BroughtCard[]): { readonly kind: MediaKind; readonly name: string }[] {
  const wanted = new Map<string, { kind: MediaKind; name: string }>()
  const add = (kind: MediaKind, name: string): unknown => wanted.set(fileKey(kind, name), { kind, name })
  for (const side of cards.flatMap(({ frontFiles, backFiles }) => [frontFiles, backFiles])) {
    for (const { name } of side?.pictures ?? []) add('picture', name)
    if (side?.sound) add('sound', side.sound)
  }
  return [...wanted.values()]
}

/** Pictures and sounds of the cards, each counted once. */
export const countFiles = (cards: readonly BroughtCard[]): number => wantedOf(cards).length

async function store(kind: MediaKind, name: string, bytes: ArrayBuffer): Promise<StoredFile | null> {
  const mime = mimeOf(kind, name)
  if (mime === null) return null
  const kept = { name, noteId: null, kind: 'card' } as const
  if (kind === 'sound') return { fileId: await addFile(bytes, { ...kept, mime }), width: null, height: null }
  const picture = await preparePicture(new Blob([bytes], { type: mime }))
  if (picture.kind !== 'ready') return null
  const { width, height } = picture
  return { fileId: await addFile(picture.bytes, { ...kept, mime: picture.mime }), width, height }
}

/**
 * Stores the pictures and sounds of a deck's cards one after the other, before any card: what no card shows in the end
 * is cleared away like every file that nothing shows.
 */
export async function bringFiles(
  file: File,
  cards: readonly BroughtCard[],
  signal: AbortSignal,
  report: (share: number) => void
): Promise<BroughtFiles> {
  const wanted = wantedOf(cards)
  const stored = new Map<string, StoredFile>()
  for (const [at, { kind, name }] of wanted.entries()) {
    signal.throwIfAborted()
    report(at / wanted.length)
    const bytes = await readInWorker('medium', [file, name], { signal })
    const one = bytes && (await store(kind, name, bytes))
    if (one) stored.set(fileKey(kind, name), one)
  }
  return { stored, lost: wanted.length - stored.size }
}
