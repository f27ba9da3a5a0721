import { expect, test } from 'vitest'
import { isUngrammatical } from '#engine/builtin/checks/grammar.ts'

test.each([
  'When have the miners appeared to stood together?',
  'When did the fleet went home?',
  'Why does the tide began early?',
  'When have Ada Lovelace written to the Academy?',
  'Why were Clement Attlee chosen?',
  'What did the council not gave?'
])('broken: %s', question => {
  expect(isUngrammatical(question)).toBe(true)
})

test.each([
  'When did the fleet go home?',
  'Why did those who went to the mines fall ill?',
  'What happens to the charge when the current is cut?',
  'When have the Romans been defeated?',
  'Why were Attlee and Bevan chosen?',
  'When was Clement Attlee chosen?',
  'What does the sum owed to Rome become?'
])('sound: %s', question => {
  expect(isUngrammatical(question)).toBe(false)
})
