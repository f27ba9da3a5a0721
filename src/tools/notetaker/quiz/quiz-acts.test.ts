import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aRow } from '../../../../tests/support/any-row.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { makeQuiz as engineQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromNote } from '#engine/source.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { lossId, newId } from '#lib/ids.ts'
import { makeCards } from '#tools/notetaker/quiz/missed-cards.ts'
import {
  $justEnded,
  countAgain,
  emptyIn,
  finishQuiz,
  giveAnswer,
  judge,
  saveQuiz,
  leaveOut,
  showSolution,
  sitAgain
} from '#tools/notetaker/quiz/quiz-acts.ts'
import { readQuiz, type OpenQuiz, type Sitting } from '#data/read/quiz/sittings.ts'
import { USUAL } from '#contract/quiz-settings.ts'

vi.mock('#stores/notices.ts', () => ({ notify: vi.fn() }))

const user = newId()
beforeAll(() => openWorkspace(user))
afterAll(() => eraseWorkspace(user))

const SENTENCE = 'Osmosis is the movement of water through a membrane.'
const item = (noteId: string, key: string, type: 'true-false' | 'short') => ({
  key,
  question: `Question ${key}`,
  evidence: { sourceId: noteId, span: { blockId: 'block-one', start: 0, end: SENTENCE.length, quote: SENTENCE } },
  confidence: 1,
  ...(type === 'short' ? { type, answers: ['water moves'] } : { type, answer: true })
})

const MADE = {
  title: 'Cells',
  subjectId: null,
  topicId: null,
  sources: { v: 1 as const, sources: [] },
  seed: 1,
  engine: 'extractive 1'
}

async function aQuiz(): Promise<{ id: string; noteId: string }> {
  const noteId = newId()
  const doc = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { id: 'block-one' }, content: [{ type: 'text', text: SENTENCE }] }]
  }
  await save('notes', noteId, { ...aRow('notes'), title: 'Cells', doc, plain: SENTENCE })
  const items = [item(noteId, 'a', 'true-false'), item(noteId, 'b', 'true-false'), item(noteId, 'c', 'short')]
  return { id: await saveQuiz(MADE, items, USUAL), noteId }
}

async function opened(id: string): Promise<OpenQuiz & { sitting: Sitting }> {
  const open = await readQuiz(id)
  if (!open?.sitting) throw new Error('no sitting')
  return { ...open, sitting: open.sitting }
}

async function answer(id: string, at: number, is: boolean): Promise<void> {
  const { sitting } = await opened(id)
  const step = sitting.steps[at]
  if (!step) throw new Error('no step')
  await giveAnswer(sitting.attempt.id, step.item, { kind: 'truth', is })
  await showSolution((await opened(id)).sitting, step)
}

test('a missed item is one loss and one card, however often the quiz is opened', async () => {
  const { id, noteId } = await aQuiz()
  await answer(id, 0, false)
  await answer(id, 1, true)
  await finishQuiz((await opened(id)).sitting)
  const open = await opened(id)
  expect(open.sitting.attempt.finishedAt).not.toBeNull()
  expect(open.sitting.tally).toMatchObject({ earned: 1, possible: 3, checked: 3 })
  const losses = (await readRows('losses')).filter(loss =>
    open.sitting.steps.some(step => step.answerId === loss.originId)
  )
  // The false answer and the one left without a word.
  expect(losses.map(({ pointKey, originKind }) => [pointKey, originKind]).sort()).toEqual([
    ['a', 'quiz'],
    ['c', 'quiz']
  ])
  await makeCards(open, open.sitting.steps)
  await makeCards(open, open.sitting.steps)
  const cards = await readRows('cards', { column: 'note_id', is: noteId })
  expect(cards.map(({ lossId: of }) => of).sort()).toEqual(losses.map(loss => loss.id).sort())
  expect(cards.every(card => card.source?.quote === SENTENCE)).toBe(true)
  expect((await opened(id)).sitting.carded.size).toBe(2)
})

test('own words count as the student says, and a wrong question takes its loss along', async () => {
  const { id } = await aQuiz()
  const before = await opened(id)
  const own = before.sitting.steps[2]
  if (!own) throw new Error('no step')
  await giveAnswer(before.sitting.attempt.id, own.item, { kind: 'text', text: 'the water goes' })
  await showSolution((await opened(id)).sitting, own)
  const shown = await opened(id)
  expect(shown.sitting.tally.open).toBe(1)
  const step = shown.sitting.steps[2]
  if (!step?.answerId) throw new Error('no answer')
  await judge(shown.sitting, step, false)
  const loss = () => workspace().db.losses.get(lossId(step.answerId ?? '', 'c'))
  expect((await loss())?.dropped_at).toBeNull()
  await judge(shown.sitting, step, true)
  expect((await opened(id)).sitting.tally).toMatchObject({ earned: 1, open: 0 })
  expect((await loss())?.dropped_at).not.toBeNull()
  await leaveOut(step)
  expect((await opened(id)).sitting.tally).toMatchObject({ possible: 2 })
})

test('“I was right” on a typed answer is kept as the student’s own mark and takes the loss along', async () => {
  const gap = { ...item(newId(), 'g', 'short'), type: 'cloze' as const, answers: ['carbon dioxide'], hint: '' }
  const own = await saveQuiz(MADE, [gap], USUAL)
  const before = await opened(own)
  await giveAnswer(before.sitting.attempt.id, gap, { kind: 'text', text: 'CO2' })
  const [asked] = (await opened(own)).sitting.steps
  if (!asked) throw new Error('no step')
  await showSolution(before.sitting, asked)
  const [step] = (await opened(own)).sitting.steps
  if (!step?.answerId) throw new Error('no answer')
  expect(step.score.verdict).toBe('wrong')
  const loss = () => workspace().db.losses.get(lossId(step.answerId ?? '', 'g'))
  expect((await loss())?.dropped_at).toBeNull()
  await judge(before.sitting, step, true)
  const after = await opened(own)
  expect(after.sitting.tally).toMatchObject({ earned: 1, open: 0 })
  expect((await loss())?.dropped_at).not.toBeNull()
  const marks = await workspace().db.marks.where('answer_id').equals(step.answerId).toArray()
  expect(marks.map(mark => mark.made_by)).toEqual(['self'])
  const [right] = after.sitting.steps
  if (!right) throw new Error('no step')
  await leaveOut(right)
  const [out] = (await opened(own)).sitting.steps
  if (!out) throw new Error('no step')
  expect(out.isLeftOut).toBe(true)
  await countAgain(before.sitting, out)
  expect((await opened(own)).sitting.tally).toMatchObject({ earned: 1, possible: 1 })
})

test('a quiz whose note was deleted still stands, and its cards belong to no note', async () => {
  const { id, noteId } = await aQuiz()
  await remove('notes', noteId)
  await answer(id, 0, false)
  const open = await opened(id)
  expect(open.notes.size).toBe(0)
  expect(open.sitting.steps[0]?.item.evidence.span.quote).toBe(SENTENCE)
  await makeCards(open, open.sitting.steps)
  const of = lossId(open.sitting.steps[0]?.answerId ?? '', 'a')
  expect(await readRows('cards', { column: 'loss_id', is: of })).toEqual([
    expect.objectContaining({ noteId: null, source: null })
  ])
})

test('a retry asks the missed items alone, and the first attempt stays as it was', async () => {
  const { id } = await aQuiz()
  await answer(id, 0, false)
  await finishQuiz((await opened(id)).sitting)
  const first = await opened(id)
  await sitAgain(first, first.sitting, ['a'])
  const again = await opened(id)
  expect(again.sitting.steps.map(step => step.item.key)).toEqual(['a'])
  expect(again.sitting.attempt.retryOf).toBe(first.sitting.attempt.id)
  await answer(id, 0, true)
  await finishQuiz((await opened(id)).sitting)
  const ended = await opened(id)
  expect(ended.attempts.map(({ tally }) => tally.earned)).toEqual([0, 1])
  await sitAgain(ended, ended.sitting)
  expect((await opened(id)).sitting.steps).toHaveLength(3)
})

test('an answer of 50,000 characters is refused by the row itself and changes nothing', async () => {
  const { id } = await aQuiz()
  const { sitting } = await opened(id)
  const step = sitting.steps[2]
  if (!step) throw new Error('no step')
  await giveAnswer(sitting.attempt.id, step.item, { kind: 'text', text: 'short' })
  const long = giveAnswer(sitting.attempt.id, step.item, { kind: 'text', text: 'x'.repeat(50_000) })
  await expect(long).rejects.toMatchObject({ code: 'invalid' })
  expect((await opened(id)).sitting.steps[2]?.given).toEqual({ kind: 'text', text: 'short' })
})

test('a note with nothing to ask gives no item, an empty one no block to read', () => {
  expect(engineQuiz([sourceFromText('n', 'Hm', 'Hm. Yes, well. See below.')]).items).toEqual([])
  const empty = {
    id: newId(),
    title: '',
    doc: { type: 'doc', content: [{ type: 'paragraph', attrs: { id: 'block-one' } }] }
  }
  expect(sourceFromNote(empty as never).blocks).toEqual([])
})

test('a deleted quiz is none', async () => {
  const { id } = await aQuiz()
  await remove('quizzes', id)
  expect(await readQuiz(id)).toBeNull()
})

test('“Finish and see the result”: the tab knows that it ended the quiz before the result comes to the screen', async () => {
  const { id } = await aQuiz()
  const { sitting } = await opened(id)
  const known: string[] = []
  const rows = workspace().db.attempts
  rows.hook('updating', function (change) {
    if ('finished_at' in change) known.push($justEnded.get())
  })
  await finishQuiz(sitting)
  expect(known).toEqual([sitting.attempt.id])
})

test('Finish asks first about empty questions: an answer given a moment ago is none of them', async () => {
  const { id } = await aQuiz()
  const { sitting } = await opened(id)
  const first = sitting.steps[0]
  if (!first) throw new Error('no step')
  expect(await emptyIn(sitting)).toBe(3)
  await giveAnswer(sitting.attempt.id, first.item, { kind: 'truth', is: true })
  expect(await emptyIn(sitting)).toBe(2)
  await finishQuiz(sitting)
  expect(await emptyIn(sitting)).toBe(0)
})

test('two presses on "Make cards" or "Take it again" are one act, and a second miss makes no second card', async () => {
  const { id, noteId } = await aQuiz()
  await answer(id, 0, false)
  await finishQuiz((await opened(id)).sitting)
  const first = await opened(id)
  await Promise.all([makeCards(first, first.sitting.steps), makeCards(first, first.sitting.steps)])
  const cards = () => readRows('cards', { column: 'note_id', is: noteId })
  const made = (await cards()).length
  expect(made).toBe(new Set((await cards()).map(({ front }) => front)).size)
  await Promise.all([sitAgain(first, first.sitting), sitAgain(first, first.sitting)])
  await sitAgain(first, first.sitting)
  expect((await opened(id)).attempts).toHaveLength(2)
  await answer(id, 0, false)
  await finishQuiz((await opened(id)).sitting)
  const second = await opened(id)
  await makeCards(second, second.sitting.steps)
  expect(await cards()).toHaveLength(made)
})
