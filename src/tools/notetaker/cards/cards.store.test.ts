import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gradeCard } from '../../../../tests/support/grade-card.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { textHash } from '#engine/hash.ts'
import { newId } from '#lib/ids.ts'
import { $notices } from '#stores/notices.ts'
import {
  type CardRow,
  changeCard,
  deleteCard,
  keepCard,
  noteCards,
  resumeCard,
  suspendCard
} from '#tools/notetaker/cards/cards.store.ts'
import { draftIds, writeCards } from '#tools/shared/cards/write-cards.ts'
import { onceReady } from '#stores/once-ready.ts'

const USER = '0198c5f0-0000-7000-8000-000000000004'
const NOTE = newId()
const place = { noteId: NOTE, subjectId: null }
const TEXT = 'The Berlin Blockade began in June 1948. It was long.'
const QUOTE = 'The Berlin Blockade began in June 1948.'

const setNote = (text: string, id = 'b') =>
  save('notes', NOTE, {
    title: 'Berlin',
    subjectId: null,
    doc: { type: 'doc', content: [{ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] }] },
    plain: text
  })

const rows = () => onceReady(noteCards(NOTE))

/** Live queries follow the disk, not the promise: wait for what must come. */
function rowsWhen(isSo: (found: readonly CardRow[]) => boolean): Promise<readonly CardRow[]> {
  return new Promise(resolve => {
    const stop = noteCards(NOTE).subscribe(remote => {
      if (remote.state !== 'ready' || !isSo(remote.value)) return
      queueMicrotask(() => stop())
      resolve(remote.value)
    })
  })
}

async function theRow(): Promise<CardRow> {
  const [row] = await rowsWhen(found => found.length > 0 && found[0]?.card.id !== undefined)
  if (!row) throw new Error('There is no card')
  return row
}

async function aQuotedCard(): Promise<void> {
  const source = { blockId: 'b', textHash: textHash(TEXT), quote: QUOTE, start: 0, end: QUOTE.length }
  const sides = { kind: 'basic' as const, front: 'When did the blockade begin?', back: 'June 1948', ordinal: 0 }
  const rest = { source, engine: 'extractive 1/date', suspended: false, buriedUntil: null, groupId: newId() }
  await save('cards', newId(), { ...place, ...sides, ...rest })
}

beforeEach(() => openWorkspace(USER))
afterEach(() => eraseWorkspace(USER))

test('a reversed draft makes two siblings, a cloze one for each gap, and saving twice makes them once', async () => {
  const ids = draftIds()
  await writeCards(place, { kind: 'reversed', front: 'cat', back: 'le chat' }, ids)
  await writeCards(place, { kind: 'reversed', front: 'cat', back: 'le chat' }, ids)
  await writeCards(place, { kind: 'cloze', front: '{{c1::a}} {{c2::b}}', back: '' }, draftIds())
  const cards = (await rows()).map(({ card }) => card)
  expect(cards.map(card => [card.kind, card.front, card.ordinal])).toEqual([
    ['reversed', 'cat', 0],
    ['reversed', 'le chat', 1],
    ['cloze', '{{c1::a}} {{c2::b}}', 1],
    ['cloze', '{{c1::a}} {{c2::b}}', 2]
  ])
  expect(new Set(cards.map(card => card.groupId)).size).toBe(2)
})

test('two tabs change the same card: the old answer of one does not go over the new one of the other', async () => {
  await writeCards(place, { kind: 'basic', front: 'Q', back: 'A' }, draftIds())
  const cards = (await rowsWhen(found => found.length === 1)).map(({ card }) => card)
  const [opened] = cards
  if (!opened) throw new Error('There is no card')
  await changeCard(cards, opened, { kind: 'basic', front: 'Q', back: 'A of the first tab' })
  await changeCard(cards, opened, { kind: 'basic', front: 'Q of the second tab', back: 'A' })
  const sides = async () => (await readRows('cards')).map(({ front, back }) => [front, back])
  expect(await sides()).toEqual([['Q of the second tab', 'A of the first tab']])
  await changeCard(cards, opened, { kind: 'basic', front: 'Q', back: 'A of the third tab' })
  expect(await sides()).toEqual([['Q of the second tab', 'A of the first tab\n\nA of the third tab']])
  expect($notices.get().at(-1)?.text).toContain('Both texts are in the card now')
})

test('editing one direction edits the other; a new gap gets a card and a removed gap loses its own', async () => {
  await writeCards(place, { kind: 'cloze', front: '{{c1::a}} {{c2::b}}', back: '' }, draftIds())
  const cards = (await rows()).map(({ card }) => card)
  const [first] = cards
  if (!first) throw new Error('There is no card')
  await changeCard(cards, first, { kind: 'cloze', front: '{{c1::a}} {{c3::c}}', back: 'more' })
  const after = (await rows()).map(({ card }) => card)
  expect(after.map(card => [card.ordinal, card.front, card.back])).toEqual([
    [1, '{{c1::a}} {{c3::c}}', 'more'],
    [3, '{{c1::a}} {{c3::c}}', 'more']
  ])
  expect(after[0]?.id).toBe(first.id)
})

test('a deleted card can be brought back with its schedule', async () => {
  await aQuotedCard()
  const { card } = await theRow()
  await gradeCard(card, 4, new Date(), 100)
  const due = (await theRow()).card.schedule.due
  await deleteCard(card.id)
  expect(await rows()).toEqual([])
  $notices.get().at(-1)?.action?.run()
  const [back] = await rowsWhen(found => found.length === 1)
  expect(back?.card.schedule.due).toBe(due)
})

test('suspending hides a card and resuming brings it back', async () => {
  await aQuotedCard()
  const { card } = await theRow()
  await suspendCard(card.id)
  expect((await theRow()).card.suspended).toBe(true)
  await resumeCard(card.id)
  expect((await theRow()).card.suspended).toBe(false)
})

test('a card says when its sentence changed; kept or updated, it is at rest and its schedule is what it was', async () => {
  await setNote(TEXT)
  await aQuotedCard()
  const { card } = await theRow()
  await gradeCard(card, 3, new Date(), 100)
  const { schedule } = (await theRow()).card
  await setNote('The Berlin Blockade began on 24 June 1948. It was long.')
  const [changed] = await rowsWhen(found => found[0]?.drift.kind === 'changed')
  if (!changed) throw new Error('There is no card')
  await keepCard(changed)
  const [kept] = await rowsWhen(found => found[0]?.drift.kind === 'none')
  expect(kept?.card.source?.quote).toBe('The Berlin Blockade began on 24 June 1948.')
  expect(kept?.card.front).toBe(card.front)
  expect(kept?.card.schedule).toEqual(schedule)
})

test('a card whose paragraph is gone says so and can still be studied', async () => {
  await setNote(TEXT)
  await aQuotedCard()
  await setNote('Something else.', 'other')
  const [row] = await rowsWhen(found => found[0]?.drift.kind === 'gone')
  expect((await workspace().db.schedules.get(row?.card.id ?? ''))?.queue).toBe('new')
})
