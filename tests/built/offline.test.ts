import { expect, test } from 'vitest'
import { tools } from '#config/tools.ts'
import { read } from './site.ts'

interface Kept {
  readonly list: string
  readonly url: string
}

const kept = [...read('sw.js').matchAll(/\{"list":[^{}]*\}/g)].map(([text]) => JSON.parse(text) as Kept)

test('the service worker keeps every tool page, the offline page and what they load', () => {
  const urls = (list: string): string[] => kept.filter(entry => entry.list === list).map(entry => entry.url)
  expect(urls('offline')).toContain('/offline')
  for (const tool of Object.values(tools)) expect(urls('shell')).toContain(tool.path)
  expect(urls('shell').filter(url => url.endsWith('.js')).length).toBeGreaterThan(2)
  expect(urls('later').filter(url => url.endsWith('.js')).length).toBeGreaterThan(2)
})
