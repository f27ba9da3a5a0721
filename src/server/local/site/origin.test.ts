import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { assetsOf } from '#server/local/site/assets.ts'

const BUILT = 'http://localhost:4321'
const dist = mkdtempSync(path.join(tmpdir(), 'origin-'))
afterAll(() => rmSync(dist, { recursive: true }))

const put = (name: string, text: string): void => {
  const file = path.join(dist, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const page = `<link rel="canonical" href="${BUILT}/about"><p>${BUILT}0 http://localhost:4321.example</p>`
put('client/about/index.html', page)
put('compressed/about/index.html.br', 'the copy of the build')
put('client/plain/index.html', '<p>Nothing to change</p>')
put('compressed/plain/index.html.br', 'the copy of the build')
put('client/sitemap-0.xml', `<loc>${BUILT}/about</loc>`)
put('client/_astro/a.js', `const own = '${BUILT}'`)
put('client/robots.txt', `User-agent: *\nSitemap: ${BUILT}/sitemap-index.xml\n`)

test('pages, sitemap and robots.txt of a server elsewhere do not say localhost:4321', () => {
  const assets = assetsOf(dist, 'https://study.example')
  const text = (address: string) => assets.get(address)?.body.identity.toString()
  expect(text('/about')).toBe(
    '<link rel="canonical" href="https://study.example/about"><p>http://localhost:43210 http://localhost:4321.example</p>'
  )
  expect(text('/sitemap-0.xml')).toBe('<loc>https://study.example/about</loc>')
  expect(text('/robots.txt')).toContain('Sitemap: https://study.example/sitemap-index.xml')
  const { br } = assets.get('/about')?.body ?? {}
  expect(brotliDecompressSync(br ?? Buffer.of()).toString()).toBe(text('/about'))
  expect(assets.get('/about')?.etag).not.toBe(assetsOf(dist, BUILT).get('/about')?.etag)
})

test('what names no origin, and scripts, are served as they were built', () => {
  const assets = assetsOf(dist, 'https://study.example')
  expect(assets.get('/plain')?.body.br?.toString()).toBe('the copy of the build')
  expect(assets.get('/_astro/a.js')?.body.identity.toString()).toContain(BUILT)
})

test('where the build was made for this address nothing is touched', () => {
  const assets = assetsOf(dist, BUILT)
  expect(assets.get('/about')?.body.br?.toString()).toBe('the copy of the build')
  expect(assets.get('/about')?.body.identity.toString()).toBe(page)
})
