import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiHeaders, securityHeaders } from '#server/headers.ts'

test('on Vercel the pages carry the same headers as from our own server', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const [everywhere] = headers
  expect(everywhere?.source).toBe('/(.*)')
  expect(Object.fromEntries(everywhere?.headers.map(({ key, value }) => [key, value]) ?? [])).toEqual(
    securityHeaders(true)
  )
})

test('a browser is told to stay on https only where https is spoken', () => {
  expect(securityHeaders(true)['strict-transport-security']).toContain('max-age=')
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})

test('answers of an API run nothing, are framed nowhere and are kept by no cache', () => {
  expect(apiHeaders(false)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'"
  })
})
