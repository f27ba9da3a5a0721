import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORES, ENGLISH, READER_BYTES, READER_FILES } from '#lib/reading/files.ts'
import { readerFile } from '#sw/reader-files.ts'

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version

test('the address of the reader’s files names its versions, or a kept copy would outlive an update', () => {
  const versions = `${versionOf('tesseract.js-core')}-${versionOf('@tesseract.js-data/eng')}`
  expect(READER_FILES).toBe(`/_astro/ocr-${versions}/`)
})

test('the size that is said is what is fetched, with either core', () => {
  const size = (name: string): number => readerFile.get(name)?.().byteLength ?? 0
  for (const { file } of Object.values(CORES)) {
    const whole = size(file) + size(ENGLISH)
    expect(Math.abs(whole - READER_BYTES), `${file}: ${whole}`).toBeLessThan(50_000)
  }
})
