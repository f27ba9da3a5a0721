import { expect, test } from 'vitest'
import { ENTITY_ORDER } from '#contract/entities.ts'
import { passportSchema } from '#contract/passport.ts'

test('the schema of a passport tells of every table and its fields', () => {
  const { tables } = passportSchema() as { tables: Record<string, { properties: object; required: string[] }> }
  expect(Object.keys(tables)).toEqual([...ENTITY_ORDER])
  expect(Object.keys(tables['notes']?.properties ?? {})).toEqual(expect.arrayContaining(['id', 'deletedAt', 'doc']))
  expect(tables['reviews']?.required).toContain('grade')
})
