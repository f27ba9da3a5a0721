import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circlesIn } from './circles.ts'

const files = globSync('src/**/*.{ts,tsx,astro}').filter(path => !path.includes('messages/generated'))
const sources = new Map(files.map(path => [path.slice(4), readFileSync(path, 'utf8')]))

test('no files of src import each other in a circle, for types neither', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(circlesIn(sources)).toEqual([])
})

test('the check notices what it is for', () => {
  const circles = (texts: Record<string, string>) => circlesIn(new Map(Object.entries(texts)))
  const back = "import type { A } from '#data/a.ts'"
  expect(circles({ 'data/a.ts': "import { b } from './b.ts'", 'data/b.ts': back })).toEqual([
    ['data/a.ts', 'data/b.ts']
  ])
  expect(circles({ 'data/a.ts': "export { b } from '#data/b.ts'", 'data/b.ts': '' })).toEqual([])
  expect(circles({ 'data/a.ts': "const b = () => import('#data/b.ts')", 'data/b.ts': back })).toEqual([])
  expect(
    circles({
      'data/a.ts': "import {\n  c\n} from '#data/c.ts'",
      'data/c.ts': "import '#data/b.ts'",
      'data/b.ts': back
    })
  ).toEqual([['data/a.ts', 'data/b.ts', 'data/c.ts']])
})
