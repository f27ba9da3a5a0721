import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageOf, pages, read, root } from './site.ts'

interface Link {
  readonly path: string
  readonly anchor: string
}

function body(page: string): string {
  return read(page).replaceAll(/<template[\s\S]*?<\/template>/g, '')
}

function linksOf(page: string): Link[] {
  return [...body(page).matchAll(/<a\s[^>]*href="(\/[^"#?]*)?(?:\?[^"#]*)?(?:#([^"]*))?"/g)]
    .filter(([tag]) => !/href="https?:|href="mailto:/.test(tag))
    .map(([, path = '', anchor = '']) => ({ path, anchor }))
}

/** A page of the site, or a file that it gives out as it is. */
function fileOf(path: string): string | undefined {
  const page = pageOf(path)
  if (pages.includes(page)) return page
  return existsSync(join(root, path)) && /\.\w+$/.test(path) ? path : undefined
}

test('every internal link leads to a page or file that is there', () => {
  for (const page of pages) {
    const lost = linksOf(page).filter(({ path }) => path !== '' && fileOf(path) === undefined)
    expect(lost, page).toEqual([])
  }
})

test('every anchor of a link is an id on the page it leads to', () => {
  let checked = 0
  for (const page of pages)
    for (const { path, anchor } of linksOf(page).filter(link => link.anchor !== '')) {
      const target = path === '' ? page : pageOf(path)
      expect(body(target), `${page} → ${path}#${anchor}`).toMatch(new RegExp(`\\sid="${RegExp.escape(anchor)}"`))
      checked += 1
    }
  expect(checked).toBeGreaterThan(pages.length)
})

test('no id stands twice on a page', () => {
  for (const page of pages) {
    const ids = [...body(page).matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      page
    ).toEqual([])
  }
})

test('links to other sites are plain and safe', () => {
  for (const page of pages) {
    const outside = [...body(page).matchAll(/<a\s[^>]*href="([a-z]+:[^"]*)"/g)].map(([, href = '']) => href)
    expect(
      outside.filter(href => !/^(https:\/\/|mailto:|(?:tel|sms):\+?\d+$)/.test(href)),
      page
    ).toEqual([])
  }
})
