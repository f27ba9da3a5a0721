import { expect, test } from 'vitest'
import { ask } from '#engine/builtin/ask/ask.ts'
import { sourceFromText } from '#engine/source-text.ts'

const FLOODS = sourceFromText(
  'f',
  'Floods',
  `# Boscastle 2004

On 16 August 2004 Boscastle was hit by a flash flood. Nobody died in the Boscastle flood of 2004.

# Lynmouth

The Lynmouth flood of 1952 was worse. In 1952 34 people died there.`
)
const POTSDAM = sourceFromText(
  'p',
  'Potsdam',
  'Stalin refused to allow free elections in Poland because he wanted a buffer zone. Hungary came later.\n\nThere were zones.'
)

test('how many died in the Boscastle flood of 1952: the sentence on 2004 is not likely', () => {
  const { verdict, passages } = ask('How many people died in the Boscastle flood of 1952?', [FLOODS])
  expect(verdict).not.toBe('answer')
  expect(passages.length).toBeGreaterThan(0)
  expect(ask('Who died in the Boscastle flood of 2004?', [FLOODS]).verdict).toBe('answer')
})

test('another country than the one asked for is not likely, although the block names both', () => {
  const asked = (country: string) => ask(`Why did Stalin refuse free elections in ${country}?`, [POTSDAM]).verdict
  expect(asked('Poland')).toBe('answer')
  expect(asked('Hungary')).toBe('closest')
  expect(asked('Romania')).not.toBe('answer')
})

test('how many reasons are wanted is no number that the notes must say', () => {
  const { verdict } = ask('Give 2 reasons why Stalin refused free elections in Poland.', [POTSDAM])
  expect(verdict).toBe('answer')
})

const VILLAGES = sourceFromText(
  'v',
  'Floods',
  `# The Boscastle flood

Boscastle is a village in Cornwall. The flood of 16 August 2004 destroyed 58 buildings.

# Lynmouth

In 1952 a flood in Lynmouth killed 34 people. Many people died in the night.`
)

test.each([
  'How many people died in Boscastle?',
  'how many people died in boscastle',
  'How many people died in Penistone?'
])('%s: no sentence that says something else under that name is likely', question => {
  expect(ask(question, [VILLAGES]).verdict).not.toBe('answer')
  expect(ask('how many people died in lynmouth', [VILLAGES]).verdict).toBe('answer')
})
