import fc from 'fast-check'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'
import { readZipEntries, ZIP_LIMITS, type ZipEntry } from '#lib/zip/directory.ts'
import { readEntry } from '#lib/zip/entry.ts'
import { ZipError } from '#lib/zip/zip-error.ts'

const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)])
const MOST = 2 ** 24

async function unzip(blob: Blob): Promise<Map<string, string>> {
  const out = new Map<string, string>()
  for (const entry of await readZipEntries(blob))
    out.set(entry.name, Buffer.from(await readEntry(blob, entry, MOST)).toString('hex'))
  return out
}

const why = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof ZipError ? error.why : String(error))
  )

const SIMPLE = zipSync({ 'a.txt': strToU8('a'.repeat(5000)), 'b.bin': [Uint8Array.of(1, 2, 3), { level: 0 }] })

/** The same zip with other bytes at a place of the first entry of its list. */
function withField(zip: Uint8Array, at: number, write: (view: DataView, at: number) => void): Blob {
  const bytes = zip.slice()
  const view = new DataView(bytes.buffer)
  const directory = view.getUint32(bytes.length - 6, true)
  write(view, directory + at)
  return blobOf(bytes)
}

test('what fflate packs is read byte by byte', async () => {
  const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(text => text !== '__proto__')
  const files = fc.dictionary(name, fc.tuple(fc.uint8Array({ maxLength: 3000 }), fc.constantFrom(0, 6)), {
    maxKeys: 8,
    noNullPrototype: true
  })
  await fc.assert(
    fc.asyncProperty(files, async packed => {
      const given: Zippable = {}
      for (const [key, [bytes, level]] of Object.entries(packed)) given[key] = [bytes, { level }]
      const found = await unzip(blobOf(zipSync(given)))
      const wanted = Object.entries(packed).map(([key, [bytes]]) => [key, Buffer.from(bytes).toString('hex')] as const)
      expect(found).toEqual(new Map(wanted))
    }),
    { numRuns: 60 }
  )
})

test('any byte that is lost or changed is a refusal or the same files, never another error', async () => {
  const wanted = await unzip(blobOf(SIMPLE))
  const place = fc.integer({ min: 0, max: SIMPLE.length - 1 })
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), fc.boolean(), async (at, by, isCut) => {
      const bytes = isCut ? SIMPLE.slice(0, at) : SIMPLE.slice()
      if (!isCut) bytes[at] = (bytes[at] ?? 0) ^ by
      const found = await unzip(blobOf(bytes)).catch((error: unknown) => error)
      if (found instanceof ZipError) return
      // A name is not guarded by a sum.
      expect([...(found as Map<string, string>).values()]).toEqual([...wanted.values()])
    }),
    { numRuns: 300 }
  )
})

test('names that would lead elsewhere are words', async () => {
  const bytes = zipSync({ '../../etc/passwd': strToU8('x'), '/abs': strToU8('y'), constructor: strToU8('z') })
  const proto = Buffer.from(bytes)
  proto.write('__proto__!!', proto.lastIndexOf('constructor'))
  expect([...(await unzip(blobOf(proto))).keys()]).toEqual(['../../etc/passwd', '/abs', '__proto__!!'])
})

test('a zip that lies about a size is refused', async () => {
  const small = withField(SIMPLE, 24, (view, at) => view.setUint32(at, 10, true))
  const large = withField(SIMPLE, 24, (view, at) => view.setUint32(at, 6000, true))
  const huge = withField(SIMPLE, 24, (view, at) => view.setUint32(at, 0xfffffff0, true))
  expect(await why(unzip(small))).toBe('broken')
  expect(await why(unzip(large))).toBe('broken')
  expect(await why(unzip(huge))).toBe('too-large')
})

test('bombs are refused before anything is unpacked', async () => {
  const zeros = zipSync({ zeros: new Uint8Array(4 * 2 ** 20) })
  expect(await why(readZipEntries(blobOf(zeros)))).toBe('too-large')
  const two = zipSync({ a: strToU8('abc'), b: strToU8('abc') })
  const overlap = withField(two, 46 + 1 + 42, (view, at) => view.setUint32(at, 0, true))
  expect(await why(readZipEntries(overlap))).toBe('broken')
  const many: Zippable = {}
  const count = 3000
  for (let at = 0; at < count; at++) many[String(at)] = [new Uint8Array(0), { level: 0 }]
  expect(await readZipEntries(blobOf(zipSync(many)))).toHaveLength(count)
})

test('an encrypted file and an unknown packing are refused', async () => {
  expect(await why(unzip(withField(SIMPLE, 8, (view, at) => view.setUint16(at, 1, true))))).toBe('locked')
  expect(await why(unzip(withField(SIMPLE, 10, (view, at) => view.setUint16(at, 93, true))))).toBe('broken')
})

/** A stored file of one byte whose lengths stand in 64 bits, in the list and at the end. */
function longZip(count = 1n, size = 1n): Blob {
  const local = Buffer.alloc(31)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt8(65, 30)
  const entry = Buffer.alloc(46 + 1 + 28)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(0xd3d99e8b, 16)
  for (const at of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, at)
  entry.writeUInt16LE(1, 28)
  entry.writeUInt16LE(28, 30)
  entry.write('a', 46)
  entry.writeUInt16LE(1, 47)
  entry.writeUInt16LE(24, 49)
  for (const [at, value] of [size, 1n, 0n].entries()) entry.writeBigUInt64LE(value, 51 + 8 * at)
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06064b50, 0)
  for (const [at, value] of [count, BigInt(entry.length), 31n].entries()) end.writeBigUInt64LE(value, 32 + 8 * at)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(31 + entry.length), 8)
  const last = Buffer.alloc(22)
  last.writeUInt32LE(0x06054b50, 0)
  last.fill(0xff, 8, 20)
  return blobOf(Buffer.concat([local, entry, end, locator, last]))
}

test('lengths of 64 bits are read, and those that cannot be are refused', async () => {
  expect(await unzip(longZip())).toEqual(new Map([['a', '41']]))
  expect(await why(readZipEntries(longZip(BigInt(ZIP_LIMITS.entries + 1))))).toBe('too-many')
  expect(await why(readZipEntries(longZip(1n, 2n ** 60n)))).toBe('broken')
  expect(await why(readZipEntries(longZip(1n, 2n ** 50n)))).toBe('too-large')
})

test('of a large zip only what is asked for is read', async () => {
  const read: number[] = []
  const blob = blobOf(zipSync({ big: [new Uint8Array(3e6), { level: 0 }], small: strToU8('hello') }))
  const slice = blob.slice.bind(blob)
  blob.slice = (from = 0, to = blob.size) => {
    read.push(to - from)
    return slice(from, to)
  }
  const small = (await readZipEntries(blob)).find(({ name }): boolean => name === 'small') as ZipEntry
  expect(Buffer.from(await readEntry(blob, small, MOST)).toString()).toBe('hello')
  expect(read.reduce((sum, length) => sum + length, 0)).toBeLessThan(100_000)
})
