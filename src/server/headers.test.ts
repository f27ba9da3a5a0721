import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiHeaders, securityHeaders, WORKER, WORKER_POLICY } from '#server/headers.ts'

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

test('a worker ran eval, having no policy of its own: each host sends one', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const own = headers.filter(({ source }) => WORKER.test(source.replaceAll('(.*)', 'x')))
  expect(own.map(({ source }) => source)).toEqual(['/sw.js', '/_astro/(.*).worker(.*).js'])
  for (const rule of own) expect(rule.headers).toEqual([{ key: 'content-security-policy', value: WORKER_POLICY }])
  expect(WORKER.test('/_astro/engine.worker-AbCd1234.js')).toBe(true)
  expect(WORKER.test('/_astro/screen.js')).toBe(false)
  expect(WORKER_POLICY).not.toContain("'unsafe-eval'")
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
