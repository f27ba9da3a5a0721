import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(path, 'utf8')
const source = globSync('src/**/*.{ts,tsx,astro,css}').filter(path => !path.includes('messages/generated'))
const tests = globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}')

test('no file of src is longer than 300 lines', () => {
  const long = source.filter(path => read(path).split('\n').length > 301)
  expect(long).toEqual([])
})

test('no folder of src holds more than 22 programs side by side', () => {
  const programs = source.filter(path => /\.(?:tsx?|astro)$/.test(path) && !/\.test\.tsx?$/.test(path))
  const counts = new Map<string, number>()
  for (const path of programs) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 22)).toEqual([])
})

test('no test is left out or left alone', () => {
  const marked = tests.filter(
    path => /\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\b/.test(read(path)) && !path.includes('tests/rules')
  )
  expect(marked).toEqual([])
})

test('the brand is spelt in config/site.ts alone', () => {
  const spelt = source.filter(path => path !== 'src/config/site.ts' && /['"`>][^'"`<]*\bCramless\b/.test(read(path)))
  expect(spelt).toEqual([])
})

test('no alert() and no style attribute in server-rendered markup', () => {
  expect(source.filter(path => /(?<![\w.])alert\(/.test(read(path)))).toEqual([])
  expect(source.filter(path => path.endsWith('.astro') && /\sstyle=/.test(read(path)))).toEqual([])
})

test('the order of the layers stands once, in lib/build/layer-order.ts, which puts it before every sheet', () => {
  const sheets = source.filter(path => path.endsWith('.css') && read(path).includes('@layer'))
  expect(sheets.length).toBeGreaterThan(5)
  expect(sheets.filter(path => /@layer[^{;]+;/.test(read(path)))).toEqual([])
  expect(read('astro.config.mjs')).toContain('layerOrder()')
})

test('a script of a page imports one file, where the typed rules of the linter reach', () => {
  const scripts = source
    .filter(path => path.endsWith('.astro'))
    .flatMap(path =>
      [...read(path).matchAll(/<script>([^]*?)<\/script>/g)].map(match => ({ path, text: match[1] ?? '' }))
    )
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter(({ text }) => !/^\s*import '#[^']+\.ts'\s*$/.test(text))).toEqual([])
})

test('a decision record is short and has its three parts', () => {
  for (const path of globSync('docs/decisions/*.md')) {
    const text = read(path)
    expect(text.split('\n').length, path).toBeLessThan(40)
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text, path).toContain(part)
  }
})

// What takes an act back is what its own save gave (docs/decisions/029-one-spine.md): written by hand, it goes stale.
test('no undo brings rows back by hand', () => {
  const byHand = source.filter(path => path.startsWith('src/tools') && /\brestore(?:: true|\(')/.test(read(path)))
  // A note that another device deleted under the student's hands, events that a calendar file brings again, and the list
  // of deleted notes and a deleted graph opened by its address, whose saves are of other days.
  expect(byHand.toSorted()).toEqual([
    'src/tools/notetaker/deleted/put-back.ts',
    'src/tools/notetaker/saving/note-session.ts',
    'src/tools/planner/calendars/calendar-import.ts',
    'src/tools/study-zone/graph/saved/graph-acts.ts'
  ])
})
