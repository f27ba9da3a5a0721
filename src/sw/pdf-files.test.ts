import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PDF_FILES } from '#lib/pdf/files.ts'

test('the address of the reader’s files names its version, or a kept copy would outlive an update', () => {
  const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8')) as { version: string }
  expect(PDF_FILES).toBe(`/_astro/pdf-${version}/`)
})
