import { expect, test } from 'vitest'
import { TOOL_IDS, tools, type Tool } from '#config/tools.ts'
import { routeOf } from '#stores/places.ts'
import { PLACES, placeOfRoute } from '#tools/shell/frame/places.ts'

const at = (address: string): string | null => {
  const route = routeOf(new URL(address, 'https://study.example'))
  return route ? placeOfRoute(route) : null
}

test('each place is the one its own link leads to', () => {
  for (const place of PLACES.flat()) expect(at(place.href), place.id).toBe(place.id)
})

test('what is opened within a room keeps its place', () => {
  expect(at('/notetaker?note=n1')).toBe('notes')
  expect(at('/notetaker?review=today')).toBe('cards')
  expect(at('/notetaker?stats=')).toBe('cards')
  expect(at('/notetaker?quiz=q1')).toBe('quizzes')
  expect(at('/planner?view=setup')).toBe('planner')
  expect(at('/user-settings')).toBeNull()
})

test('every room of the menu that is built has a place', () => {
  const listed = TOOL_IDS.map((id): Tool => tools[id]).filter(({ built, menu }) => built && menu === 'tools')
  const places = PLACES.flat().map(place => tools[place.tool].path)
  for (const { path } of listed) expect(places).toContain(path)
})
