import { expect, test } from 'vitest'
import { distributions } from '#tools/study-zone/calculator/panels/distributions-form.ts'
import type { Typed } from '#tools/study-zone/calculator/panels/form.ts'

const typed = (fields: Readonly<Record<string, string>>): Typed => ({
  text: id => fields[id] ?? '',
  number: id => (fields[id] ? Number(fields[id]) : null),
  choice: (id, options) => options.find(one => one === fields[id]) ?? (options[0] as (typeof options)[number])
})

const N = { 'd-mean': '10', 'd-deviation': '2' }

test('swapped ends of a range gave 0 without a word', () => {
  const shown = distributions(typed({ ...N, 'd-from': '14', 'd-to': '12' }))
  expect(shown.facts).toEqual([])
  expect(shown.says).toContain('Change them round')
  expect(distributions(typed({ ...N, 'd-from': '12', 'd-to': '14' })).facts).toHaveLength(1)
})

test('a deviation below 0 was not named in the word of its field', () => {
  const shown = distributions(typed({ ...N, 'd-deviation': '-2', 'd-from': '12' }))
  expect(shown.facts).toEqual([])
  expect(shown.says).toBe('Standard deviation, σ: this must be more than 0.')
})
