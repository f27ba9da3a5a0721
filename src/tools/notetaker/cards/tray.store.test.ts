import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { makeCards as readCards } from '#engine/builtin/cards.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import {
  $tray,
  type Suggest,
  type Tray,
  addTicked,
  bringBackLeftOut,
  closeTray,
  editSuggestion,
  leaveOutSuggestion,
  makeCards,
  tick,
  tickAll
} from '#tools/notetaker/cards/tray.store.ts'

const USER = '0198c5f0-0000-7000-8000-000000000003'
/** The built-in engine itself, without the worker around it. */
const suggest: Suggest = (source, options) => Promise.resolve({ result: readCards(source, options), fallback: null })
const SENTENCES = [
  'The Truman Doctrine was an American policy of containing the spread of communism.',
  'Stalin refused free elections in Poland because he wanted a buffer zone against a future invasion from the west.',
  'The Berlin Blockade began in June 1948.',
  'Osmosis is the movement of water through a partially permeable membrane.'
]

async function aNote(sentences: readonly string[]): Promise<string> {
  const id = newId()
  const content = sentences.map((text, index) => ({
    type: 'paragraph',
    attrs: { id: `block-${index}` },
    content: text === '' ? [] : [{ type: 'text', text }]
  }))
  const fields = { title: 'Cold War', subjectId: null, doc: { type: 'doc', content }, plain: sentences.join('\n') }
  await save('notes', id, fields)
  return id
}

function open(): Extract<Tray, { state: 'open' }> {
  const tray = $tray.get()
  if (tray.state !== 'open') throw new Error(`The tray is ${tray.state}`)
  return tray
}

const fronts = () => open().items.map(item => item.front)
const stored = async () => (await workspace().db.cards.toArray()).filter(card => card.deleted_at === null)

beforeEach(() => openWorkspace(USER))
afterEach(async () => {
  closeTray()
  await eraseWorkspace(USER)
})

test('accepted suggestions become cards that quote their block word for word, and are not offered again', async () => {
  const noteId = await aNote(SENTENCES)
  await makeCards(noteId, suggest)
  expect(open().items.length).toBeGreaterThan(2)
  expect(open().items.some(item => item.isTicked)).toBe(true)
  tickAll(true)
  const offered = open().items.length
  await addTicked({ noteId, subjectId: null })
  const cards = await stored()
  expect(cards.length).toBeGreaterThanOrEqual(offered)
  for (const { source, engine, note_id } of cards) {
    const block = SENTENCES[Number(source?.blockId.slice('block-'.length))] ?? ''
    expect(block.slice(source?.start, source?.end)).toBe(source?.quote)
    expect(engine).toMatch(/^extractive 1\/\w+$/)
    expect(note_id).toBe(noteId)
  }
  expect(open().items).toEqual([])
  await makeCards(noteId, suggest)
  const known = new Set(cards.map(card => card.front))
  expect(fronts().filter(front => known.has(front))).toEqual([])
})

test('after all cards were added the tray does not say that no sentence gives a question', async () => {
  const noteId = await aNote(SENTENCES)
  await makeCards(noteId, suggest)
  expect(open().taken).toBe(0)
  tickAll(true)
  const offered = open().items.length
  await addTicked({ noteId, subjectId: null })
  expect(open()).toMatchObject({ items: [], leftOut: [], taken: offered })
  await makeCards(noteId, suggest)
  expect(open().taken).toBeGreaterThanOrEqual(offered)
})

test('a second press offers no second gap of a sentence that has its card', async () => {
  const noteId = await aNote(SENTENCES)
  const gap =
    (key: string, answer: string): Suggest =>
    async (source, options) => {
      const { result } = await suggest(source, options, { signal: new AbortController().signal })
      const [block] = source.blocks
      if (!block) throw new Error('no block')
      const front = block.text.replace(answer, () => `{{c1::${answer}}}`)
      const span = { blockId: block.id, start: 0, end: block.text.length, quote: block.text }
      const card = { key, type: 'cloze' as const, kind: 'cloze' as const, front, back: '', source: span, textHash: 'h' }
      return { result: { ...result, cards: [{ ...card, confidence: 0.9, recommended: true }] }, fallback: null }
    }
  await makeCards(noteId, gap('one', 'policy'))
  expect(fronts()).toHaveLength(1)
  await addTicked({ noteId, subjectId: null })
  await makeCards(noteId, gap('two', 'communism'))
  expect(fronts()).toEqual([])
})

test('a suggestion left out is not offered again until it is brought back', async () => {
  const noteId = await aNote(SENTENCES)
  await makeCards(noteId, suggest)
  const [first] = open().items
  await leaveOutSuggestion(first?.suggestion.key ?? '')
  await makeCards(noteId, suggest)
  expect(fronts()).not.toContain(first?.front)
  expect(open().leftOut.map(item => item.front)).toEqual([first?.front])
  await bringBackLeftOut()
  await makeCards(noteId, suggest)
  expect(fronts()).toContain(first?.front)
})

test('the best ten of many suggestions come ticked, the rest are offered', async () => {
  const noteId = await aNote(SENTENCES)
  const many: Suggest = async (source, options) => {
    const { result } = await suggest(source, options, { signal: new AbortController().signal })
    const [first] = result.cards
    if (!first) throw new Error('no suggestion to copy')
    const cards = Array.from({ length: 27 }, (_, index) => ({
      ...first,
      key: `key ${index}`,
      front: `Question ${index}`,
      confidence: index / 30,
      recommended: index > 3
    }))
    return { result: { ...result, cards }, fallback: null }
  }
  await makeCards(noteId, many)
  const ticked = open().items.filter(item => item.isTicked)
  expect(open().items).toHaveLength(27)
  expect(ticked.map(item => item.front)).toEqual(Array.from({ length: 10 }, (_, index) => `Question ${index + 17}`))
})

test('changed words are kept and ticked, and only ticked cards are added', async () => {
  const noteId = await aNote(SENTENCES)
  await makeCards(noteId, suggest)
  tickAll(false)
  const wanted = open().items.find(item => item.suggestion.kind === 'basic')
  editSuggestion(wanted?.suggestion.key ?? '', { kind: 'basic', front: 'In my words?', back: 'Yes' })
  await addTicked({ noteId, subjectId: null })
  expect((await stored()).map(card => [card.front, card.back])).toEqual([['In my words?', 'Yes']])
})

test('cards the device refuses stay suggestions; a second attempt does not make them twice', async () => {
  const noteId = await aNote(SENTENCES)
  await makeCards(noteId, suggest)
  const offered = fronts()
  const ticked = open().items.filter(item => item.isTicked).length
  workspace().db.close({ disableAutoOpen: true })
  await addTicked({ noteId, subjectId: null })
  expect(fronts()).toEqual(offered)
  expect(open().isAdding).toBe(false)
  await workspace().db.open()
  await addTicked({ noteId, subjectId: null })
  await addTicked({ noteId, subjectId: null })
  expect(await stored()).toHaveLength(ticked)
})

test('a note without words, a note of one word and a note in another language each get an answer', async () => {
  await makeCards(await aNote(['']), suggest)
  expect($tray.get().state).toBe('wordless')
  await makeCards(await aNote(['Potsdam']), suggest)
  expect(open().result.warnings.map(warning => warning.kind)).toContain('too-short')
  const french =
    'La photosynthèse est le processus par lequel les plantes transforment la lumière en énergie chimique. '
  await makeCards(await aNote([french.repeat(6)]), suggest)
  expect(open().result.warnings.map(warning => warning.kind)).toContain('language')
})

test('an engine that fails leaves the note alone and says so; closing stops it', async () => {
  const noteId = await aNote(SENTENCES)
  await makeCards(noteId, () => Promise.reject(new Error('crashed')))
  expect($tray.get().state).toBe('failed')
  const slow = new Promise<void>(resolve => {
    setTimeout(resolve, 20)
  })
  const reading = makeCards(noteId, source => slow.then(() => ({ result: readCards(source), fallback: null })))
  expect($tray.get().state).toBe('reading')
  closeTray()
  await reading
  expect($tray.get().state).toBe('closed')
})

test('what is read so far is told, and a model that gave up is kept beside the result', async () => {
  const noteId = await aNote(SENTENCES)
  const fallback = { model: 'fake-1', error: new AppError('budget', 'used up') }
  const seen: Tray[] = []
  const stop = $tray.subscribe(tray => void seen.push(tray))
  await makeCards(noteId, (source, options, { onProgress }) => {
    onProgress?.(1, 3)
    return Promise.resolve({ result: readCards(source, options), fallback })
  })
  stop()
  expect(seen).toContainEqual({ state: 'reading', noteId, progress: { done: 1, total: 3 } })
  expect(open().fallback).toBe(fallback)
})

test('suggestions that were kept come back after a reload or Back, with their words', async () => {
  const noteId = await aNote(SENTENCES)
  await makeCards(noteId, suggest)
  tickAll(false)
  const [first, second] = open().items.filter(({ suggestion }) => suggestion.kind === 'basic')
  if (!first || !second) throw new Error('too few suggestions')
  tick(first.suggestion.key, true)
  editSuggestion(second.suggestion.key, { kind: 'basic', front: 'My own words?', back: second.back })
  const shown = () => open().items.map(({ front, isTicked }) => [front, isTicked])
  const before = shown()
  closeTray()
  await makeCards(noteId, suggest)
  expect(shown()).toEqual(before)
  await addTicked({ noteId, subjectId: null })
  expect(await stored()).toHaveLength(2)
  closeTray()
  await makeCards(noteId, suggest)
  expect(fronts()).not.toContain('My own words?')
})
