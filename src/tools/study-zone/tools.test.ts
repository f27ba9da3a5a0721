import { expect, test } from 'vitest'
import { ZONE_TOOLS } from '#config/tools.ts'
import { KEYS } from '#lib/keys/key-table.ts'
import { SHELF, toolOf } from '#tools/study-zone/tools.ts'

test('the shelf holds what is said to be built, and nothing else', () => {
  const built = Object.entries(ZONE_TOOLS).flatMap(([id, isBuilt]) => (isBuilt ? [id] : []))
  expect(SHELF.map(({ id }) => id)).toEqual(built)
})

test('each tool has a letter of its own', () => {
  expect(Object.keys(KEYS.zone)).toEqual(Object.keys(ZONE_TOOLS))
})

test('an address that names no tool of the shelf opens the desk', () => {
  expect(toolOf({})).toBeNull()
  expect(toolOf({ tool: 'teapot' })).toBeNull()
  for (const { id, Screen } of SHELF)
    expect(toolOf(id === 'graph' ? { graph: 'new' } : { tool: id })?.Screen).toBe(Screen)
})
