import { expect, test } from 'vitest'
import { leadsTo, WAYS } from '#tools/shell/palette/ways.ts'

const found = (typed: string): string[] => WAYS.filter(way => leadsTo(way, typed)).map(({ id }) => id)

test.each([
  ['deck', 'cards'],
  ['my deck', 'cards'],
  ['flashcards', 'cards'],
  ['dark', 'settings'],
  ['log out', 'settings'],
  ['lecture', 'lectures'],
  ['record a lesson', 'lectures'],
  ['record a lecture', 'lectures'],
  ['trash', 'deleted'],
  ['undo', 'deleted'],
  ['cornell', 'template-cornell'],
  ['template', 'template-lab'],
  ['timer', 'study-zone'],
  ['start session', 'study-zone'],
  ['shortcuts', 'keys'],
  ['?', 'keys'],
  ['periodic', 'elements'],
  ['calc', 'calculator']
])('the palette found nothing for "%s"', (typed, id) => {
  expect(found(typed)).toContain(id)
})

test('one letter finds names only, and with nothing typed the places stand there', () => {
  expect(found('d')).toEqual(['deleted'])
  expect(found('')).toContain('planner')
  expect(found('')).not.toContain('elements')
})
