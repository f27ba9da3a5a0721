import { expect, test } from 'vitest'
import { figures } from '#components/landing/figures.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { featureSections } from '#components/features/sections.ts'
import { offerOf } from '#domain/paper/preset.ts'
import { tools } from '#config/tools.ts'
import { pageOf, pages, read } from './site.ts'

/** What a reader without JavaScript gets: no script, no template, tags off. */
function words(page: string): string {
  return read(page)
    .replaceAll(/<(script|template|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
}

test('the landing page holds every figure, its sentence and its source without JavaScript', () => {
  for (const page of [pageOf('/'), pageOf('/home')])
    for (const { figure, statement, source } of figures())
      for (const part of [figure.replace('\u00a0', ' '), statement, source]) expect(words(page)).toContain(part)
})

test('the features page holds every line for students and teachers without JavaScript', () => {
  const text = words(pageOf('/features'))
  for (const { title, student, teacher, bullets } of featureSections(offerOf(readPresets())))
    for (const part of [title, student, teacher, ...bullets]) expect(text).toContain(part)
  for (const part of ['Potsdam Conference', 'Transformation of Functions', 'Photosynthesis', 'Attlee', '4/6', '26 min'])
    expect(text).toContain(part)
})

test('a tool that is not built says so wherever it is described', () => {
  const soon = Object.values(tools).filter(({ built }: { readonly built: boolean }) => !built).length
  const count = (page: string, word: string): number => words(page).split(word).length - 1
  expect(count(pageOf('/features'), 'In preparation:')).toBe(soon)
})

test('no public page waits for a script to show its words', () => {
  const shells = Object.values(tools).map(({ path }) => pageOf(path))
  for (const page of pages.filter(path => !shells.includes(path))) expect(words(page).length, page).toBeGreaterThan(150)
})

test('a section with marks has a number, so that nothing jumps when its end arrives', () => {
  const marked = new Set<string>()
  for (const page of pages)
    for (const [section] of read(page).matchAll(/<section class="sheet[^>]*>(?:(?!<section)[\s\S])*?<\/section>/g))
      if (/<p class="marks"[^>]*>[^<]*<\/p>\s*<\/section>$/.test(section)) {
        marked.add(page)
        expect(section, page).not.toMatch(/<p class="no"[^>]*>\s*<\/p>/)
      }
  for (const route of ['/', '/features', '/about']) expect(marked, 'sections are found').toContain(pageOf(route))
})
