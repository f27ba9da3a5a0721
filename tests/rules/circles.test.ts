import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circles, importsOf } from './circles.ts'

const paths = globSync('src/**/*.{ts,tsx,astro}').filter(path => !path.includes('messages/generated'))
const files = new Map(paths.map(path => [path, readFileSync(path, 'utf8')]))

test('no files of the screens import one another in a circle, by type or later either', () => {
  const screens = /^src\/(?:tools|ui|islands|components|stores|styles)\//
  const found = circles(importsOf(files)).filter(group => group.some(path => screens.test(path)))
  expect(found).toEqual([])
})

test('a circle is noticed, by type and by import() too', () => {
  const made = new Map([
    ['src/a.ts', "import type { B } from '#b.ts'"],
    ['src/b.ts', "const c = await import('./c.ts')"],
    ['src/c.ts', "export { a } from '#a.ts'"],
    ['src/d.ts', "import { a } from '#a.ts'"]
  ])
  expect(circles(importsOf(made))).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']])
})
