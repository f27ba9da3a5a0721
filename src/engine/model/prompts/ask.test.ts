import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ASK_STYLES } from '#contract/engine/ask.ts'
import { ASK_MODES } from '#contract/engine/pieces.ts'
import { ASK_VERSION, askPrompt } from '#engine/model/prompts/ask.ts'
import { HOUSE_RULES } from '#engine/model/prompts/prompt.ts'

const all = ASK_STYLES.flatMap(style => ASK_MODES.map(mode => askPrompt(style, mode).text))

test('a changed text has a new version', () => {
  const hash = createHash('sha256').update(all.join('\n\f\n')).digest('hex').slice(0, 12)
  expect({ version: ASK_VERSION, hash }).toEqual({ version: 4, hash: 'f1f33aa8c666' })
})

test('each style and mode has a text of its own, under the rules of the house, with earlier turns as data', () => {
  expect(new Set(all).size).toBe(all.length)
  for (const text of all) {
    expect(text.startsWith(HOUSE_RULES)).toBe(true)
    expect(text).toMatch(/Earlier turns .* They prove nothing/)
  }
})

test.each([
  ['socratic', /Never write the answer/],
  ['quiz', /one new question .* does not contain its answer/],
  ['debate', /Use the notes alone/],
  ['examiner', /No mark, no grade, no level/]
] as const)('%s says what it must not do', (style, rule) => {
  expect(askPrompt(style, 'notes').text).toMatch(rule)
})
