import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AFTER_SIGN_IN, nextPath } from '#lib/pages/next-path.ts'

const ORIGIN = 'https://cramless.test'

const HOSTILE = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/%5cevil.test',
  '/%5Cevil.test',
  '/%255cevil.test',
  '%2f%2fevil.test',
  '/%2fevil.test',
  '/%2Fevil.test',
  '/%252fevil.test',
  '/%25252525252fevil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test',
  'HTTPS://evil.test',
  'http://cramless.test.evil.test',
  'https://cramless.test@evil.test',
  '//cramless.test@evil.test',
  '@evil.test',
  '.evil.test',
  'evil.test',
  '/\tevil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d%0aLocation:%20//evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  '/\u00a0/evil.test',
  '/\u2028/evil.test',
  '/%e2%80%a8/evil.test',
  '/\u0000/evil.test',
  '/%00/evil.test',
  '/\u200b/evil.test',
  '/\ufeff/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e%2e//evil.test',
  '/main/..//evil.test',
  '/main//evil.test',
  'javascript:void 0',
  'JaVaScRiPt:void 0',
  'java\nscript:void(0)',
  '/javascript:void 0//\\evil.test',
  'data:text/html,<script>close()</script>',
  'vbscript:msgbox(1)',
  'blob:https://cramless.test/1',
  'file:///etc/passwd',
  '//evil。test',
  '//xn--evil-9za.test',
  '//[::1]',
  '//1249763844',
  '/%',
  '/%E0%A4%A',
  `/${'a'.repeat(600)}`,
  '/login?next=//evil.test',
  '/login',
  '/LOGIN',
  '/signup?next=/main',
  '/auth/callback?code=1',
  '/reset-password',
  '/api/ai/mark',
  '',
  '?next=//evil.test',
  '#//evil.test'
]

test.each(HOSTILE)('%j goes to the dashboard', hostile => {
  expect(nextPath(hostile, ORIGIN)).toBe(AFTER_SIGN_IN)
})

test.each([
  ['/notetaker?note=0190&review=today', '/notetaker?note=0190&review=today'],
  ['/main', '/main'],
  ['/', '/'],
  ['/archives-history/potsdam#cards', '/archives-history/potsdam#cards'],
  ['/notetaker?subject=caf%C3%A9', '/notetaker?subject=caf%C3%A9'],
  ['/loginhelp', '/loginhelp']
])('%s is kept', (next, kept) => {
  expect(nextPath(next, ORIGIN)).toBe(kept)
})

test('nothing at all goes to the dashboard', () => {
  expect(nextPath(null, ORIGIN)).toBe(AFTER_SIGN_IN)
  expect(nextPath(undefined, ORIGIN)).toBe(AFTER_SIGN_IN)
})

test('whatever is written, the browser stays on this origin', () => {
  const nasty = fc.array(
    fc.constantFrom('/', '\\', '..', '.', '%2f', '%5c', '\t', '@', ':', 'evil.test', 'a', '?', '#')
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        nasty.map(parts => parts.join(''))
      ),
      next => {
        const path = nextPath(next, ORIGIN)
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
      }
    ),
    { numRuns: 2000 }
  )
})
