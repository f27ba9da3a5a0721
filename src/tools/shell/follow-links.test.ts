import { expect, test } from 'vitest'
import { placeOf } from '#tools/shell/follow-links.ts'

const origin = 'https://study.example'
const click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false
}
const link = (path: string, more: object = {}) => ({
  href: new URL(path, origin).href,
  origin: new URL(path, origin).origin,
  hash: '',
  target: '',
  isDownload: false,
  ...more
})

test('a plain click on a tool stays within the island', () => {
  expect(placeOf(click, link('/notetaker?note=n1'), origin)).toEqual({ tool: 'notetaker', query: { note: 'n1' } })
})

test('links that lead out of the island are left to the browser', () => {
  expect(placeOf(click, link('/'), origin)).toBeNull()
  expect(placeOf(click, link('/features'), origin)).toBeNull()
  expect(placeOf(click, link('https://elsewhere.example/main'), origin)).toBeNull()
})

test('a new tab, a download, the skip link and a handled click are left to the browser', () => {
  expect(placeOf({ ...click, ctrlKey: true }, link('/main'), origin)).toBeNull()
  expect(placeOf({ ...click, button: 1 }, link('/main'), origin)).toBeNull()
  expect(placeOf({ ...click, defaultPrevented: true }, link('/main'), origin)).toBeNull()
  expect(placeOf(click, link('/main', { target: '_blank' }), origin)).toBeNull()
  expect(placeOf(click, link('/main', { isDownload: true }), origin)).toBeNull()
  expect(placeOf(click, link('/main', { hash: '#content' }), origin)).toBeNull()
})
