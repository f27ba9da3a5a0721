import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breadcrumb, breadcrumbData, headingsOf } from '#lib/pages/page-title.ts'
import { titleFromPath } from '#lib/pages/path-title.ts'

test.each([
  ['/', 'Home'],
  ['', 'Home'],
  ['/exam-strategy-time-management', 'Exam Strategy Time Management'],
  ['/resources/active-recall-spaced-repetition', 'Active Recall Spaced Repetition'],
  ['/caf%C3%A9-notes/', 'Café Notes'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/a?b=/c', 'A'],
  ['/---', 'Home']
])('the title of %s is %s', (path, title) => {
  expect(titleFromPath(path)).toBe(title)
})

test('a listed page has its own title, an unlisted one the default headings', () => {
  expect(headingsOf('/main')).toEqual({ title: 'Dashboard', h2: [], h3: [] })
  expect(headingsOf('/no-such-page')).toEqual({
    title: 'No Such Page',
    h2: ['Overview', 'Details'],
    h3: ['More information', 'Related']
  })
  expect(headingsOf('/archives-history/potsdam', 'The Potsdam Conference').title).toBe('The Potsdam Conference')
})

test('a breadcrumb goes from Home over each segment by its page title', () => {
  expect(breadcrumb('/resources/ai-study-planner').map(crumb => crumb.name)).toEqual([
    'Home',
    'Resources index',
    'AI Study Planner & Calendar'
  ])
  expect(breadcrumb('/').map(crumb => crumb.path)).toEqual(['/'])
  expect(breadcrumb('/auth/callback').map(crumb => crumb.isPage)).toEqual([true, false, true])
})

test('the structured data links pages and only names what is none', () => {
  expect(breadcrumbData(breadcrumb('/auth/callback'), 'https://example.org')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://example.org/' },
      { position: 2, name: 'Auth' },
      { position: 3, item: 'https://example.org/auth/callback' }
    ]
  })
})

test('any path has a title and a breadcrumb of one crumb more than it has segments', () => {
  fc.assert(
    fc.property(fc.webPath(), path => {
      expect(titleFromPath(path).length).toBeGreaterThan(0)
      expect(breadcrumb(path)).toHaveLength(path.split('/').filter(Boolean).length + 1)
    })
  )
})
