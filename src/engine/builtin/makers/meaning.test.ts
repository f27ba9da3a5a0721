import { expect, test } from 'vitest'
import { isDefinition, told } from '#engine/builtin/makers/meaning.ts'

test.each([
  ['buffer', 'a solution that resists a change in pH', true],
  ['conformity', 'changing behaviour because of group pressure', true],
  ['writ of certiorari', 'order calling up a case from a lower court', true],
  ['amplitude', 'max displacement from rest position', true],
  ['penetration pricing', 'set a low price at launch to win market share', true],
  ['nicotine', 'the addictive bit', false],
  ['carbon monoxide', 'sticks to haemoglobin much more tightly than oxygen', false],
  ['CHD', 'smoking damages artery lining, clots more likely', false],
  ['zen', 'sudden insight, koans', false],
  ['Romanian orphans', 'Rutter followed 165 adoptees in Britain', false]
])('whether "%s: %s" is a definition by its form: %s', (term, meaning, is) => {
  expect(isDefinition(told(term, meaning), [])).toBe(is)
})

test('below a heading of terms every line is one', () => {
  expect(isDefinition(told('zen', 'sudden insight, koans'), ['Buddhism', 'Key terms'])).toBe(true)
})
