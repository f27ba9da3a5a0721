import { unzipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readZipEntries } from '#lib/zip/directory.ts'
import { readEntry } from '#lib/zip/entry.ts'
import { zipWriter } from '#lib/zip/write.ts'

test('what is written is read again, by our reader and by another', async () => {
  const files = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.uint8Array({ maxLength: 2000 })), {
    selector: ([name]) => name,
    maxLength: 8
  })
  await fc.assert(
    fc.asyncProperty(files, async given => {
      const safe = given.map(([name, bytes], at) => [`${at}${name.replaceAll(/\p{Surrogate}/gu, '')}`, bytes] as const)
      const writer = zipWriter()
      for (const [name, bytes] of safe) await writer.add(name, new Blob([bytes]))
      const zip = writer.finish()
      const entries = await readZipEntries(zip)
      expect(entries.map(({ name }) => name)).toEqual(safe.map(([name]) => name))
      for (const [at, entry] of entries.entries())
        expect([...(await readEntry(zip, entry, 10_000))]).toEqual([...(safe[at]?.[1] ?? [])])
      const other = unzipSync(new Uint8Array(await zip.arrayBuffer()))
      expect(Object.keys(other).toSorted()).toEqual(safe.map(([name]) => name).toSorted())
    }),
    { numRuns: 50 }
  )
})
