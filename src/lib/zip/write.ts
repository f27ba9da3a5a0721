import { crc32 } from '#lib/zip/crc32.ts'

/** PKWARE APPNOTE 6.3.10, 4.3.7, 4.3.12, 4.3.14 to 4.3.16. */
const HEADER = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const END_LOCATOR_64 = 0x07064b50
const STORED = 0
const DEFLATED = 8
/** Version 2.0 unpacks deflate, 4.5 lengths of 64 bits. */
const [PLAIN, LONG] = [20, 45]
/** Names are UTF-8 (4.4.4, bit 11). */
const UTF8 = 0x0800
const NONE = 0xffffffff

interface Written {
  readonly name: Uint8Array<ArrayBuffer>
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/** Fields of two, four and eight bytes, one after the other, low byte first. */
function fields(...given: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(given.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of given) {
    if (bytes === 2) view.setUint16(at, value, true)
    else if (bytes === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/** 1 January 1980: files do not say when they were made, so that equal contents are equal zips. */
const DATE = (1 << 5) | 1

const shared = (version: number, { method, crc, packed, size, name }: Written) =>
  [
    [2, version],
    [2, UTF8],
    [2, method],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.byteLength]
  ] as const

async function deflated(bytes: Blob): Promise<Blob> {
  return new Response(bytes.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob()
}

/** Small ones at once: a stream for each of thousands takes longer than reading them. */
const AT_ONCE = 2 ** 20

async function sumOf(bytes: Blob): Promise<number> {
  if (bytes.size <= AT_ONCE) return crc32(new Uint8Array(await bytes.arrayBuffer()))
  let sum = 0
  const reader = bytes.stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) sum = crc32(read.value, sum)
  return sum
}

export interface ZipWriter {
  /** Resolves when its bytes are packed; names must differ. Stored as they are where packing gains nothing. */
  add(name: string, bytes: Blob, isPacked?: boolean): Promise<void>
  /** The whole zip. Nothing may be added after it. */
  finish(): Blob
}

/**
 * A zip whose files are packed one after the other by the browser, off the page; what is packed lies in blobs, which the
 * browser keeps on the disk when they grow. Each file has less than 4 GB.
 */
export function zipWriter(): ZipWriter {
  const parts: BlobPart[] = []
  const entries: Written[] = []
  let at = 0
  const put = (part: Blob | Uint8Array<ArrayBuffer>): void => {
    parts.push(part)
    at += part instanceof Blob ? part.size : part.byteLength
  }
  return {
    async add(name, bytes, isPacked = true) {
      const packed = isPacked ? await deflated(bytes) : bytes
      const kept = packed.size < bytes.size ? packed : bytes
      const crc = await sumOf(bytes)
      const method = kept === bytes ? STORED : DEFLATED
      const entry = { name: new TextEncoder().encode(name), method, crc, packed: kept.size, size: bytes.size, at }
      put(fields([4, HEADER], ...shared(PLAIN, entry), [2, 0]))
      put(entry.name)
      put(kept)
      entries.push(entry)
    },
    finish() {
      const from = at
      for (const entry of entries) {
        const isFar = entry.at >= NONE
        const extra = isFar ? fields([2, 1], [2, 8], [8, entry.at]) : new Uint8Array()
        const version = isFar ? LONG : PLAIN
        put(
          fields(
            [4, ENTRY],
            [2, version],
            ...shared(version, entry),
            [2, extra.byteLength],
            [2, 0],
            [2, 0],
            [2, 0],
            [4, 0],
            [4, isFar ? NONE : entry.at]
          )
        )
        put(entry.name)
        put(extra)
      }
      const [count, size] = [entries.length, at - from]
      if (count >= 0xffff || from >= NONE) {
        const end = at
        put(
          fields(
            [4, END_64],
            [8, 44],
            [2, LONG],
            [2, LONG],
            [4, 0],
            [4, 0],
            [8, count],
            [8, count],
            [8, size],
            [8, from]
          )
        )
        put(fields([4, END_LOCATOR_64], [4, 0], [8, end], [4, 1]))
      }
      const most = Math.min(count, 0xffff)
      put(
        fields(
          [4, END],
          [2, 0],
          [2, 0],
          [2, most],
          [2, most],
          [4, Math.min(size, NONE)],
          [4, Math.min(from, NONE)],
          [2, 0]
        )
      )
      return new Blob(parts, { type: 'application/zip' })
    }
  }
}
