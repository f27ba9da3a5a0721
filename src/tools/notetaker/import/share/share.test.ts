// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { addCard, addNote, blocksOf, save, type CardFields } from '../../../../../tests/support/shared-rows.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoImport } from '#data/import/bring-in.ts'
import { isLiving } from '#data/device/rows.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { readRows } from '#data/read/live-rows.ts'
import { addFile } from '#data/sync/files/files.ts'
import { saveAll } from '#data/write/write.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { takeFiles } from '#tools/notetaker/import/import.store.ts'
import type { ShareFound } from '#tools/notetaker/import/share/find-share.ts'
import { bringShareIn, takeLink } from '#tools/notetaker/import/share/share.store.ts'
import { $state } from '#tools/notetaker/import/state.ts'
import { ownDoc } from '#tools/notetaker/share/shared-doc.ts'
import { makeShare, shareFile, type MadeShare } from '#tools/notetaker/share/make-share.ts'

vi.mock('#data/workers/import.ts', async () => {
  const { readInWorker } = await import('../../../../../tests/support/in-process-import.ts')
  return { readInWorker, endImportWorker: () => {} }
})
// Node draws no pictures: their bytes stay as they are.
vi.mock('#tools/shared/pictures/picture.ts', () => ({
  preparePicture: async (file: Blob) => ({
    kind: 'ready',
    bytes: await file.arrayBuffer(),
    mime: file.type,
    width: 1,
    height: 1
  })
}))

// Those of jsdom cannot be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

const TO = { subject: null, topics: new Map() }
const MINE = { takesTheirs: false, bringsBack: false }
const never = new AbortController().signal
let [author, reader] = ['', '']

beforeEach(() => {
  ;[author, reader] = [newId(), newId()]
})
afterEach(async () => {
  await eraseWorkspace(author)
  await eraseWorkspace(reader)
})

async function as(student: string): Promise<void> {
  closeWorkspace()
  await openWorkspace(student)
}

async function fileOf(made: MadeShare): Promise<File> {
  const { file } = await shareFile(made, never)
  return new File([await file.arrayBuffer()], 'shared.cramless')
}

const deck = (cardIds: readonly string[]) =>
  makeShare({ kind: 'deck', title: 'Cells', cardIds, noteIds: [], of: 'all' }, 'https://x.test')
const noteShare = (id: string) =>
  makeShare({ kind: 'note', title: 'Cells', cardIds: [], noteIds: [id], of: id }, 'https://x.test')

function found(): ShareFound {
  const state = $state.get()
  if (state.kind !== 'share') throw new Error(`no share: ${JSON.stringify(state)}`)
  return state
}

/** New, same, updated, clashing, deleted. */
function counts(): number[] {
  const { cards, notes } = found()
  const of = (verdict: string): number => notes.filter(one => one.verdict === verdict).length
  return [
    cards.fresh.length + of('fresh'),
    cards.same.length + of('same'),
    cards.updated.length + of('updated'),
    cards.clashing.length + of('unknown'),
    cards.deleted.length + of('deleted')
  ]
}

async function open(file: File): Promise<number[]> {
  await takeFiles([file])
  return counts()
}

async function bring(file: File, choice = MINE): Promise<string> {
  const before = new Set((await workspace().db.imports.toArray()).map(({ id }) => id))
  await open(file)
  await bringShareIn(TO, choice)
  return (await workspace().db.imports.toArray()).find(({ id }) => !before.has(id))?.id ?? ''
}

const ownCard = async (front: string) => (await readRows('cards')).find(card => card.front === front)

test('a newer version brings what its author changed, field by field, and leaves what the student changed', async () => {
  await as(author)
  const ids = [await addCard({ front: 'osmosis', back: 'water' }), await addCard({ front: 'ATP', back: 'energy' })]
  const first = await fileOf(await deck(ids))
  await save({ name: 'cards', id: ids[0] ?? '', fields: { back: 'water through a membrane' } })
  await save({ name: 'cards', id: ids[1] ?? '', fields: { back: 'the coin of energy', tags: ['cells'] } })
  const second = await fileOf(await deck([...ids, await addCard({ front: 'NADH', back: 'electrons' })]))

  await as(reader)
  await bring(first)
  expect(await open(first)).toEqual([0, 2, 0, 0, 0])
  const [osmosis, atp] = [await ownCard('osmosis'), await ownCard('ATP')]
  await save({ name: 'cards', id: osmosis?.id ?? '', fields: { front: 'What is osmosis?' } })
  await save({ name: 'cards', id: atp?.id ?? '', fields: { back: 'my own words' } })
  expect(await open(second)).toEqual([1, 0, 1, 1, 0])
  const id = await bring(second)
  expect(await ownCard('What is osmosis?')).toMatchObject({ id: osmosis?.id, back: 'water through a membrane' })
  expect(await ownCard('ATP')).toMatchObject({ id: atp?.id, back: 'my own words', tags: ['cells'] })
  expect(await ownCard('NADH')).toMatchObject({ back: 'electrons' })
  // The clash was answered: the same file again has nothing new.
  expect(await open(second)).toEqual([0, 3, 0, 0, 0])
  await undoImport(id)
  expect(await ownCard('What is osmosis?')).toMatchObject({ back: 'water' })
  // What an undo took away is away like any deleted card: beside others of the share it waits to be asked for.
  expect(await open(second)).toEqual([0, 0, 1, 1, 1])
  await bring(second, { takesTheirs: true, bringsBack: false })
  expect(await ownCard('ATP')).toMatchObject({ back: 'the coin of energy' })
})

test('a card that was deleted stays away, and all come again after they were taken back', async () => {
  await as(author)
  const ids = [await addCard({ front: 'a', back: 'b' }), await addCard({ front: 'c', back: 'd' })]
  const file = await fileOf(await deck(ids))
  expect(await open(file)).toEqual([0, 2, 0, 0, 0])
  await as(reader)
  const id = await bring(file)
  await undoImport(id)
  expect(await open(file)).toEqual([2, 0, 0, 0, 0])
  await bring(file)
  await save({ name: 'cards', id: (await ownCard('a'))?.id ?? '', remove: true })
  expect(await open(file)).toEqual([0, 1, 0, 0, 1])
  await bring(file, { takesTheirs: false, bringsBack: true })
  expect(await ownCard('a')).toMatchObject({ back: 'b' })
})

test('a note is updated block by block, both versions of a block stand, and a link to another note is left out', async () => {
  await as(author)
  const other = newId()
  const id = await addNote('Cells', blocksOf(`one [x](/notetaker?note=${other}) [web](https://a.test)\n\ntwo\n\nthree`))
  const first = await fileOf(await noteShare(id))
  expect(await first.text()).not.toContain(other)
  await as(reader)
  await bring(first)
  const [note] = await readRows('notes')
  const edit = async (noteId: string, change: (text: string) => string): Promise<void> => {
    const row = (await readRows('notes')).find(one => one.id === noteId)
    const doc = JSON.parse(JSON.stringify(row?.doc), (key, value: unknown) =>
      key === 'text' ? change(String(value)) : value
    ) as DocNode
    await save({ name: 'notes', id: noteId, fields: { doc: { ...doc }, plain: plainText(doc) } })
  }
  await edit(note?.id ?? '', text => text.replace('two', 'two of mine').replace('three', 'three of mine'))
  await as(author)
  await edit(id, text => text.replace('one', 'one more').replace('three', 'three of theirs'))
  const second = await fileOf(await noteShare(id))
  await as(reader)
  expect(await open(second)).toEqual([0, 0, 1, 0, 0])
  expect(found().notes[0]?.both).toBe(1)
  await bring(second)
  const [now] = await readRows('notes')
  expect(now?.plain).toBe('one more x web\ntwo of mine\nthree of mine\nthree of theirs')
  expect(await open(second)).toEqual([0, 1, 0, 0, 0])
})

test('a link holds the same as the file, and a cut one is refused in words', async () => {
  await as(author)
  const made = await deck([await addCard({ front: 'a', back: 'b' })])
  const signs = made.link?.split('#share=')[1] ?? ''
  await as(reader)
  await takeLink(signs)
  expect(counts()).toEqual([1, 0, 0, 0, 0])
  await takeLink(signs.slice(0, -9))
  expect($state.get()).toMatchObject({ kind: 'failed', words: expect.stringContaining('not whole') as string })
})

const short = fc.string({ minLength: 1, maxLength: 40 }).map(text => `x${text.replaceAll(/[\0\p{Surrogate}]/gu, '')}`)

const cards = fc.array(
  fc.record({
    front: short,
    back: short,
    tags: fc.uniqueArray(fc.constantFrom('exam', 'unit 1', 'schwierig'), { maxLength: 3 }),
    kind: fc.constantFrom('basic' as const, 'type' as const, 'choice' as const, 'cloze' as const),
    wrong: fc.array(short, { minLength: 1, maxLength: 4 })
  }),
  { maxLength: 6 }
)

const lines = fc.array(
  fc.constantFrom(
    ...['# Head', 'plain *words* and **more**', '- a\n- b\n  - c', '1. one\n2. two', '> quoted', '$$\nx^2\n$$'],
    ...['```\ncode <b>\n```', '| a | b |\n| - | - |\n| 1 | 2 |', '- [x] done', 'f $x$ [web](https://a.test)', '---']
  ),
  { minLength: 1, maxLength: 6 }
)

/** What a student sees of a card. */
const seen = ({ front, back, kind, ordinal, tags, choices }: CardFields) => ({
  ...{ front, back, kind, ordinal, choices },
  tags: [...tags].sort()
})

test('200 made decks and notes: 0 differences out and in, and the same again is the same', async () => {
  await fc.assert(
    fc.asyncProperty(cards, lines, async (made, markdown) => {
      ;[author, reader] = [newId(), newId()]
      await as(author)
      const ids: string[] = []
      for (const { front, back, tags, kind, wrong } of made) {
        const words = kind === 'cloze' ? `${front.replaceAll(/[{}:]/g, '')} {{c1::gap}}` : front
        const choices = kind === 'choice' ? { v: 1 as const, wrong } : null
        ids.push(await addCard({ front: words, back, tags, kind, choices, ordinal: kind === 'cloze' ? 1 : 0 }))
      }
      const note = await addNote('Cells', blocksOf(markdown.join('\n\n')))
      const there = { cards: await readRows('cards'), note: (await readRows('notes'))[0] }
      const share = { kind: 'note', title: 'Cells', cardIds: ids, noteIds: [note], of: note } as const
      const file = await fileOf(await makeShare(share, 'https://x.test'))
      await as(reader)
      expect(await open(file)).toEqual([ids.length + 1, 0, 0, 0, 0])
      await bringShareIn(TO, MINE)
      const here = { cards: await readRows('cards'), note: (await readRows('notes'))[0] }
      const sorted = (rows: readonly CardFields[]) => rows.map(row => JSON.stringify(seen(row))).sort()
      expect(sorted(here.cards)).toEqual(sorted(there.cards))
      expect(JSON.stringify(here.note?.doc)).toBe(
        JSON.stringify(ownDoc(there.note?.doc as unknown as DocNode, name => name))
      )
      expect(here.note).toMatchObject({ title: 'Cells', tags: ['exam'], plain: there.note?.plain })
      expect(await open(file)).toEqual([0, ids.length + 1, 0, 0, 0])
      await eraseWorkspace(author)
      await eraseWorkspace(reader)
    }),
    { numRuns: 200 }
  )
}, 300_000)

test('pictures and sounds come along, by the same files in a later version', async () => {
  await as(author)
  const dot = await addFile(new Uint8Array([1, 2, 3]).buffer, {
    name: 'dot.png',
    mime: 'image/png',
    noteId: null,
    kind: 'card'
  })
  const media = { v: 1 as const, pictures: [{ fileId: dot, alt: 'a dot', width: 1, height: 1 }], sound: null }
  const id = await addCard({ front: 'a', back: 'b', frontMedia: media })
  const made = await deck([id])
  expect([made.link, made.pictures]).toEqual([null, 1])
  const file = await fileOf(made)
  await save({ name: 'cards', id, fields: { back: 'c' } })
  const later = await fileOf(await deck([id]))
  await as(reader)
  await bring(file)
  const before = (await ownCard('a'))?.frontMedia
  expect(before?.pictures).toMatchObject([{ alt: 'a dot' }])
  expect(await open(later)).toEqual([0, 0, 1, 0, 0])
  await bring(later)
  expect(await ownCard('a')).toMatchObject({ back: 'c', frontMedia: before })
  expect((await workspace().db.files.toArray()).filter(isLiving)).toHaveLength(1)
})

test('nothing personal is in the bytes', async () => {
  await as(author)
  const [subjectId, noteId] = [newId(), newId()]
  await saveAll([
    {
      name: 'subjects',
      id: subjectId,
      fields: { name: 'Biology', board: null, level: 'HL', examOn: null, position: 0 }
    },
    {
      name: 'notes',
      id: noteId,
      fields: { subjectId, topicId: null, title: 't', doc: { type: 'doc' }, plain: '', tags: [], pinned: true }
    }
  ])
  const source = { blockId: 'abcdefgh', textHash: 'h', quote: 'the quote', start: 0, end: 3 }
  const id = await addCard({ front: 'a', back: 'b', subjectId, noteId, source, flag: 3, suspended: true })
  await save({
    name: 'reviews',
    id: newId(),
    fields: { cardId: id, grade: 3, reviewedAt: new Date().toISOString(), durationMs: 9 }
  })
  const text = await (await fileOf(await deck([id]))).text()
  const { cards: [card = null] = [], ...head } = JSON.parse(text) as { cards?: object[] }
  expect(Object.keys(head).sort()).toEqual(['cramless', 'id', 'kind', 'notes', 'title', 'version'])
  expect(Object.keys(card ?? {}).sort()).toEqual(['back', 'front', 'group', 'key', 'kind', 'ordinal', 'place'])
  for (const secret of [author, id, noteId, subjectId, 'quote', 'reviewedAt', 'grade', 'due', 'stability', 'user'])
    expect(text).not.toContain(secret)
})
