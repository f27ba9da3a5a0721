import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { opened, pasted, says } from '../../../../tests/support/marks/pasted-script.ts'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { settle } from '#data/write/marks/decide.ts'
import { saveMarking } from '#data/write/marks/save-marking.ts'
import type { Script } from '#data/read/marks/script.ts'
import { cardGroup, readLosses } from '#data/read/marks/losses.ts'
import { saveAnswer } from '#data/write/once.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { newId } from '#lib/ids.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const DAY = 86_400_000

/** The same paper sat again, `days` later, with these words. */
async function satAgain(of: Script, days: number, text: string | null): Promise<string> {
  const { kind, refId, subjectId, title, minutes, readingMinutes, extraPercent, settings, asked } = of.attempt
  const fields = { kind, refId, subjectId, title, minutes, readingMinutes, extraPercent, settings, asked }
  const id = newId()
  const finishedAt = new Date(Date.now() + days * DAY).toISOString()
  await save('attempts', id, { ...fields, retryOf: null, finishedAt })
  if (text !== null) await saveAnswer(id, of.parts[0]?.key ?? '', { doc: of.parts[0]?.answer?.doc ?? null })
  return id
}

async function markAs(id: string, ...verdicts: PointVerdict[]): Promise<void> {
  const { script, one } = await opened(id)
  if (verdicts.length === 0) await settle(script)
  else await saveMarking(script, one, says(...verdicts))
}

const openMarks = async (): Promise<number> =>
  (await readLosses(workspace().db))
    .filter(({ state }) => state.state !== 'closed')
    .reduce((sum, { marks }) => sum + marks, 0)

test('a blank was won back by a point of another question on the same topic', async () => {
  const [own, other] = [await pasted(), await pasted()]
  const blank = await satAgain((await opened(own)).script, 1, null)
  await markAs(blank)
  expect(await openMarks()).toBe(3)
  const later = await satAgain((await opened(other)).script, 2, 'x')
  await markAs(later, 'earned', 'earned', 'earned')
  expect(await openMarks(), 'another question').toBe(3)
  const same = await satAgain((await opened(own)).script, 3, 'x')
  await markAs(same, 'earned', 'earned', 'earned')
  expect(await openMarks(), 'its own marks').toBe(0)
  const nothing = await satAgain((await opened(own)).script, 4, 'x')
  await markAs(nothing, 'missed', 'missed', 'missed')
  expect(await openMarks(), 'a later 0').toBe(3)
})

test('a question sat twice, written once and left blank once, lost more marks than it has', async () => {
  const id = await pasted()
  await markAs(id, 'earned', 'missed', 'missed')
  expect(await openMarks()).toBe(2)
  await markAs(await satAgain((await opened(id)).script, 1, null))
  expect(await openMarks(), 'blank').toBe(3)
  await markAs(await satAgain((await opened(id)).script, 2, 'x'), 'earned', 'earned', 'missed')
  expect(await openMarks(), 'written').toBe(1)
})

test('a point corrected to earned came back when the question was left blank later', async () => {
  const id = await pasted()
  await markAs(id, 'earned', 'earned', 'missed')
  await markAs(id, 'earned', 'earned', 'earned')
  expect(await openMarks()).toBe(0)
  await markAs(await satAgain((await opened(id)).script, 1, null))
  expect((await readLosses(workspace().db)).map(({ words, marks }) => [words, marks])).toEqual([
    ['Explain the Marshall Plan.', 3]
  ])
})

test('one question of a template with other numbers is another question, with a card of its own', async () => {
  const id = await pasted()
  const { script } = await opened(id)
  const numbered = async (seed: number, days: number): Promise<string> => {
    const next = await satAgain(script, days, 'x')
    const row = await workspace().db.attempts.get(next)
    const sections = script.asked.sections.map(section => ({
      ...section,
      questions: section.questions.map(question => ({ ...question, seed }))
    }))
    await workspace().db.attempts.update(next, { asked: { ...row?.asked, sections } as never })
    return next
  }
  await markAs(await numbered(7, 1), 'earned', 'earned', 'missed')
  await markAs(await numbered(8, 2), 'earned', 'missed', 'missed')
  const losses = await readLosses(workspace().db)
  expect(losses).toHaveLength(3)
  expect(new Set(losses.map(({ partKey }) => partKey)).size).toBe(2)
  expect(new Set(losses.map(({ attemptId }) => attemptId)).size).toBe(2)
})

test('a loss sent after its card was made had a later time than the card, which then won back one mark of three', async () => {
  const id = await pasted()
  await markAs(id, 'earned', 'missed', 'missed')
  const [first] = await readLosses(workspace().db)
  await save('cards', newId(), aCard({ lossId: first?.id ?? '', groupId: cardGroup(first?.partKey ?? '') }))
  await workspace()
    .db.losses.toCollection()
    .modify({ created_at: new Date(Date.now() + DAY).toISOString() })
  expect((await readLosses(workspace().db)).map(({ hasCard }) => hasCard)).toEqual([true, true])
})
