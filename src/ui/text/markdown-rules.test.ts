import { expect, test } from 'vitest'
import { safeAddress } from '#ui/text/markdown-rules.ts'

const ORIGIN = 'https://app.example'
const safe = (address: string) => safeAddress(address, ['en.wikipedia.org'], ORIGIN)

test('a text leads to places of this site and to hosts that are allowed, and nowhere else', () => {
  expect(safe('/notetaker?note=1')).toBe('/notetaker?note=1')
  expect(safe('#part')).toBe('#part')
  expect(safe(`${ORIGIN}/main`)).toBe(`${ORIGIN}/main`)
  expect(safe('https://en.wikipedia.org/wiki/Potsdam')).toBe('https://en.wikipedia.org/wiki/Potsdam')
  const refused = [
    'javascript:void 0',
    'JaVaScRiPt:void 0',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/?q=secret',
    'http://en.wikipedia.org/',
    'https://en.wikipedia.org.evil.example/',
    'https://en.wikipedia.org@evil.example/',
    'mailto:a@b.example',
    ''
  ]
  for (const address of refused) expect(safe(address), address).toBeNull()
})
