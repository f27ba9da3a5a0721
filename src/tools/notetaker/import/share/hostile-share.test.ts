// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { readRows } from '#data/read/live-rows.ts'
import { newId } from '#lib/ids.ts'
import { takeFiles } from '#tools/notetaker/import/import.store.ts'
import { bringShareIn } from '#tools/notetaker/import/share/share.store.ts'
import { $state } from '#tools/notetaker/import/state.ts'

vi.mock('#data/workers/import.ts', async () => {
  const { readInWorker } = await import('../../../../../tests/support/in-process-import.ts')
  return { readInWorker, endImportWorker: () => {} }
})

// Those of jsdom cannot be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const card = { key: 'a'.repeat(20), group: 'b'.repeat(20), kind: 'basic', front: 'f', back: 'b', ordinal: 0 }
const whole = { cramless: 'share', version: 1, id: 'c'.repeat(20), kind: 'deck', title: 't', cards: [card], notes: [] }
const deep = (depth: number): unknown => (depth === 0 ? {} : { type: 'blockquote', content: [deep(depth - 1)] })
const note = (doc: unknown) => ({ ...whole, notes: [{ key: 'd'.repeat(20), title: 'n', doc }] })

test.each([
  ['of a newer version', { ...whole, version: 2 }, 'Reload and try again.'],
  ['with an unknown field', { ...whole, cards: [{ ...card, due: 'tomorrow' }] }, 'does not know'],
  ['with a prototype', JSON.stringify(whole).replace('"title"', '"__proto__":{"x":1},"title"'), 'does not know'],
  ['with a side too long', { ...whole, cards: [{ ...card, back: 'x'.repeat(4001) }] }, 'too much'],
  ['with too many cards', { ...whole, cards: Array.from({ length: 20_001 }, () => card) }, 'too much'],
  ['with one key twice', { ...whole, cards: [card, card] }, 'broken'],
  ['without anything', { ...whole, cards: [] }, 'empty'],
  ['nested too deep', note(deep(200)), 'broken'],
  ['cut', JSON.stringify(whole).slice(0, -3), 'broken'],
  [
    'with a path as a file',
    { ...whole, cards: [{ ...card, frontMedia: { pictures: [{ file: '../x.png', alt: '' }], sound: null } }] },
    'broken'
  ]
])('a share %s is refused in words', async (_, value, words) => {
  await takeFiles([new File([typeof value === 'string' ? value : JSON.stringify(value)], 'x.cramless')])
  expect($state.get()).toMatchObject({ kind: 'failed', words: expect.stringContaining(words) as string })
  expect(await workspace().db.cards.count()).toBe(0)
})

test('scripts in a note are nothing, and a document that the editor cannot open stays out', async () => {
  const text = {
    type: 'text',
    text: 'x',
    marks: [{ type: 'link', attrs: { href: 'javascript:run(1)', onclick: 'x' } }]
  }
  const paragraph = { type: 'paragraph', attrs: { onload: 'x', id: 'abcdefgh' }, content: [text] }
  const image = {
    type: 'image',
    attrs: { src: 'https://spy.test/x.png', fileId: 'f'.repeat(64) + '.png', alt: 'seen' }
  }
  await takeFiles([new File([JSON.stringify(note({ type: 'doc', content: [paragraph, image] }))], 'x.cramless')])
  await bringShareIn({ subject: null, topics: new Map() }, { takesTheirs: false, bringsBack: false })
  const [row] = await readRows('notes')
  expect(JSON.stringify(row?.doc)).not.toMatch(/javascript|onload|onclick|spy/)
  expect(row?.plain).toBe('x\nseen')
  await takeFiles([new File([JSON.stringify(note({ type: 'doc', content: [{ type: 'script' }] }))], 'y.cramless')])
  expect($state.get()).toMatchObject({ kind: 'share', leftOut: ['n'] })
})
