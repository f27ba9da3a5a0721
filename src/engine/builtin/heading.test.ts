import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHeading, isTopic, smallHeading, spoken, unnumbered } from '#engine/builtin/heading.ts'

test.each([
  ['17.2 Methods of production', 'Methods of production'],
  ['2. Rivers', 'Rivers'],
  ['2 Rivers', 'Rivers'],
  ['Ch. 14 Bank accounts', 'Bank accounts'],
  ['Topic 3: Cells', 'Cells'],
  ['Unit 4 – EXCHANGE RATES', 'EXCHANGE RATES'],
  ['Unit 4 – 4.2 Rates', 'Rates'],
  ['(ii) substitution', 'substitution'],
  ['a. response bias', 'response bias'],
  ['3) Anxiety', 'Anxiety']
])('%s is spoken of as %s', (text, bare) => {
  expect(unnumbered(text)).toBe(bare)
})

test.each(['Unit costs', 'A. Smith', '1848 revolutions', '5-a-side football', 'Partition of India'])(
  '%s holds no number of its own to take off',
  text => {
    expect(unnumbered(text)).toBe(text)
  }
)

test('what the student tells himself is taken off a heading', () => {
  expect(cleanHeading('3. Skill acquisition!! (test on Friday)')).toBe('Skill acquisition')
  expect(cleanHeading('GUIDANCE 4 types')).toBe('GUIDANCE')
  expect(cleanHeading('Fixed rate, for/against')).toBe('Fixed rate')
  expect(spoken('EYEWITNESS TESTIMONY (EWT)')).toBe('Eyewitness testimony (EWT)')
})

test.each(['Floating vs fixed?', 'When there is only one seller', 'Less space is needed', 'What moves a rate'])(
  '%s is no topic',
  text => {
    expect(isTopic(text)).toBe(false)
  }
)

test.each(['Methods of production', 'Tests for anions', 'Meiji Japan, 1853–1912'])('%s is a topic', text => {
  expect(isTopic(text)).toBe(true)
})

test('taking numbers off twice takes off no more', () => {
  fc.assert(
    fc.property(fc.constantFrom('3.1 ', 'Ch. 2 ', '(a) ', 'iv. ', '12) ', ''), number => {
      const once = unnumbered(`${number}Glaciers`)
      expect(once).toBe('Glaciers')
      expect(unnumbered(once)).toBe(once)
    })
  )
})

test('letters that stand for words keep their size, and two spaces end a heading', () => {
  expect([spoken('VSEPR'), spoken('MOMENTUM'), spoken('COLLISION THEORY')]).toEqual([
    'VSEPR',
    'Momentum',
    'Collision theory'
  ])
  expect(cleanHeading('MOMENTUM  test tues')).toBe('MOMENTUM')
})

test.each([
  ['Form / structure', 'Form and structure'],
  ['P2 Electricity', 'Electricity'],
  ['Romeo & Juliet revision', 'Romeo & Juliet']
])('“%s” is read out as “%s”', (heading, clean) => {
  expect(cleanHeading(heading)).toBe(clean)
})

test('capitals of everyday words are read out small, of letters and names not', () => {
  expect([spoken('TOO HOT'), spoken('UK EU')]).toEqual(['Too hot', 'UK EU'])
  expect([smallHeading('Ansoff'), smallHeading('Behavioural'), smallHeading('Too cold')]).toEqual([
    'Ansoff',
    'behavioural',
    'too cold'
  ])
})
