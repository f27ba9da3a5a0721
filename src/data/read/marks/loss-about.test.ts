import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decide } from '#data/write/marks/decide.ts'
import { endingOf } from '#data/read/marks/ending.ts'
import { $toWinBack, byPart, type LossAbout } from '#data/read/marks/loss-about.ts'
import { EMPTY_PASTED, handOver, saveOwnDraft } from '#data/write/marks/own-attempt.ts'
import { readScript } from '#data/read/marks/script.ts'
import { openMarks, readLosses } from '#data/read/marks/losses.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { questionOf } from '#domain/marks/pasted.ts'
import { newId } from '#lib/ids.ts'
import { valueOr } from '#lib/remote.ts'

beforeEach(() => openWorkspace(newId()))
afterEach(() => eraseWorkspace(workspace().userId))

const POINTS = ['Uses mgh', 'Puts in 540 and 24', 'Changes J to kJ', '127 kJ']

/** An answer to a question of so many points, of which all were lost. */
async function lose(question: string, points: readonly string[]): Promise<string> {
  const id = newId()
  const scheme = points.map(point => `${point} (1)`).join('\n')
  const typed = { ...EMPTY_PASTED, question, answer: 'I do not know how.', scheme, marks: points.length }
  const asked = questionOf({ ...typed, command: 'calculate' }, `own-${id}`, 'Physics')
  if ('kind' in asked) throw new Error(asked.kind)
  await saveOwnDraft({ id, typed })
  await handOver({ id, typed }, asked)
  const script = await readScript(workspace().db, id)
  const one = script?.parts[0]
  if (!script || !one) throw new Error('No script')
  for (const at of points.keys()) await decide(script, one, [{ key: `p${at + 1}`, verdict: 'missed' }])
  return id
}

async function toWinBack(count: number): Promise<LossAbout[]> {
  const stop = $toWinBack.listen(() => undefined)
  try {
    return await vi.waitUntil(() => {
      const all = valueOr($toWinBack.get(), [])
      return all.length === count ? all : undefined
    })
  } finally {
    stop()
  }
}

test('the points of one part stood in the order of their ids, and among those of other parts', async () => {
  await lose('State the unit of power.', ['The watt'])
  await lose('Calculate the energy that the crate gains.', POINTS)
  const parts = byPart(await toWinBack(5))
  expect(parts.map(own => own.map(({ loss }) => loss.words))).toEqual([POINTS, ['The watt']])
  expect(parts[0]?.map(({ isLead }) => isLead)).toEqual([true, false, false, false])
})

test('three points of one part were called the three dearest losses', async () => {
  const id = await lose('Calculate the energy that the crate gains.', POINTS)
  const script = await readScript(workspace().db, id)
  if (!script) throw new Error('No script')
  const { dearest } = endingOf(script)
  expect(dearest).toMatchObject([{ words: 'Calculate the energy that the crate gains.', marks: 4 }])
  expect(openMarks(await readLosses(workspace().db), id), 'one count of marks').toBe(4)
})
