import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tools } from '#config/tools.ts'
import { CORES, ENGLISH, READER_BYTES, READER_FILES } from '#lib/reading/files.ts'
import { read, root } from './site.ts'

interface Kept {
  readonly list: string
  readonly url: string
}

const kept = [...read('sw.js').matchAll(/\{[^{}]*"list":[^{}]*\}/g)].map(([text]) => JSON.parse(text) as Kept)

const urls = (list: string): string[] => kept.filter(entry => entry.list === list).map(entry => entry.url)

test('the service worker keeps every tool page, the offline page and what they load', () => {
  expect(urls('offline')).toContain('/offline')
  for (const tool of Object.values(tools)) expect(urls('shell')).toContain(tool.path)
  expect(urls('shell').filter(url => url.endsWith('.js')).length).toBeGreaterThan(2)
  expect(urls('later').filter(url => url.endsWith('.js')).length).toBeGreaterThan(2)
})

/** A script and everything it imports at once. */
function closure(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen
  seen.add(url)
  for (const [, name = ''] of read(url.slice(1)).matchAll(/\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g))
    closure(`/_astro/${name}`, seen)
  return seen
}

test('where data is saved only the shell is kept, and /main still opens: its screen, its imports and its styles', () => {
  const shell = new Set(urls('shell').concat(urls('offline')))
  // Whatever part the list of screens was put into.
  const scripts = [...shell].filter(url => url.endsWith('.js')).map(url => read(url.slice(1)))
  const text = scripts.find(script => script.includes('import(`./Main.')) ?? ''
  const [, main = ''] = /import\(`\.\/(Main\.[^`]+)`\)/.exec(text) ?? []
  const [, places = ''] = /import\(`\.\/Main\.[^`]+`\).*?__vite__mapDeps\(\[([\d,]+)\]\)/.exec(text) ?? []
  const preloads = [...(/m\.f=\[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file]) => `/${file}`)
  const needed = [...closure(`/_astro/${main}`), ...places.split(',').map(place => preloads[Number(place)] ?? place)]
  // The styles of a screen may be a sheet of its own or a part of the tools' sheet.
  expect([...shell].filter(url => url.endsWith('.css')).length).toBeGreaterThan(0)
  expect(needed.length).toBeGreaterThan(10)
  expect(needed.filter(url => !shell.has(url))).toEqual([])
})

test('the reader of pictures is packed and fetched by who wants it; what runs it is kept', () => {
  const size = (file: string): number => statSync(join(root, READER_FILES, file)).size
  expect(size(CORES.simd.file) + size(ENGLISH)).toBeLessThan(READER_BYTES + 50_000)
  const all = kept.map(({ url }) => url)
  expect(all.filter(url => url.startsWith(READER_FILES) || /tesseract-core-lstm/.test(url))).toEqual([])
  const later = urls('later')
  for (const part of ['/reading.worker', '/tesseract-core-simd-lstm'])
    expect(
      later.some(url => url.includes(part)),
      part
    ).toBe(true)
})
