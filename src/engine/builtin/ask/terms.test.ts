import { expect, test } from 'vitest'
import { askedTerms } from '#engine/builtin/ask/terms.ts'

test('words that command are left out where they command', () => {
  expect(askedTerms('Explain osmosis')).toEqual(['osmosi'])
  expect(askedTerms('Can you describe and explain osmosis?')).toEqual(['osmosi'])
  expect(askedTerms('Name two noble gases, and state a use of each')).not.toContain('state')
})

test('the same words are kept where they belong to the subject', () => {
  expect(askedTerms('What is a linked list?')).toContain('list')
  expect(askedTerms('What does it mean if a sort is stable?')).toContain('sort')
  expect(askedTerms('What is meant by the solid state?')).toContain('state')
  expect(askedTerms('What kind of sort is stable?')).toEqual(askedTerms('What sort is stable?'))
})

test('a question of nothing but such words is asked as it stands', () => {
  expect(askedTerms('Explain')).toEqual(['explain'])
})

test('a negated word is the word', () => {
  expect(askedTerms("Why can't Bakelite melt?")).toEqual(askedTerms('Why can Bakelite not melt?'))
  expect(askedTerms('why cant it melt')).toEqual(askedTerms("Why can't it melt?"))
  expect(askedTerms("Why won't it melt?")).toEqual(['melt'])
})
