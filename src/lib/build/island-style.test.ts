import { expect, test } from 'vitest'
import { styleToHead } from '#lib/build/island-style.ts'

const style = '<style>astro-island,astro-slot{display:contents}</style>'

test('the rule of the islands moves from the body to the end of the head', () => {
  expect(styleToHead(`<head><title>a</title></head><body><h2>${style}b</h2></body>`)).toBe(
    `<head><title>a</title>${style}</head><body><h2>b</h2></body>`
  )
})

test('a page without islands stays as it is', () => {
  const page = '<head><style>p{color:red}</style></head><body>b</body>'
  expect(styleToHead(page)).toBe(page)
})
