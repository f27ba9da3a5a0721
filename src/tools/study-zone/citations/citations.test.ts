import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cite, missing, STYLES, type Style } from '#tools/study-zone/citations/cite.ts'
import { htmlOf, plain, runsOf } from '#tools/study-zone/citations/marked-text.ts'
import { FIELD_NAMES, KINDS, type Source } from '#tools/study-zone/citations/source.ts'
import { doubtsOf } from '#tools/study-zone/citations/doubts.ts'

interface Case extends Partial<Record<Style, { readonly entry: string | null; readonly inText: string }>> {
  readonly name: string
  readonly source: Source
}

const starred = (text: string | null): string | null => text?.replaceAll(/[\uE000\uE001]/g, '*') ?? null

/**
 * Written by pandoc 2.17 --citeproc with the official styles of August 2026 (citation-style-language/styles: MLA 9th,
 * APA 7th, Chicago 18th notes and bibliography). Kinds whose print hangs on more than the fields of a form (video,
 * lecture, interview, podcast; film in MLA and Chicago) stand below instead, as the handbooks print them.
 */
const cases = JSON.parse(readFileSync('tests/fixtures/zone/citations.json', 'utf8')) as readonly Case[]

test.each(cases)('$name is cited as pandoc cites it', ({ source, ...expected }) => {
  for (const style of STYLES) {
    const wanted = expected[style]
    if (!wanted) continue
    const { entry, inText } = cite(style, source)
    expect({ entry: starred(entry), inText: starred(inText) }).toEqual(wanted)
  }
})

const VIDEO: Source = {
  kind: 'video',
  authors: 'Sanderson, Grant',
  title: 'The essence of calculus',
  container: 'YouTube',
  date: '2017-04-28',
  url: 'https://example.org/v'
}
const INTERVIEW: Source = {
  kind: 'interview',
  authors: 'Rossi, Marta',
  interviewer: 'Bauer, Jonas',
  date: '2026-09-03'
}

test.each([
  [VIDEO, 'mla', 'Sanderson, Grant. “The Essence of Calculus.” *YouTube*, 28 Apr. 2017, https://example.org/v.'],
  [VIDEO, 'apa', 'Sanderson, G. (2017, April 28). *The essence of calculus* [Video]. YouTube. https://example.org/v'],
  [
    VIDEO,
    'chicago',
    'Sanderson, Grant. “The Essence of Calculus.” Posted April 28, 2017. YouTube video. https://example.org/v.'
  ],
  [INTERVIEW, 'mla', 'Rossi, Marta. Interview. Conducted by Jonas Bauer, 3 Sept. 2026.'],
  [INTERVIEW, 'apa', null],
  [INTERVIEW, 'chicago', null]
] as const)('what pandoc prints otherwise is printed as the handbooks say', (source, style, entry) => {
  expect(starred(cite(style, source).entry)).toBe(entry)
})

test('a name typed without a comma stands as it is', () => {
  expect(plain(cite('apa', { kind: 'book', authors: 'World Bank', title: 'Atlas', date: '2020' }).inText)).toBe(
    '(World Bank, 2020)'
  )
})

test('hostile input ends as text in the copied HTML, and never as italics of its own', () => {
  const source: Source = {
    kind: 'book',
    authors: '<img src=x onerror=x()>',
    title: '"><script>\uE000x\uE001',
    date: '&'
  }
  for (const style of STYLES) {
    const html = htmlOf(cite(style, source).entry ?? '')
    expect(html).not.toMatch(/<(?!\/?i>)/)
    expect(html.match(/<i>/g)).toHaveLength(1)
  }
})

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'Smith, Anna', '12', '1-9', '2021-03-04', 'http://a.b/c', '\uE000')
)
const anySource = fc.record(
  { kind: fc.constantFrom(...KINDS), ...Object.fromEntries(FIELD_NAMES.map(name => [name, text])) },
  { requiredKeys: ['kind'] }
) as fc.Arbitrary<Source>

test('any input gives an entry on one line, whose runs say the same as its text', () => {
  fc.assert(
    fc.property(anySource, fc.constantFrom(...STYLES), (source, style) => {
      const { entry, inText } = cite(style, source)
      for (const one of [entry ?? '', inText]) {
        expect(one).not.toMatch(/\n|undefined|null,/)
        expect(
          runsOf(one)
            .map(run => run.text)
            .join('')
        ).toBe(plain(one))
      }
    })
  )
})

test('what is missing is named', () => {
  expect(missing({ kind: 'chapter', title: ' ' })).toEqual(['title', 'container'])
  expect(missing(VIDEO)).toEqual([])
})

test('a name without a comma, a day that is none and an address that is none are said', () => {
  const kind = 'website' as const
  expect(doubtsOf({ kind, authors: 'John Smith', date: '2021-13-45', url: 'not a url' })).toEqual([
    'person',
    'date',
    'url'
  ])
  expect(doubtsOf({ kind, authors: 'Smith, John', date: '2024-02-29', url: 'https://who.int/news' })).toEqual([])
  expect(doubtsOf({ kind, authors: 'NASA', date: 'c. 1600', url: 'who.int/news' })).toEqual([])
})

test.each(['yesterday', 'today', 'March', '12 March', 'soon'])('a date that is no date is doubted: %s', date => {
  expect(doubtsOf({ kind: 'book', title: 'Nineteen Eighty-Four', date })).toEqual(['noDate'])
})

test.each(['', '1949', '2021-03', 'c. 1600', 'Spring 2020', '44 BCE', '19th century', 'n.d.', 'in press', 'AD 79'])(
  'a date of a year, a century or none is not: %s',
  date => expect(doubtsOf({ kind: 'book', title: 'Nineteen Eighty-Four', date })).toEqual([])
)
