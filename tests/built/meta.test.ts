import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { searchPages, type SearchIndex } from '#lib/pages/search-index.ts'
import { PAGES } from '#config/pages.ts'
import { isListed } from '#config/shared-pages.ts'
import { pageOf, pages, read, root } from './site.ts'

const listed = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
  new URL(address).pathname.replace(/(?<=.)\/$/, '')
)

function content(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
}

test('the sitemap lists every page for the public and no other', () => {
  for (const [path, { built, hidden = false }] of Object.entries(PAGES))
    expect(listed.includes(path), path).toBe(built && !hidden && path !== '/home')
  for (const path of listed) expect(pages, path).toContain(pageOf(path))
  for (const path of ['/offline', '/404', '/contact-sent', '/contact-failed']) expect(listed).not.toContain(path)
})

test('what is not for search engines says noindex, and what is does not', () => {
  for (const page of pages) {
    const path = `/${page.replace(/\/?index\.html$/, '')}`
    if (path === '/home') continue
    expect(content(read(page), 'robots') === 'noindex', page).toBe(!listed.includes(path))
  }
})

test('each page of the sitemap has its own description, canonical address and picture', () => {
  const seen = new Map<string, string>()
  for (const path of listed) {
    const html = read(pageOf(path))
    const description = content(html, 'description') ?? ''
    expect(description.length, path).toBeGreaterThanOrEqual(45)
    expect(description.length, path).toBeLessThanOrEqual(175)
    expect(seen.get(description), `${path} says the same as`).toBeUndefined()
    seen.set(description, path)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(canonical).pathname).toBe(path)
    const picture = new URL(content(html, 'og:image') ?? '').pathname
    expect(existsSync(join(root, picture)), picture).toBe(true)
  }
})

test('structured data can be parsed, and guides and entries are articles', () => {
  for (const page of pages) {
    const html = read(page)
    const kinds = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']
    )
    expect(kinds.includes('Article'), page).toBe(/^(resources|archives-\w+)\/[^/]+\/index/.test(page))
  }
})

test('robots, feed and manifest name what is there', () => {
  expect(read('robots.txt')).toMatch(/Sitemap: https?:\/\/\S+\/sitemap-index\.xml/)
  expect(read('rss.xml').match(/<item>/g)?.length).toBe(
    pages.filter(page => /^resources\/[^/]+\/index/.test(page)).length
  )
  const { icons, start_url } = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string }[]
    start_url: string
  }
  for (const { src } of icons) expect(existsSync(join(root, src)), src).toBe(true)
  expect(pages).toContain(pageOf(start_url))
  expect(isListed(start_url)).toBe(false)
})

test('the manifest brings a maskable icon, pictures of both forms at their true size, and ways straight in', () => {
  interface Picture {
    readonly src: string
    readonly sizes: string
    readonly purpose?: string
    readonly form_factor?: string
  }
  const { icons, screenshots, shortcuts } = JSON.parse(read('manifest.webmanifest')) as {
    icons: Picture[]
    screenshots: Picture[]
    shortcuts: { url: string; icons: Picture[] }[]
  }
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const form of ['narrow', 'wide']) expect(screenshots.some(({ form_factor }) => form_factor === form)).toBe(true)
  for (const { src, sizes } of screenshots) {
    // The canvas of an extended WebP, less one, as 24 bits each (RFC 9649, 2.7).
    const webp = readFileSync(join(root, src))
    expect(webp.toString('latin1', 12, 16)).toBe('VP8X')
    expect(`${webp.readUIntLE(24, 3) + 1}x${webp.readUIntLE(27, 3) + 1}`, src).toBe(sizes)
  }
  for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap(one => one.icons)])
    expect(existsSync(join(root, src)), src).toBe(true)
  expect(shortcuts.length).toBeGreaterThan(2)
  for (const { url } of shortcuts) expect(pages).toContain(pageOf(url.replace(/\?.*/, '')))
})

test('the public search finds NATO', () => {
  const index = JSON.parse(read('search.json')) as SearchIndex
  expect(searchPages(index, 'NATO').map(({ path }) => path)).toContain('/archives-history/potsdam-and-the-cold-war')
})
