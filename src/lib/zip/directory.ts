import { broken, ZipError } from '#lib/zip/zip-error.ts'

/** A file within a zip, as the list at its end tells of it. The name is words of a stranger: never a path. */
export interface ZipEntry {
  readonly name: string
  readonly size: number
  readonly packed: number
  /** 0 stored, 8 deflated; nothing else is read. */
  readonly method: number
  readonly isLocked: boolean
  readonly crc: number
  /** Where its own header begins. */
  readonly at: number
}

/** PKWARE APPNOTE 6.3.10, 4.3.16, 4.3.15, 4.3.14, 4.3.12. */
const END = 0x06054b50
const END_LOCATOR_64 = 0x07064b50
const END_64 = 0x06064b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const HEADER_LENGTH = 30
const LONGEST_COMMENT = 0xffff

export const ZIP_LIMITS = {
  entries: 100_000,
  /** The list of the entries. */
  directoryBytes: 64 * 2 ** 20,
  /** All entries unpacked, as they say themselves. */
  totalBytes: 8 * 2 ** 30,
  /** Deflate reaches 1032. What says more than a tenth of it of more than a megabyte is a bomb. */
  ratio: 500,
  ratioFrom: 2 ** 20
} as const

async function viewOf(blob: Blob, from: number, to: number): Promise<DataView> {
  if (from < 0 || to > blob.size || from > to) throw broken('The zip points outside of itself')
  return new DataView(await blob.slice(from, to).arrayBuffer())
}

function whole(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw broken('A length that cannot be')
  return Number(value)
}

interface Directory {
  readonly count: number
  readonly size: number
  readonly at: number
}

/** The last mark that has as many bytes behind it as it says. */
function endIn(tail: DataView): number {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at--)
    if (tail.getUint32(at, true) === END && at + END_LENGTH + tail.getUint16(at + 20, true) === tail.byteLength)
      return at
  throw broken('No end of a zip')
}

async function findDirectory(blob: Blob): Promise<Directory> {
  const from = Math.max(0, blob.size - END_LENGTH - LONGEST_COMMENT)
  const tail = await viewOf(blob, from, blob.size)
  const at = endIn(tail)
  const short = {
    count: tail.getUint16(at + 10, true),
    size: tail.getUint32(at + 12, true),
    at: tail.getUint32(at + 16, true)
  }
  const isLong = short.count === 0xffff || short.size === 0xffffffff || short.at === 0xffffffff
  if (!isLong || from + at < 20) return short
  const locator = await viewOf(blob, from + at - 20, from + at)
  if (locator.getUint32(0, true) !== END_LOCATOR_64) return short
  const end = whole(locator, 8)
  const long = await viewOf(blob, end, end + 56)
  if (long.getUint32(0, true) !== END_64) throw broken('No end of a zip of 64 bits')
  return { count: whole(long, 32), size: whole(long, 40), at: whole(long, 48) }
}

/** Lengths that need 64 bits stand in a field of their own, in this order, and only those that do (4.5.3). */
function longLengths(view: DataView, from: number, to: number, fields: readonly number[]): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true))
    let next = at + 4
    return fields.map(field => {
      if (field !== 0xffffffff) return field
      if (next + 8 > end) throw broken('A length is missing')
      next += 8
      return whole(view, next - 8)
    })
  }
  return [...fields]
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const latin = new TextDecoder('latin1')

function nameOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return latin.decode(bytes)
  }
}

function readEntry(view: DataView, at: number): { readonly entry: ZipEntry; readonly next: number } {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw broken('The list of the zip is broken')
  const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)]
  const extraAt = at + 46 + nameLength
  const next = extraAt + extraLength + view.getUint16(at + 32, true)
  if (next > view.byteLength) throw broken('The list of the zip is cut')
  const short = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
  const [size = 0, packed = 0, header = 0] = longLengths(view, extraAt, extraAt + extraLength, short)
  const name = nameOf(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength))
  const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)]
  const isLocked = (view.getUint16(at + 8, true) & 1) === 1
  return { entry: { name, size, packed, method, isLocked, crc, at: header }, next }
}

/** Bombs say too much of themselves, or use one stretch of bytes for many entries. */
function refuseBombs(entries: readonly ZipEntry[], end: number): void {
  const { totalBytes, ratio, ratioFrom } = ZIP_LIMITS
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > totalBytes) throw new ZipError('too-large', 'The zip holds too much')
  if (entries.some(({ size, packed }) => size > ratioFrom && size > packed * ratio))
    throw new ZipError('too-large', 'The zip is packed too tightly')
  const inOrder = [...entries].sort((a, b) => a.at - b.at)
  for (const [index, { at, packed }] of inOrder.entries())
    if (at + HEADER_LENGTH + packed > (inOrder[index + 1]?.at ?? end)) throw broken('Two files of the zip overlap')
}

/** What a zip holds, by the list at its end; nothing is unpacked. */
export async function readZipEntries(blob: Blob): Promise<readonly ZipEntry[]> {
  if (blob.size < END_LENGTH) throw broken('Too short for a zip')
  const { count, size, at } = await findDirectory(blob)
  if (count > ZIP_LIMITS.entries) throw new ZipError('too-many', 'The zip holds too many files')
  if (size > ZIP_LIMITS.directoryBytes) throw new ZipError('too-large', 'The list of the zip is too long')
  const view = await viewOf(blob, at, at + size)
  const entries: ZipEntry[] = []
  let from = 0
  for (let index = 0; index < count; index++) {
    const { entry, next } = readEntry(view, from)
    entries.push(entry)
    from = next
  }
  refuseBombs(entries, at)
  return entries
}
