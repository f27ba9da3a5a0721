import { expect, test } from 'vitest'
import { isNewName } from '#tools/shared/account/subject-names.ts'

test('a subject is known whatever its case and spaces', () => {
  const subjects = [{ name: 'History' }, { name: 'Mathématiques' }]
  expect(isNewName(' history ', subjects)).toBe(false)
  expect(isNewName('MATHÉMATIQUES', subjects)).toBe(false)
  expect(isNewName('Mathematics', subjects)).toBe(true)
})
