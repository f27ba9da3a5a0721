import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { graphOf } from '#sw/graph.ts'

function site(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'graph-'))
  mkdirSync(join(root, '_astro'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return root
}

test('static imports belong to the first load, dynamic ones and workers to later', () => {
  const root = site({
    'page.html': '<script src="/_astro/entry.js"></script><link href="/_astro/a.css">',
    '_astro/a.css': '',
    '_astro/entry.js': 'import{a as b}from"./static.js";import("./screen.js");',
    '_astro/static.js': 'export const a=1',
    '_astro/screen.js': 'import"./static.js";new Worker(new URL("/_astro/engine.worker-AbCd1234.js",import.meta.url))',
    '_astro/engine.worker-AbCd1234.js': 'self.onmessage=()=>{}',
    '_astro/unused.js': ''
  })
  const graph = graphOf(root, ['page.html'])
  expect([...graph.first].sort()).toEqual(['_astro/a.css', '_astro/entry.js', '_astro/static.js'])
  expect([...graph.later].sort()).toEqual(['_astro/engine.worker-AbCd1234.js', '_astro/screen.js'])
})
