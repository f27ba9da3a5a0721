import { expect, test } from 'vitest'
import { ZONE_TOOLS } from '#config/tools.ts'
import { SHELF, toolOf } from '#tools/study-zone/tools.ts'

test('the shelf holds what is said to be built, and nothing else', () => {
  const built = Object.entries(ZONE_TOOLS).flatMap(([id, isBuilt]) => (isBuilt ? [id] : []))
  expect(SHELF.map(({ id }) => id)).toEqual(built)
})

test('each tool has a letter of its own', () => {
  const keys = SHELF.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[a-z]$/)
})

test('an address that names no tool of the shelf opens the desk', () => {
  expect(toolOf({})).toBeNull()
  expect(toolOf({ tool: 'teapot' })).toBeNull()
  for (const { id, Screen } of SHELF)
    expect(toolOf(id === 'graph' ? { graph: 'new' } : { tool: id })?.Screen).toBe(Screen)
})
