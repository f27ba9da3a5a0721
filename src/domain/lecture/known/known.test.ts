import { expect, test } from 'vitest'
import { compare, isDifferent, type OwnText } from '#domain/lecture/known/known.ts'

const note = (text: string, id = 'n'): OwnText => ({ id, kind: 'note', title: 'Plants', text })
const said = (term: string, words: string, second = 9) => ({ term, words, second })
const states = (own: readonly OwnText[], ...all: ReturnType<typeof said>[]) => compare(all, own).map(one => one.state)

const OSMOSIS = said('osmosis', 'Osmosis is the movement of water through a partially permeable membrane.')

test('a term that stands in no own text is new, one that does is known, with its sentence', () => {
  expect(states([note('Diffusion is something else.')], OSMOSIS)).toEqual(['new'])
  const [known] = compare([OSMOSIS], [note('We did this. Osmosis: water moves through a membrane.')])
  expect(known).toMatchObject({ state: 'known', found: { words: 'Osmosis: water moves through a membrane.' } })
})

test('a term is a word of its own, in the plural too', () => {
  expect(states([note('Ionic bonds hold it.')], said('ion', 'An ion is a charged particle.'))).toEqual(['new'])
  expect(states([note('The ions move.')], said('ion', 'An ion is a charged particle.'))).toEqual(['known'])
})

test('another number or a "not" on the same thing is shown to be compared', () => {
  const p680 = said('P680', 'The pigment P680 absorbs light best at 680 nanometres.')
  expect(states([note('The pigment P680 absorbs light best at 700 nanometres.')], p680)).toEqual(['differs'])
  expect(states([note('The pigment P680 absorbs light best at 680 nanometres.')], p680)).toEqual(['known'])
  const enzyme = said('enzyme', 'An enzyme is not used up in the reaction that it speeds up.')
  expect(states([note('An enzyme is used up in the reaction that it speeds up.')], enzyme)).toEqual(['differs'])
})

test('a number in a sentence on something else is no difference', () => {
  expect(isDifferent('Osmosis was described in 1748 by Nollet.', 'Osmosis is a movement of water.')).toBe(false)
  expect(isDifferent('The cell has 46 chromosomes.', 'Chapter 7 tells how a cell divides.')).toBe(false)
  expect(isDifferent('', '')).toBe(false)
})

test('a thousand with its comma is the same number, a minus is another', () => {
  const speed = 'Sound travels through this metal at'
  expect(isDifferent(`${speed} 5,100 metres a second.`, `${speed} 5100 metres a second.`)).toBe(false)
  expect(isDifferent('The charge of the electron is −1 here.', 'The charge of the electron is 1 here.')).toBe(true)
})

test('each term stands once, whatever signs it has', () => {
  expect(states([], OSMOSIS, said('Osmosis', 'Osmosis again.', 60), said('C++ (language)', 'It is one.'))).toEqual([
    'new',
    'new'
  ])
})
