import { SIZES } from '#config/sizes.ts'
import { entryBytes, readEntry } from '#lib/zip/entry.ts'
import { readZipEntries, type ZipEntry } from '#lib/zip/directory.ts'
import { ZipError } from '#lib/zip/zip-error.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { numberOf, readMessage, textOf } from '#workers/import/anki/protobuf.ts'
import { Refusal } from '#workers/import/anki/refusal.ts'
import { unpackZstd } from '#workers/import/anki/zstd.ts'

/** A deck's file, opened. */
export interface DeckFile {
  readonly file: Blob
  readonly collection: ZipEntry
  /** Of the current kind: the collection, the list of media and each of them are packed with Zstandard. */
  readonly isPacked: boolean
  /** By the name that a card calls it. */
  readonly media: ReadonlyMap<string, ZipEntry>
}

/** Newest first: beside a new one the old ones hold a single note that asks to update Anki. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2']
/** PackageMetadata.version of Anki: 1 and 2 are plain, 3 is packed. */
const LATEST = 3
const LIST_BYTES = 32 * 2 ** 20

async function wholeOf(file: Blob, entry: ZipEntry, isPacked: boolean, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPacked) return readEntry(file, entry, most)
  const parts: Uint8Array<ArrayBuffer>[] = []
  await unpackZstd(entryBytes(file, entry), most, bytes => parts.push(bytes.slice()))
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function namesIn(list: Uint8Array, isPacked: boolean): [string, string][] {
  if (isPacked)
    return readMessage(list)
      .filter(({ number, value }) => number === 1 && value instanceof Uint8Array)
      .map(({ value }, at) => {
        const entry = readMessage(value as Uint8Array)
        const legacy = entry.some(({ number }) => number === 255) ? numberOf(entry, 255) : at
        return [textOf(entry, 1), String(legacy)]
      })
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(list))
    return isRecord(read) ? Object.entries(read).map(([number, name]) => [String(name), number]) : []
  } catch {
    return []
  }
}

async function read(file: Blob): Promise<DeckFile> {
  const entries = await readZipEntries(file)
  const byName = new Map(entries.map(entry => [entry.name, entry] as const))
  const collection = COLLECTIONS.map(name => byName.get(name)).find(entry => entry !== undefined)
  if (!collection) {
    if (entries.some(({ name }) => name.startsWith('collection.anki')))
      throw new Refusal('future', 'A collection of an unknown kind')
    throw new Refusal(byName.has('word/document.xml') ? 'word' : 'other-zip', 'No deck')
  }
  const meta = byName.get('meta')
  const version = meta ? numberOf(readMessage(await readEntry(file, meta, 10_000)), 1) : 0
  if (version > LATEST) throw new Refusal('future', `A package of version ${version}`)
  const isPacked = collection.name === COLLECTIONS[0]
  const list = byName.get('media')
  const names = list ? namesIn(await wholeOf(file, list, isPacked, LIST_BYTES), isPacked) : []
  const media = names.flatMap(([name, number]) => {
    const entry = byName.get(number)
    return entry ? [[name.normalize('NFC'), entry] as const] : []
  })
  return { file, collection, isPacked, media: new Map(media) }
}

/** Says in the words of a deck what a zip says of itself. */
async function asDeck<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ZipError ? new Refusal(error.why, error.message) : error
  }
}

export const openDeckFile = (file: Blob): Promise<DeckFile> => asDeck(() => read(file))

/** The bytes of a picture or a sound; null where the deck has none of the name. */
export async function readMedium({ file, media, isPacked }: DeckFile, name: string): Promise<ArrayBuffer | null> {
  const entry = media.get(name)
  if (!entry) return null
  return asDeck(async () => (await wholeOf(file, entry, isPacked, SIZES.fileBytes)).buffer)
}

/** The collection's bytes, a stretch at a time. */
export function readCollection(
  { file, collection, isPacked }: DeckFile,
  most: number,
  take: (bytes: Uint8Array) => void
): Promise<void> {
  return asDeck(async () => {
    if (collection.size > most) throw new Refusal('too-large', 'The collection is too large')
    if (isPacked) return unpackZstd(entryBytes(file, collection), most, take)
    for await (const bytes of entryBytes(file, collection)) take(bytes)
  })
}
