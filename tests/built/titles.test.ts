import { expect, test } from 'vitest'
import { PAGES } from '#config/pages.ts'
import { site } from '#config/site.ts'
import { pageOf, pages, read } from './site.ts'

/** The route table of the specification (§2), copied here by hand so that the code cannot agree with itself. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'AI study tools for students',
  '/home': 'AI study tools for students',
  '/features': 'Deep learning meets exam-ready practice',
  '/about': 'About the product',
  '/login': 'Login',
  '/signup': 'Create account',
  // The specification gives its purpose (Google's return point); links of mails lead here too, and are named nothing of Google.
  '/auth/callback': 'Continue to your account',
  '/cramless': 'Brand',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/resources': 'Resources index',
  '/resources/ai-study-planner': 'AI Study Planner & Calendar',
  '/resources/ib-igcse-paper-maker': 'IB/IGCSE Paper Maker',
  '/resources/notes-to-flashcards': 'Notes to Flashcards',
  '/resources/ai-answer-reviewer': 'AI Answer Reviewer',
  '/onboarding': 'Onboarding',
  '/main': 'Dashboard',
  '/notetaker': 'Notetaker & Quiz',
  '/study-zone': 'Study Zone',
  '/chatbot': 'AI Chatbot',
  '/planner': 'Study Planner',
  '/answer-reviewer': 'Answer Reviewer',
  '/paper-maker': 'Paper Maker',
  '/user-settings': 'User Settings'
}

function text(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .trim()
}

/** What a `template` holds is no part of the page: the island keeps its fallback there a second time. */
function headings(page: string, level: 1 | 2 | 3): string[] {
  const html = page.replaceAll(/<template[\s\S]*?<\/template>/g, '')
  return [...html.matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(([, inner = '']) =>
    text(inner)
  )
}

function crumbs(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as { '@type': string; itemListElement?: { name: string }[] })
    .find(entry => entry['@type'] === 'BreadcrumbList')
  return data?.itemListElement?.map(({ name }) => name) ?? []
}

const built = Object.entries(TITLES).filter(([route]) => pages.includes(pageOf(route)))

test.each(built)('%s has the title, the only h1 and the breadcrumb of the route table', (route, title) => {
  const html = read(pageOf(route))
  expect(text(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')).toBe(`${title} · ${site.name}`)
  expect(headings(html, 1)).toEqual([title])
  const named = crumbs(html)
  if (route === '/') expect(named).toEqual(['Home'])
  else expect([named[0], named.at(-1), named.length]).toEqual(['Home', title, route.split('/').length])
})

test('every page that is said to be built is there, and no other', () => {
  const missing = Object.entries(PAGES).filter(([route, { built }]) => built && !pages.includes(pageOf(route)))
  expect(missing).toEqual([])
  expect(built.length).toBe(Object.keys(TITLES).length)
})
