import { expect, test } from 'vitest'
import { announced } from '#engine/builtin/ask/announced.ts'
import { ask } from '#engine/builtin/ask/ask.ts'
import { sourceFromText } from '#engine/source-text.ts'

test.each([
  ['The conference had three main consequences.', 3],
  ['There are several costs of inflation.', 3],
  ['Dams have two big disadvantages.', 2],
  ['The rate depends on these factors:', 8],
  ['Germany was divided into four zones of occupation.', null],
  ['There are four types: hydraulic action, abrasion, attrition and solution.', null],
  ['Germany had strong leaders.', null]
])('%s announces %s', (quote, count) => {
  expect(announced(quote)).toBe(count)
})

const NOTE = sourceFromText(
  'n',
  'Potsdam',
  `# Results

The conference had three main consequences. Trust broke down. The east came under Soviet control. The arms race began. Churchill lost the election.

# Aims

The aims for Germany were:

- demilitarisation
- denazification
- democratisation`
)
const quotesFor = (question: string): string[] => ask(question, [NOTE]).passages.map(one => one.span.quote)

test('a sentence that announces a list brings the list', () => {
  expect(quotesFor('What were the consequences of the conference?').slice(0, 4)).toEqual([
    'The conference had three main consequences.',
    'Trust broke down.',
    'The east came under Soviet control.',
    'The arms race began.'
  ])
  const { passages } = ask('What were the aims for Germany?', [NOTE])
  expect(passages.slice(0, 4).map(one => [one.span.quote, one.listed ?? false])).toEqual([
    ['The aims for Germany were:', false],
    ['demilitarisation', true],
    ['denazification', true],
    ['democratisation', true]
  ])
})

test('each sentence is shown once', () => {
  const quotes = quotesFor('What were the consequences of the conference for the Soviet arms race?')
  expect(new Set(quotes).size).toBe(quotes.length)
})
