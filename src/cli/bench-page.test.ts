import { expect, test } from 'vitest'
import { pageOf } from '#cli/bench-page.ts'

const page = pageOf('# Benchmarks', '', [
  { title: 'Search', text: 'How it is measured.\n\n| a | 1 |' },
  { title: 'Building', text: '| b | 2 |' }
])

test('measuring one benchmark again leaves the others as they were', () => {
  const next = pageOf('# Benchmarks', page, [{ title: 'Building', text: '| b | 3 |' }])
  expect(next).toBe(page.replace('| b | 2 |', '| b | 3 |'))
})

test('a new benchmark stands at the end, and nothing measured changes nothing', () => {
  expect(pageOf('# Benchmarks', page, [])).toBe(page)
  expect(pageOf('# Benchmarks', page, [{ title: 'Sync', text: '| c |' }])).toBe(`${page}\n## Sync\n| c |\n`)
})
