import { describe, expect, test } from 'vitest'
import { danglingHeads } from '#engine/builtin/gaps/definite.ts'
import { leansOn } from '#engine/builtin/gaps/leans.ts'
import { untied } from '#engine/builtin/gaps/piece.ts'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { tag } from '#engine/text/tagger.ts'
import { stemOf } from '#engine/text/stem.ts'

const leans = (text: string): boolean => leansOn(text, tag(text, 0, []))

describe('a sentence that needs the one before it', () => {
  test.each([
    'These pictures were shown to the president.',
    'In the sea it harms plankton, the base of marine food webs.',
    'Enlightenment came to him at Bodh Gaya.',
    'The others talk about a living constitution.',
    'Mercury behaves in the same way in tuna.',
    'Old rivals, they were brought together in 1866.',
    'In Britain about half is radon gas from granite.',
    'High-carbon steel is harder and is chosen for cutting tools.'
  ])('%s', text => {
    expect(leans(text)).toBe(true)
  })

  test.each([
    'Hong Kong has linked its dollar to the US dollar since 1983.',
    'Mammals lose much energy because they keep their bodies warm.',
    'An exchange rate is the price of one currency in terms of another.',
    'Gandhi left his ashram at Sabarmati in March 1930.',
    'High-carbon steel is harder than mild steel and is chosen for tools.'
  ])('but not: %s', text => {
    expect(leans(text)).toBe(false)
  })
})

describe('a definite noun that nothing has brought in', () => {
  const heads = (text: string, told: readonly string[] = [], topic: readonly string[] = []): readonly string[] =>
    danglingHeads(tag(text, 0, []), {
      isTold: root => told.map(stemOf).includes(root),
      said: () => 1,
      topic: new Set(topic.map(stemOf))
    }).map(one => one.head)

  test('hangs on the sentences before', () => {
    expect(heads('Kennedy was shown the pictures two days later.')).toEqual(['pictures'])
    expect(heads('The acid kills most bacteria.', ['acid'])).toEqual(['acid'])
    expect(heads('In the duodenum the acidic mixture meets two fluids.', ['mixture'])).toEqual(['mixture'])
    expect(heads('The new government seized land.')).toEqual(['government'])
  })

  test('stands where there is one of its kind, where words behind it tell, or where the sentence brought it in', () => {
    expect(heads('Bile is made in the liver and stored in the gall bladder.')).toEqual([])
    expect(heads('The walls of the alveoli are one cell thick.', ['wall'])).toEqual([])
    expect(heads('A plate was wrapped in paper and the plate had fogged.')).toEqual([])
    expect(heads('The march covered over 240 miles.', [], ['march'])).toEqual([])
  })
})

test('what ties a sentence to the one before is dropped', () => {
  expect(untied('However, rust flakes away.')).toBe('Rust flakes away.')
  expect(untied('Gandhi, however, refused to pay.')).toBe('Gandhi refused to pay.')
  expect(untied('In yeast pyruvate is converted to ethanal and then to ethanol.')).toBe(
    'In yeast pyruvate is converted to ethanal and then to ethanol.'
  )
  expect(untied('Beyond the optimum, however, vibration breaks the bonds.')).toBe(
    'Beyond the optimum, vibration breaks the bonds.'
  )
  expect(untied('The current account may therefore worsen.')).toBe('The current account may worsen.')
  expect(untied('Organisms that make their own food in this way are called producers.')).toBe(
    'Organisms that make their own food are called producers.'
  )
  expect(untied('A person who lives in this way is called manmukh.')).toBe(
    'A person who lives in this way is called manmukh.'
  )
})

const gapsOf = (text: string): readonly string[] =>
  candidatesOf(read(sourceFromText('t', 'Notes', text))).flatMap(card => {
    const [, gap] = /\{\{c1::(.+?)::/.exec(card.front) ?? []
    return gap === undefined ? [] : [gap]
  })

describe('gaps of running text', () => {
  test('a term behind a verb of naming is gapped whole', () => {
    const gaps = gapsOf(
      'Short-term flows of capital towards higher interest rates are often called hot money. Speculation by dealers can move the exchange rate within hours.'
    )
    expect(gaps.filter(gap => /money/.test(gap))).toEqual(['hot money'])
  })

  test('neither half of a pair is gapped alone', () => {
    const gaps = gapsOf(
      'In the ileum lipase splits triglycerides into glycerol and monoglycerides. Same-sex couples could marry in England and Wales from March 2014.'
    )
    expect(gaps.some(gap => /^(?:glycerol|monoglycerides|England|Wales)$/.test(gap))).toBe(false)
  })

  test('a verb that was taken for a noun is no part of a term', () => {
    const gaps = gapsOf(
      'When an enzyme is heated, vibration breaks the hydrogen bonds of the polypeptide. Pepsinogen is turned into pepsin by hydrochloric acid in the stomach.'
    )
    expect(gaps.some(gap => /breaks/.test(gap))).toBe(false)
    expect(gaps.length).toBeGreaterThan(0)
  })
  test('letters are not asked for beside the words they stand for', () => {
    const gaps = gapsOf(
      'What remains of the energy that plants fix is net primary productivity, NPP. Respiration by the plants uses the other part of the energy.'
    )
    expect(gaps).not.toContain('NPP')
  })

  test('a place and what is told of it are not gapped as one', () => {
    const gaps = gapsOf(
      'Without oxygen the cells of muscles turn glucose into lactate. In yeast pyruvate is converted to ethanol and carbon dioxide.'
    )
    expect(gaps).not.toContain('yeast pyruvate')
  })
})
