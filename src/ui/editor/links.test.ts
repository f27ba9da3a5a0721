import { expect, test } from 'vitest'
import { placeOfAddress, secondAddress } from '#lib/values/note-address.ts'
import { isSafeLink, toLink } from '#ui/editor/links.ts'

test('links lead to the web or to mail, never to a script', () => {
  for (const bad of [
    'javascript:go(1)',
    ' JavaScript:go(1)',
    'java\nscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '',
    'x'
  ])
    expect(isSafeLink(bad), bad).toBe(false)
  expect(isSafeLink('https://example.org/a?b#c')).toBe(true)
})

test('a link may lead to a second of a lecture, and to no other address of this site', () => {
  const id = '0190a6f0-0000-7000-8000-000000000001'
  expect(isSafeLink(secondAddress(id, 75.6))).toBe(true)
  expect(placeOfAddress(secondAddress(id, 75.6))).toEqual({ recording: id, t: '75' })
  for (const bad of [`/notetaker?recording=${id}`, '/notetaker?recording=all&t=1', `/user-settings?t=1`])
    expect(isSafeLink(bad), bad).toBe(false)
})

test('a typed address is completed or refused', () => {
  expect(toLink(' bbc.co.uk/news ')).toBe('https://bbc.co.uk/news')
  expect(toLink('ms.lee@school.org')).toBe('mailto:ms.lee@school.org')
  expect(toLink('localhost.test:4321/a')).toBe('https://localhost.test:4321/a')
  for (const bad of ['javascript:go(1)', 'two words', 'word', '', 'data:text/html,a.b'])
    expect(toLink(bad), bad).toBe(null)
})
