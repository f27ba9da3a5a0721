import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeItem, pairUp, settleLoose } from '#domain/marks/many/pair.ts'

const words = (pasted: string) => {
  const { items, stems, loose } = pairUp(pasted)
  return {
    items: items.map(({ label, question, scheme, answer }) => [label, question, scheme, answer]),
    stems,
    loose: loose.map(({ kind, label, text }) => [kind, label, text])
  }
}

test('each question with its own scheme and answer', () => {
  const pasted = `1. Define osmosis. [2]
Mark scheme:
1 net movement of water ;
2 through a membrane ;
Answer: water moves through a membrane

2. Name the gas. [1]
Mark scheme: oxygen (1)
My answer:
oxygen`
  expect(words(pasted)).toEqual({
    items: [
      [
        '1',
        'Define osmosis. [2]',
        '1 net movement of water ;\n2 through a membrane ;',
        'water moves through a membrane'
      ],
      ['2', 'Name the gas. [1]', 'oxygen (1)', 'oxygen']
    ],
    stems: {},
    loose: []
  })
})

test('the answer before the scheme, whose points are numbered as the questions are', () => {
  const pasted = `Question 1
Why do leaves fall?
Answer:
to save water
Scheme:
1 less water lost ;
2 less light in winter ; [2]
Question 2
Name a fruit.
Answer:
apple
Scheme:
any fruit (1)`
  expect(words(pasted).items).toEqual([
    ['1', 'Why do leaves fall?', '1 less water lost ;\n2 less light in winter ; [2]', 'to save water'],
    ['2', 'Name a fruit.', 'any fruit (1)', 'apple']
  ])
})

test('numbered without a word for it, points in a scheme that comes last', () => {
  const pasted = `1 Why is the sky blue?
Answer: light is scattered
Mark scheme
1 light is scattered
2 blue more than red
2 What is a lens?
Answer: glass
Mark scheme
curved glass`
  expect(words(pasted).items.map(([label, question, scheme]) => [label, question, scheme])).toEqual([
    ['1', 'Why is the sky blue?', '1 light is scattered\n2 blue more than red'],
    ['2', 'What is a lens?', 'curved glass']
  ])
})

test('three lists, with parts, a stem and numbers as answers', () => {
  const pasted = `1 A car goes 60 m in 5 s.
(a) Find its speed. [2]
(b) State its unit. [1]
2. Name a force. [1]

Mark scheme
1(a) 60 / 5 (1)
12 (1)
1(b) m/s (1)
2 friction (1)

My answers
1(a) 60 / 5 = 12
(b) m/s
2. drag`
  expect(words(pasted)).toEqual({
    items: [
      ['1(a)', 'Find its speed. [2]', '60 / 5 (1)\n12 (1)', '60 / 5 = 12'],
      ['1(b)', 'State its unit. [1]', 'm/s (1)', 'm/s'],
      ['2', 'Name a force. [1]', 'friction (1)', 'drag']
    ],
    stems: { 1: 'A car goes 60 m in 5 s.' },
    loose: []
  })
})

test('numbers alone are answers, and a number that begins a sentence is none', () => {
  const pasted = `1. What is 6 × 7? [1]
2. How many? [1]
Mark scheme
1. 42
2. two
Answers
1. 42
2 apples fell, I think
2. 2`
  expect(words(pasted).items.map(([label, , , answer]) => [label, answer])).toEqual([
    ['1', '42\n2 apples fell, I think'],
    ['2', '2']
  ])
})

test('what fits nowhere is loose and can be put in its place; what is missing is empty', () => {
  const pasted = `1 (a) Name a metal. [1]
(b) Name a gas. [1]
Mark scheme
1(a) iron
1(b) argon
Answers
I was not sure of these.
1 iron and argon`
  const read = words(pasted)
  expect(read.loose).toEqual([
    ['answer', '', 'I was not sure of these.'],
    ['answer', '1', 'iron and argon']
  ])
  const many = pairUp(pasted)
  const settled = settleLoose(many, 'l2', '1(b)', 'answer')
  expect(settled.items.map(({ answer }) => answer)).toEqual(['', 'iron and argon'])
  expect(settled.loose.map(({ id }) => id)).toEqual(['l1'])
  expect(settleLoose(many, 'none', '1(a)', 'answer')).toBe(many)
  expect(changeItem(many, '1(a)', { isOut: true }).items.map(({ isOut }) => isOut)).toEqual([true, false])
})

test('an answer to a question that was not pasted is shown with an empty question', () => {
  expect(words('Mark scheme\n1 iron ; [1]\n2 argon ; [1]\nAnswers\n1. iron\n2. neon').items).toEqual([
    ['1', '', 'iron ; [1]', 'iron'],
    ['2', '', 'argon ; [1]', 'neon']
  ])
})

test('one question without a number', () => {
  expect(words('Why?\nMark scheme\nbecause (1)\nAnswer\nso').items).toEqual([['1', 'Why?', 'because (1)', 'so']])
})

test('romans under a letter: what stands above them is asked with the first', () => {
  const pasted = '2(b) A coil is moved.\n(i) Explain. [2]\n(ii) State. [1]\nAnswers\n2(b)(i) induced\n(ii) volt'
  expect(words(pasted).items).toEqual([
    ['2(b)(i)', 'A coil is moved.\nExplain. [2]', '', 'induced'],
    ['2(b)(ii)', 'State. [1]', '', 'volt']
  ])
})

test('headers are said, not lost', () => {
  expect(pairUp('Page 2 of 4\n1. Why? [1]\n© UCLES 2020').dropped).toEqual(['Page 2 of 4', '© UCLES 2020'])
})

test('whatever is pasted, every word is in an item, a stem, loose, or said to be left out', () => {
  const line = fc.oneof(
    fc.constantFrom('Mark scheme', 'Answer:', 'Answers', 'Question 2', '1. alpha', '2. beta', '(a) gamma', '(b) delta'),
    fc.constantFrom(
      '(i) eta',
      '1(b)(ii) theta',
      'iota [2]',
      '',
      'Page 2',
      '3 kappa',
      'Scheme: lambda',
      'Question 7 mu'
    ),
    fc.string()
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), lines => {
      const pasted = lines.join('\n')
      const { items, stems, loose, dropped } = pairUp(pasted)
      const kept = JSON.stringify([
        items.map(one => [one.label, one.question, one.scheme, one.answer]),
        stems,
        loose,
        dropped
      ])
      for (const word of pasted.match(/(?:alpha|beta|gamma|delta|eta|theta|iota|kappa|lambda|mu)\b/g) ?? [])
        expect(kept).toContain(word)
      expect(new Set(items.map(({ label }) => label)).size).toBe(items.length)
    }),
    { numRuns: 500 }
  )
})

test('answers in another order all landed in one question', () => {
  const pasted = `1. Name one. [1]
2. Name two. [1]
3. Name three. [1]
Mark scheme
1. one (1)
2. two (1)
3. three (1)
Answers
3. third
1. first
2. second`
  expect(words(pasted).items.map(([label, , , answer]) => [label, answer])).toEqual([
    ['1', 'first'],
    ['2', 'second'],
    ['3', 'third']
  ])
})

test.each(['Answer: so\n', ''])('a question without a scheme was part of the answer before it (%j)', own => {
  const pasted = `1. Define osmosis. [2]
Mark scheme: net movement of water (1)
Answer: water moves
2. Why is it slow? [1]
${own}3. Name the gas. [1]
Mark scheme: oxygen (1)
Answer: oxygen`
  const answer = own === '' ? '' : 'so'
  expect(words(pasted).items).toEqual([
    ['1', 'Define osmosis. [2]', 'net movement of water (1)', 'water moves'],
    ['2', 'Why is it slow? [1]', '', answer],
    ['3', 'Name the gas. [1]', 'oxygen (1)', 'oxygen']
  ])
})
