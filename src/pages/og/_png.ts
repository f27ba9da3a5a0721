import { constants, crc32, deflateSync } from 'node:zlib'
import type { Indexed } from '#lib/build/indexed-picture.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const INDEXED_COLOUR = 3
/** A picture of words is runs of one colour: looking for more takes longer and finds less. */
const RUNS = { level: 3, strategy: constants.Z_RLE }

function chunk(name: string, data: Uint8Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(name, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

/** An opaque picture of few colours as PNG (W3C, PNG, chunks IHDR, PLTE, IDAT, IEND). */
export function png({ width, height, rows, colours }: Indexed): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, INDEXED_COLOUR], 8)
  const palette = Buffer.from(
    [...colours.keys()].flatMap(colour => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff])
  )
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, RUNS)),
    chunk('IEND', Buffer.alloc(0))
  ])
}
