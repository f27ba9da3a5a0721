import { expect, test } from 'vitest'
import { machineLine, pageOf } from '#cli/bench/bench-page.ts'

const line = machineLine('2 × Example with Node 24', [1.25, 0, 3])
const page = pageOf('', [
  { title: 'Search', text: `How it is measured.\n\n${line}\n\n| a | 1 |` },
  { title: 'Building', text: `${line}\n\n| b | 2 |` }
])

test('measuring one benchmark again leaves the others as they were', () => {
  const next = pageOf(page, [{ title: 'Building', text: `${line}\n\n| b | 3 |` }])
  expect(next).toBe(page.replace('| b | 2 |', '| b | 3 |'))
})

test('a new benchmark stands at the end, and nothing measured changes nothing', () => {
  expect(pageOf(page, [])).toBe(page)
  expect(pageOf(page, [{ title: 'Sync', text: `${line}\n\n| c |` }])).toBe(`${page}\n## Sync\n${line}\n\n| c |\n`)
})

test('the head says that sections lack machine and load as long as one does', () => {
  expect(line).toBe('Measured on 2 × Example with Node 24; load average at the end 1.3, 0.0, 3.0.')
  const old = pageOf(page, [{ title: 'Search', text: '| a | 1 |' }])
  expect(old).toContain('A section without that line was measured before it was written down.')
  expect(page).not.toContain('A section without that line')
  expect(pageOf(old, [{ title: 'Search', text: `${line}\n\n| a | 1 |` }])).not.toContain('A section without that line')
})
