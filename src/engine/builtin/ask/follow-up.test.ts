import { expect, test } from 'vitest'
import { ask } from '#engine/builtin/ask/ask.ts'
import { searchedFor } from '#engine/builtin/ask/follow-up.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTES = [
  sourceFromText(
    'n1',
    'Munich',
    'The putsch failed because the army stayed loyal to the government.\n\nOsmosis moves water through a membrane.'
  )
]
const turns = [
  { role: 'student', text: 'Tell me about the Munich putsch.' },
  { role: 'engine', text: 'Which force stayed loyal to the government?' }
] as const

test('a question that leans on the one before is searched for with it, and found as near, not as the answer', () => {
  const { verdict, passages } = ask('And why?', NOTES, { turns })
  expect(verdict).toBe('closest')
  expect(passages[0]?.span.quote).toContain('The putsch failed')
  expect(ask('And why?', NOTES).verdict).toBe('refused')
})

test('a question that stands alone is not mixed with the one before', () => {
  expect(searchedFor('How does osmosis move water?', { turns })).toBe('How does osmosis move water?')
  expect(ask('Who painted the Mona Lisa in Florence?', NOTES, { turns }).verdict).toBe('refused')
})

test('what a student answers is searched for with what they were asked', () => {
  expect(searchedFor('the army', { turns, style: 'socratic' })).toContain('Which force')
  expect(searchedFor('the army', { turns: [], style: 'socratic' })).toBe('the army')
})

test('a question that names nothing but "it" keeps the subject of the turn before, over an act in between', () => {
  const notes = [
    sourceFromText(
      'n',
      'Inflation',
      'In Germany in 1923 prices doubled every few days. This is called hyperinflation.'
    ),
    sourceFromText(
      'o',
      'Potsdam',
      'Germany was divided into four zones. The conference happened near Berlin in Germany.'
    )
  ]
  const before = [
    { role: 'student', text: 'What is hyperinflation?' },
    { role: 'engine', text: 'This is called hyperinflation.' },
    { role: 'student', text: 'thanks' },
    { role: 'engine', text: 'You are welcome.' }
  ] as const
  const { passages } = ask('When did it happen in Germany?', notes, { turns: before })
  expect(passages.slice(0, 2).map(one => one.sourceId)).toEqual(['n', 'n'])
})
