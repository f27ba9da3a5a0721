import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circlesIn, folderCirclesIn } from './circles.ts'

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

test('no sibling folders of src import each other, and no circle of them', () => {
  const own = [...sources].filter(([path]) => !/\.test\.tsx?$/.test(path))
  expect(folderCirclesIn(new Map(own))).toEqual([])
})

test('the check of folders notices what it is for', () => {
  const circles = (texts: Record<string, string>) => folderCirclesIn(new Map(Object.entries(texts)))
  const down = { 'data/read/cards/due.ts': "import { a } from '#data/write/deep/a.ts'", 'data/write/deep/a.ts': '' }
  expect(circles(down)).toEqual([])
  expect(circles({ ...down, 'data/write/b.ts': "import type { Due } from '#data/read/cards/due.ts'" })).toEqual([
    ['data/read', 'data/write']
  ])
  const third = { 'data/write/b.ts': "import '#data/sync/c.ts'", 'data/sync/c.ts': "import '#data/read/cards/due.ts'" }
  expect(circles({ ...down, ...third })).toEqual([['data/read', 'data/sync', 'data/write']])
  const file = {
    'data/read/a.ts': "import '#data/live.ts'",
    'data/live.ts': "import '#data/read/b.ts'",
    'data/read/b.ts': ''
  }
  expect(circles(file), 'a file beside a folder').toEqual([])
})
