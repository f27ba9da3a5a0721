import { expect, test } from 'vitest'
import { functionSource, moduleSource, parseMessages, pluralSource, typesSource } from '#messages/compile.ts'

const PLURAL = [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match: { 'countPlural=one': '{count} card: {why}', 'countPlural=other': '{count} cards: {why}' }
  }
]

const parsed = (messages: object, path = 'en/a.json') => parseMessages([{ path, text: JSON.stringify(messages) }])

function called(message: unknown, values: object): string {
  const [first] = parsed({ a: message })
  if (!first) throw new Error('there is no message')
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- The source that is made is tested.
  const made = new Function(`${pluralSource('en')}return ${functionSource(first)}`)() as (given: object) => string
  return made(values)
}

test('a text is said as it stands, with its values and whatever else JavaScript would read into it', () => {
  expect(called('Two “words”, a \\n, a `tick` and ${x}', { x: '?' })).toBe('Two “words”, a \\n, a `tick` and $?')
  expect(called('Plain "quotes" and\na line', {})).toBe('Plain "quotes" and\na line')
  expect(called('{name} of {count}, {name}', { name: 'Ada', count: 3 })).toBe('Ada of 3, Ada')
})

test('a plural takes the form of its count, and shows its thousands apart', () => {
  expect([0, 1, 2, 1.5, 12000].map(count => called(PLURAL, { count, why: 'x' }))).toEqual([
    '0 cards: x',
    '1 card: x',
    '2 cards: x',
    '1.5 cards: x',
    '12,000 cards: x'
  ])
})

test('the types name each value, and a count is a number', () => {
  const types = typesSource(parsed({ plain: 'No value */', named: 'Hello {name}', many: PLURAL }))
  expect(types).toContain('/** No value * / */\n  readonly plain: () => string')
  expect(types).toContain('readonly named: (values: { name: string | number }) => string')
  expect(types).toContain('readonly many: (values: { count: number; why: string | number }) => string')
  expect(moduleSource(parsed({ plain: 'No' }), 'en')).toContain('plain: () => "No"')
})

test('what cannot be read is refused by file and name', () => {
  expect(() => parseMessages([{ path: 'en/a.json', text: '{' }])).toThrow('en/a.json is no JSON')
  expect(() => parsed({ a: 'an { open one' })).toThrow('en/a.json: a has a brace')
  expect(() => parsed({ 'a-b': 'x' })).toThrow('en/a.json: a-b is no name')
  expect(() => parsed({ a: [{ declarations: ['input n'], match: {} }] })).toThrow('neither a text nor a plural')
  expect(() => parsed({ a: [{ ...PLURAL[0], match: { 'countPlural=1': 'x', 'countPlural=other': 'y' } }] })).toThrow(
    'no plural category'
  )
  const twice = ['en/a.json', 'en/b.json'].map(path => ({ path, text: '{"a":"x"}' }))
  expect(() => parseMessages(twice)).toThrow('a stands in en/a.json and in en/b.json.')
})
