import { describe, expect, test } from 'vitest'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const REST = ' Haemoglobin carries oxygen from the alveoli of the lungs to the tissues of the body.'
const cardsOf = (text: string): readonly { readonly front: string; readonly back: string }[] =>
  candidatesOf(read(sourceFromText('t', 'Notes', text + REST)))
const gapsOf = (text: string): readonly string[] =>
  cardsOf(text).flatMap(({ front }) => /\{\{c1::(.+?)::/.exec(front)?.[1] ?? [])
const frontsOf = (text: string): string =>
  cardsOf(text)
    .map(one => one.front)
    .join('\n')

describe('a gap is no guess', () => {
  test.each([
    [
      'the second of two doings',
      'The pneumonic form was passed on by coughing and sneezing; hardly anyone survived it.',
      'sneezing'
    ],
    [
      'behind an everyday adjective',
      'Buboes were followed by fever, vomiting and dark blotches on the skin.',
      'blotches'
    ],
    ['how hot, and a place', 'Focaccia is baked in a hot oven, at around 220 degrees.', 'hot oven'],
    [
      'a whole part of the world',
      'In parts of Europe Jewish communities were falsely accused of poisoning wells.',
      'Europe'
    ],
    [
      'told by a word of the same root',
      'In the solo concerto there is only one soloist, who plays with the orchestra of Vivaldi.',
      'solo concerto'
    ]
  ])('%s', (_, text, gap) => {
    expect(gapsOf(text)).not.toContain(gap)
  })

  test('nothing is cut across phrases', () => {
    expect(gapsOf('In the long run serfdom was weakened, and by about 1500 it had disappeared.')).toContain('serfdom')
  })
})

describe('a card says what it asks', () => {
  test('“also” ties nothing to a sentence that is not there', () => {
    expect(frontsOf('Muslims also believe in al-Qadr, the idea that God has decreed everything.')).not.toMatch(/ also /)
  })

  test('a date belongs to its own clause', () => {
    expect(
      frontsOf(
        'The plague travelled to the port of Caffa, and from there Genoese galleys carried it to Sicily in October 1347.'
      )
    ).not.toMatch(/When did the plague travel/)
    expect(frontsOf('Chartism collapsed, yet by 1918 five of its six points had become law.')).not.toMatch(
      /when did Chartism/i
    )
    expect(frontsOf('In the summer of 1348 a ship put in at Melcombe Regis, a small port.')).not.toMatch(
      /When did a ship/
    )
  })

  test('a cause is no consequence', () => {
    expect(frontsOf('If the loaf has large uneven holes, it was probably not knocked back properly.')).not.toMatch(
      /What happens if the loaf/
    )
  })

  test('a time is no subject', () => {
    expect(frontsOf('Two years later the Poor Law Amendment Act abolished outdoor relief for paupers.')).not.toMatch(
      /two years later the Poor Law Amendment Act abolish\b/
    )
  })
})
