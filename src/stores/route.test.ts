import { expect, test } from 'vitest'
import { $route, href, openTool, placeIn, readRef, routeOf } from '#stores/route.ts'

test('an address is the path of the tool and the place as its query', () => {
  expect(href('notetaker')).toBe('/notetaker')
  expect(href('notetaker', { note: 'a b&c' })).toBe('/notetaker?note=a+b%26c')
})

test('an address leads back to the same place, and only the tools are places', () => {
  expect(routeOf(new URL(href('notetaker', { note: 'a b&c' }), 'https://x.org'))).toEqual({
    tool: 'notetaker',
    query: { note: 'a b&c' }
  })
  expect(routeOf(new URL('https://x.org/features'))).toBeNull()
  expect(routeOf(new URL('https://x.org/main/else'))).toBeNull()
})

test('opening a tool moves the route there', () => {
  openTool('user-settings', { part: 'account' })
  expect($route.get()).toEqual({ tool: 'user-settings', query: { part: 'account' } })
  openTool('main', {}, { replace: true })
  expect($route.get()).toEqual({ tool: 'main', query: {} })
})

test('a room reads its own place, and nothing of another room', () => {
  openTool('planner', { day: '2027-05-12' })
  expect(placeIn('planner').get()).toEqual({ day: '2027-05-12' })
  expect(placeIn('chatbot').get()).toEqual({})
})

test('what an address is about is read with its kind, and nothing else is', () => {
  expect(readRef('card:0198c5f0', ['card', 'note'])).toEqual({ kind: 'card', id: '0198c5f0' })
  expect(readRef('question:p1/3:b', ['question'])).toEqual({ kind: 'question', id: 'p1/3:b' })
  for (const text of [undefined, '', 'card', 'card:', ':x', 'mark:1']) expect(readRef(text, ['card'])).toBeNull()
})
