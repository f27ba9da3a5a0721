import { expect, test } from 'vitest'
import { asksWhat, wantedOf } from '#engine/builtin/ask/question-word.ts'

test('who and where want names that the question does not say', () => {
  const wanted = wantedOf('Who came up with quicksort for Elliott?')
  expect(wanted('It was invented by Tony Hoare.').names).toBe(2)
  expect(wanted('It was sold by Elliott.').names).toBe(0)
  expect(wanted('Quick and cheap.').names).toBe(0)
  expect(wantedOf('Why is it quick?')('It was invented by Tony Hoare.').names).toBe(0)
})

test('when wants a year, how many a number', () => {
  expect(wantedOf('when did they let the sea in?')('Breached in 2013.').figure).toBe(1)
  expect(wantedOf('when did they let the sea in?')('Breached in 3 places.').figure).toBe(0)
  expect(wantedOf('How many justices are there?')('There are 9 justices.').figure).toBe(1)
  expect(wantedOf('Why are there so many?')('There are 9 justices.').figure).toBe(0)
})

test('why wants an aim or a consequence', () => {
  expect(wantedOf('why do they move?')('They go south to breed.').aim).toBe(1)
  expect(wantedOf('why do they move?')('They are birds.').aim).toBe(0)
  expect(wantedOf('where do they move?')('They go south to breed.').aim).toBe(0)
})

test('what something is, asked in the usual ways', () => {
  expect(['what is osmosis?', "What's osmosis", 'what does anatta mean'].every(asksWhat)).toBe(true)
  expect(['why is it cold?', 'somewhat'].some(asksWhat)).toBe(false)
})
