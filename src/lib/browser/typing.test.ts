import { expect, test } from 'vitest'
import { nextTyped, typedLines, type Headline, type Typed } from '#lib/browser/typing.ts'

const headlines: readonly Headline[] = [
  ['Ab', 'cd'],
  ['E', 'f']
]

test('a headline is read, taken away, and the next one is written, for ever', () => {
  let now: Typed = { headline: 0, length: 4, isErasing: false }
  const seen: string[] = []
  const waits = new Set<number>()
  for (let step = 0; step < 24; step += 1) {
    seen.push(typedLines(headlines[now.headline] ?? ['', ''], now.length).join('|'))
    const { after, next } = nextTyped(headlines, now)
    waits.add(after)
    now = next
  }
  expect(seen.join(' ')).toContain('Ab|cd Ab|cd Ab|c Ab| A| | E| E|f E|f E| | A| Ab| Ab|c Ab|cd')
  expect([...waits].sort((a, b) => a - b)).toEqual([40, 45, 1200, 1800])
})
