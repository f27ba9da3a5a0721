import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A path of the repository begins with one of its folders, or with a floor of `src`. */
const folders = ['docs', 'public', 'src', 'supabase', 'tests']
const floors = readdirSync('src', { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))

/** The paths that a text names in backticks, as patterns: `<subject>` stands for any name. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(' '))
    .map(word => word.replaceAll(/<[^>]*>/g, '*'))
    .flatMap(word => {
      const [first = '', rest] = word.split('/', 2)
      if (rest === undefined) return []
      return folders.includes(first) ? [word] : floors.includes(first) ? [`src/${word}`] : []
    })
}

const missing = (text: string): string[] => pathsIn(text).filter(path => globSync(path).length === 0)

test('every path of the repository that the docs name exists', () => {
  const pages = globSync(['README.md', 'docs/**/*.md'])
  expect(pages.length).toBeGreaterThan(10)
  const named = pages.flatMap(page => pathsIn(readFileSync(page, 'utf8')))
  expect(named.length).toBeGreaterThan(50)
  expect(pages.flatMap(page => missing(readFileSync(page, 'utf8')).map(path => `${page}: ${path}`))).toEqual([])
})

test('a file that was moved away is missing, under the name of its floor too', () => {
  expect(missing('`src/server/ai/cost.test.ts`, `node src/cli/start.ts`')).toEqual(['src/server/ai/cost.test.ts'])
  expect(missing('`lib/no-such.ts` and `lib/ids.ts`, `texts/<a>.md`')).toEqual(['src/lib/no-such.ts'])
  expect(missing('`tests/api/ai-*.test.ts`, `tests/e2e/<tool>.spec.ts`, `tests/none/<tool>.ts`')).toEqual([
    'tests/none/*.ts'
  ])
})
