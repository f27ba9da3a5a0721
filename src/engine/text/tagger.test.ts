import { expect, test } from 'vitest'
import { tag } from '#engine/text/tagger.ts'

test('a word for which the tagger has no lemma is its own', () => {
  const tokens = tag('The young can learn, the old wont.', 0, [])
  expect(tokens.find(one => one.lower === 'wont')).toMatchObject({ lemma: 'wont' })
})

test('words written without their apostrophe do not stop a sentence from being read', () => {
  for (const word of 'wont dont cant isnt wasnt didnt hasnt havent shouldnt couldnt wouldnt arent im ive theyre youre its whats thats lets'.split(
    ' '
  ))
    expect(tag(`Some plants ${word} grow in the dark.`, 0, []).every(one => one.lemma.length > 0)).toBe(true)
})

test('a compound with its small figures is one word', () => {
  const words = (text: string): string[] => tag(text, 0, []).map(one => one.text)
  expect(words('Zinc reacts with H₂SO₄ to give H₂.')).toEqual([
    'Zinc',
    'reacts',
    'with',
    'H₂SO₄',
    'to',
    'give',
    'H₂',
    '.'
  ])
  expect(words('the roots x₁ and x₂')).toEqual(['the', 'roots', 'x₁', 'and', 'x₂'])
})
