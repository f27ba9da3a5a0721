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

test('a part that opens with the pages belongs to the first load, with its imports and its style sheet', () => {
  const root = site({
    'page.html': '<script src="/_astro/entry.js"></script>',
    '_astro/entry.js':
      'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["_astro/Main.AbCd1234.js","_astro/part.AbCd1234.js","_astro/main.AbCd1234.css","_astro/Rest.AbCd1234.js","_astro/rest.AbCd1234.css"])))=>i.map(i=>d[i]);' +
      'const o={main:()=>p(()=>import(`./Main.AbCd1234.js`).then(e=>e.Main),__vite__mapDeps([0,1,2])),rest:()=>p(()=>import(`./Rest.AbCd1234.js`),__vite__mapDeps([3,4]))};',
    '_astro/Main.AbCd1234.js': 'import"./part.AbCd1234.js";',
    '_astro/part.AbCd1234.js': 'import(`./Rest.AbCd1234.js`)',
    '_astro/main.AbCd1234.css': '',
    '_astro/Rest.AbCd1234.js': '',
    '_astro/rest.AbCd1234.css': ''
  })
  const graph = graphOf(root, ['page.html'], ['Main'])
  expect([...graph.first].sort()).toEqual([
    '_astro/Main.AbCd1234.js',
    '_astro/entry.js',
    '_astro/main.AbCd1234.css',
    '_astro/part.AbCd1234.js'
  ])
  expect([...graph.later].sort()).toEqual(['_astro/Rest.AbCd1234.js', '_astro/rest.AbCd1234.css'])
})
