import { crc32 } from '#lib/zip/crc32.ts'
import type { ZipEntry } from '#lib/zip/directory.ts'
import { broken, ZipError } from '#lib/zip/zip-error.ts'

/** PKWARE APPNOTE 6.3.10, 4.3.7. */
const HEADER = 0x04034b50
const HEADER_LENGTH = 30
const STORED = 0
const DEFLATED = 8
/** Smaller ones are read whole, and with that checked. */
const KEPT_IN_PLACE = 64 * 2 ** 20

async function packedBytes(blob: Blob, { at, packed }: ZipEntry): Promise<Blob> {
  const header = new DataView(await blob.slice(at, at + HEADER_LENGTH).arrayBuffer())
  if (header.byteLength < HEADER_LENGTH || header.getUint32(0, true) !== HEADER)
    throw broken('No file where it should be')
  const from = at + HEADER_LENGTH + header.getUint16(26, true) + header.getUint16(28, true)
  if (from + packed > blob.size) throw broken('A file of the zip is cut')
  return blob.slice(from, from + packed)
}

async function* unpacked(bytes: Blob, method: number): AsyncGenerator<Uint8Array> {
  const stream: ReadableStream<Uint8Array> =
    method === STORED ? bytes.stream() : bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Of a stream that failed the failure is known already.
    await reader.cancel().catch(() => undefined)
  }
}

/** The bytes of one file, a stretch at a time: never more than its entry says, and the very ones. */
export async function* entryBytes(blob: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const { method, size, packed, isLocked, crc } = entry
  if (isLocked) throw new ZipError('locked', 'A file of the zip is encrypted')
  if (method !== STORED && method !== DEFLATED) throw broken('A file of the zip is packed in an unknown way')
  if (method === STORED && size !== packed) throw broken('A stored file has two lengths')
  let [read, sum] = [0, 0]
  try {
    for await (const bytes of unpacked(await packedBytes(blob, entry), method)) {
      read += bytes.byteLength
      if (read > size) throw broken('A file of the zip is longer than it says')
      sum = crc32(bytes, sum)
      yield bytes
    }
  } catch (error) {
    throw error instanceof TypeError ? broken('A file of the zip cannot be unpacked') : error
  }
  if (read !== size || sum !== crc) throw broken('A file of the zip is not what was packed')
}

/** All of one file, where it has at most so many bytes. */
export async function readEntry(blob: Blob, entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > most) throw new ZipError('too-large', 'A file of the zip is too large')
  const whole = new Uint8Array(entry.size)
  let at = 0
  for await (const bytes of entryBytes(blob, entry)) {
    whole.set(bytes, at)
    at += bytes.byteLength
  }
  return whole
}

/** One file as a blob: a stored one stays where it lies, so that a zip within a zip is never in memory as a whole. */
export async function entryBlob(blob: Blob, entry: ZipEntry, most: number): Promise<Blob> {
  const { method, size, packed, isLocked } = entry
  if (size > most) throw new ZipError('too-large', 'A file of the zip is too large')
  if (method === STORED && size === packed && !isLocked && size > KEPT_IN_PLACE) return packedBytes(blob, entry)
  const parts: BlobPart[] = []
  for await (const bytes of entryBytes(blob, entry)) parts.push(bytes.slice())
  return new Blob(parts)
}
