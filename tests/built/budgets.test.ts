import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { tools } from '#config/tools.ts'
import { graphOf } from '#sw/graph.ts'
import { gzipBytes, pageOf, pages, read, root } from './site.ts'

const kB = 1000
const toolPages = Object.values(tools).map(tool => pageOf(tool.path))

/** JavaScript that a page fetches or holds inline before any input. */
function firstScript(page: string): number {
  const inline = [...read(page).matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
  const inlined = inline.reduce((bytes, match) => bytes + gzipSync(match[1] ?? '', { level: 9 }).byteLength, 0)
  const files = [...graphOf(root, [page]).first].filter(file => file.endsWith('.js'))
  return inlined + files.reduce((bytes, file) => bytes + gzipBytes(file), 0)
}

function css(page: string): number {
  return [...graphOf(root, [page]).first]
    .filter(file => file.endsWith('.css'))
    .reduce((bytes, file) => bytes + gzipBytes(file), 0)
}

test('the tools paint from local data with at most 192 kB of JavaScript', () => {
  for (const page of toolPages) expect(firstScript(page), page).toBeLessThanOrEqual(192 * kB)
})

test('pages without islands need at most 3 kB of JavaScript', () => {
  const islands = new Set([...toolPages, pageOf('/'), pageOf('/home'), pageOf('/features')])
  for (const page of pages.filter(path => !islands.has(path)))
    expect(firstScript(page), page).toBeLessThanOrEqual(3 * kB)
})

test('landing and features need at most 80 kB of JavaScript', () => {
  for (const page of [pageOf('/'), pageOf('/home'), pageOf('/features')].filter(path => pages.includes(path)))
    expect(firstScript(page), page).toBeLessThanOrEqual(80 * kB)
})

test('no page needs more than 12 kB of CSS', () => {
  for (const page of pages) expect(css(page), page).toBeLessThanOrEqual(12 * kB)
})

test.each([
  ['formulas', 'katex'],
  ['the editor', 'editor'],
  ['the text of a note', 'note-text']
])('the sheet of %s is fetched when there is something to set, by no page', (_, name) => {
  for (const page of toolPages) {
    const { first, later } = graphOf(root, [page])
    const isSheet = (file: string): boolean => file.endsWith('.css') && file.includes(`/${name}.`)
    expect([...first].filter(isSheet), page).toEqual([])
    expect([...later].filter(isSheet), page).toHaveLength(1)
  }
})
