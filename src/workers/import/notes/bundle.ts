import { entryBlob } from '#lib/zip/entry.ts'
import { readZipEntries, type ZipEntry } from '#lib/zip/directory.ts'

/** A file among those that are brought, wherever it lies. */
export interface Entry {
  /** Path with `/`. Words of a stranger: it only ever names, it is no place on a disk. */
  readonly name: string
  readonly size: number
  /** Its bytes, unpacked where they are packed; refused where they are more than `most`. */
  readonly blob: (most: number) => Promise<Blob>
}

export type Bundle = ReadonlyMap<string, Entry>

/** What systems and programs leave in a zip for themselves. */
const JUNK = /(?:^|\/)(?:__MACOSX|\.obsidian|\.trash|\.git|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)|(?:^|\/)\._/

const isFile = ({ name }: ZipEntry): boolean => !name.endsWith('/')

export const cleanName = (name: string): string => name.normalize('NFC').replaceAll('\\', '/').replace(/^\/+/, '')

export async function zipBundle(file: Blob): Promise<Bundle> {
  const found = new Map<string, Entry>()
  for (const entry of (await readZipEntries(file)).filter(isFile)) {
    const name = cleanName(entry.name)
    if (name === '' || JUNK.test(name) || found.has(name)) continue
    found.set(name, { name, size: entry.size, blob: most => entryBlob(file, entry, most) })
  }
  return found
}

export async function bytesOf(entry: Entry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await entry.blob(most)).arrayBuffer())
}

export const headOf = async (blob: Blob, length = 4096): Promise<Uint8Array> =>
  new Uint8Array(await blob.slice(0, length).arrayBuffer())
