import { expect, test } from 'vitest'
import { ask } from '#engine/builtin/ask/ask.ts'
import { glossaryOf, otherNames } from '#engine/builtin/ask/glossary.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'
import { sourceFromText } from '#engine/source-text.ts'

const notes = (text: string) => sourceFromText('n', 'Notes', text)
const namesOf = (text: string): string[] =>
  glossaryOf(notes(text)).map(one => `${one.name.join(' ')} = ${one.other.join(' ')} (${one.kind})`)

test.each([
  ['Economists measure gross domestic product (GDP) each year.', 'gdp = gross domest product (alias)'],
  ['NATO (North Atlantic Treaty Organization) was founded in 1949.', 'nato = north atlant treati organ (alias)'],
  ['Ascorbic acid, also known as vitamin C, is needed for skin.', 'ascorb acid = vitamin c (alias)'],
  ['- **Abrasion** – stones scraping the bed of a river', 'abras = stone scrape bed river (meaning)'],
  ['A groyne is a low wall built out into the sea.', 'groyn = low wall built sea (meaning)']
])('%s', (text, pair) => {
  expect(namesOf(text)).toContain(pair)
})

test('what points back, or is too long to be one thing, names nothing', () => {
  expect(namesOf('It is a low wall built out into the sea.')).toEqual([])
  expect(namesOf('These are the results, also known as findings.')).toEqual([])
})

const ECONOMY = [
  notes(
    'Gross domestic product (GDP) is the value of everything a country makes in a year.\n\nIn 2009 the GDP of the United Kingdom fell by four per cent.\n\nA tariff is a tax on goods that come from abroad.\n\nTariffs protect jobs at home for a while.'
  )
]
const found = (question: string): string[] => ask(question, ECONOMY).passages.map(one => one.span.quote)

/** Names given, what is said under them, a question under the other name, the words that answer it. */
const NAMED: readonly (readonly [string, string, string, string])[] = [
  [
    ' (GDP)',
    'Gross domestic product # is counted each year.\n\nIn 2009 GDP growth was minus four.',
    'What was the growth of gross domestic product?',
    'minus four'
  ],
  [
    ' (CPU)',
    'The central processing unit # runs programs.\n\nThe CPU fetches instructions from memory.',
    'What does the central processing unit fetch from memory?',
    'fetches instructions'
  ],
  [
    ', also known as vitamin C,',
    'Ascorbic acid# is found in fruit.\n\nA lack of ascorbic acid causes scurvy.',
    'What does a lack of vitamin C cause?',
    'scurvy'
  ],
  [
    ' (ATP)',
    'Cells store energy in adenosine triphosphate #.\n\nMitochondria release ATP when they respire glucose.',
    'What releases adenosine triphosphate?',
    'Mitochondria release'
  ],
  [
    ', also called the Great War,',
    'The First World War# began in 1914.\n\nThe First World War ended with an armistice.',
    'How did the Great War end?',
    'armistice'
  ],
  [
    ' (LAN)',
    'A school may have a local area network #.\n\nA LAN covers one site.',
    'What does a local area network cover?',
    'covers one site'
  ],
  [
    ', sometimes called quicksilver,',
    'Mercury# is a metal.\n\nMercury is liquid at room temperature.',
    'Is quicksilver liquid at room temperature?',
    'is liquid'
  ]
]
const firstOf = (text: string, question: string): string | undefined => {
  const { verdict, passages } = ask(question, [notes(text)])
  return verdict === 'answer' ? passages[0]?.span.quote : undefined
}

test('asked under the other name, the sentence is found because the notes give both names', () => {
  const hits = (names: boolean): string[] =>
    NAMED.filter(([name, text, question, words]) =>
      firstOf(text.replace('#', names ? name : ''), question)?.includes(words)
    ).map(([, , question]) => question)
  expect(hits(true)).toHaveLength(NAMED.length)
  expect(hits(false).length).toBeLessThanOrEqual(4)
})

test('a question by the meaning finds what is said under the name', () => {
  expect(found('What does a tax on goods from abroad protect?').join(' ')).toContain('protect jobs at home')
})

test.each(['Who painted the Mona Lisa?', 'How tall is the gross building in Lisbon?', 'What is the capital of Peru?'])(
  'off-topic stays refused: %s',
  question => {
    expect(ask(question, ECONOMY).verdict).toBe('refused')
  }
)

test('a question is only widened by names it uses, and never without end', () => {
  const glossary = glossaryOf(ECONOMY[0] ?? notes(''))
  expect(otherNames(askedTerms('Who painted the Mona Lisa?'), glossary)).toEqual([])
  const many = Array.from({ length: 50 }, (_, at) => ({ name: ['gdp'], other: [`word${at}`], kind: 'alias' as const }))
  expect(otherNames(['gdp'], many)).toHaveLength(8)
})
