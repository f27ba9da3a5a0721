import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { DEVICE_KEYS } from '#config/device.ts'
import { FIRST_PAINT, inlineHash } from '#lib/browser/first-paint.ts'

function paint(stored: Record<string, string>, systemIsLight = false): Record<string, string> {
  const dataset: Record<string, string> = {}
  runInNewContext(FIRST_PAINT, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: systemIsLight })
  })
  return dataset
}

test('nothing stored means signed out, and the theme of the system', () => {
  expect(paint({})).toEqual({})
  expect(paint({}, true)).toEqual({ theme: 'light' })
  expect(paint({ [DEVICE_KEYS.theme]: 'dark' }, true)).toEqual({})
})

test('the chosen theme and size stand before the first paint', () => {
  expect(paint({ [DEVICE_KEYS.theme]: 'light', [DEVICE_KEYS.textSize]: 'larger' })).toEqual({
    theme: 'light',
    textSize: 'larger'
  })
  expect(paint({ [DEVICE_KEYS.theme]: 'contrast' })).toEqual({ theme: 'contrast' })
  expect(paint({ [DEVICE_KEYS.theme]: 'dark', [DEVICE_KEYS.textSize]: 'normal' })).toEqual({})
  expect(paint({ [DEVICE_KEYS.theme]: 'system' }, true)).toEqual({ theme: 'light' })
  expect(paint({ [DEVICE_KEYS.theme]: 'system' }, false)).toEqual({})
  expect(paint({ [DEVICE_KEYS.theme]: '"><img', [DEVICE_KEYS.textSize]: 'x' })).toEqual({})
})

test('a stored session shows, rubbish does not', () => {
  expect(paint({ [DEVICE_KEYS.session]: '{"access_token":"a","refresh_token":"r","user":{"id":"u"}}' })).toEqual({
    session: 'on'
  })
  expect(paint({ [DEVICE_KEYS.session]: '{"refresh_token":"r"}' })).toEqual({})
  expect(paint({ [DEVICE_KEYS.session]: '{}' })).toEqual({})
  expect(paint({ [DEVICE_KEYS.session]: 'rubbish' })).toEqual({})
})

test('a browser that forbids storage still paints', () => {
  const dataset = {}
  runInNewContext(FIRST_PAINT, {
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: false })
  })
  expect(dataset).toEqual({})
})

test('the hash is the one a browser computes', async () => {
  expect(await inlineHash(FIRST_PAINT)).toBe(`sha256-${createHash('sha256').update(FIRST_PAINT).digest('base64')}`)
})
