import 'fake-indexeddb/auto'
import type { ReadableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { opened, pasted, says, TYPED } from '../../../../tests/support/marks/pasted-script.ts'
import type { MarkResult } from '#contract/engine/mark.ts'
import { saveSecondVersion, liveSecondVersion, writeAgain } from '#data/write/marks/own-attempt.ts'
import { differences } from '#data/read/marks/how-you-mark.ts'
import { decide, settle } from '#data/write/marks/decide.ts'
import { saveDispute, saveEngineMark, saveMarking } from '#data/write/marks/save-marking.ts'
import { samplesOf } from '#data/read/marks/saying.ts'
import { saveSample, sayingChange } from '#data/write/marks/save-verdicts.ts'
import { scriptSum } from '#data/read/marks/script.ts'
import { readLosses } from '#data/read/marks/losses.ts'
import { saveAnswer } from '#data/write/once.ts'
import { save, saveAll } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { verdictsOf } from '#domain/marks/verdict-lines.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { newId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const found = (kind: 'builtin' | 'model', verdicts: readonly ('found' | 'not-found')[]): MarkResult => ({
  engine: { kind, name: kind === 'model' ? 'A model' : 'extractive 1' },
  outcome: 'read',
  points: verdicts.map(verdict => ({
    text: 'x',
    evidence: { kind: 'nothing-near' as const },
    ...(kind === 'model' && { proposal: { verdict, quotes: [] } })
  })),
  range: kind === 'model' ? { low: 1, high: 1, max: 3 } : null,
  strands: [],
  evidence: [],
  confidence: 0.5,
  warnings: []
})

/** The first value of a live query. */
const onceReady = <Value>($store: ReadableAtom<Remote<Value>>): Promise<Value> =>
  new Promise(resolve => {
    const stop = $store.subscribe(remote => {
      if (remote.state !== 'ready') return
      resolve(remote.value)
      queueMicrotask(() => stop())
    })
  })

const states = async () => (await readLosses(workspace().db)).map(({ words, state }) => [words, state.state])

const press = async (id: string, key: string, verdict?: PointVerdict): Promise<void> => {
  const { script, one } = await opened(id)
  await decide(script, one, [{ key, verdict }])
}

test('each press is on the disk; the last one of a part keeps its marks with what they lost', async () => {
  const id = await pasted()
  await press(id, 'p1', 'earned')
  await press(id, 'p2', 'missed')
  const half = await opened(id)
  expect(half.one.markings).toHaveLength(0)
  expect(half.one.now.verdicts).toEqual(new Map(Object.entries({ p1: 'earned', p2: 'missed' })))
  expect(half.one).toMatchObject({ mark: null, said: null, isWaiting: true })
  expect(scriptSum(half.script)).toEqual({ low: 1, high: 1, max: 3, open: 1 })
  await press(id, 'p3', 'earned')
  const { one } = await opened(id)
  expect(one.markings).toHaveLength(1)
  expect(one).toMatchObject({ mark: { low: 2, max: 3 }, isWaiting: false })
  expect(await states()).toEqual([['Cominform', 'open']])
})

test('two tabs that saw the same script: neither takes away what the other decided', async () => {
  const id = await pasted()
  const { script, one } = await opened(id)
  await Promise.all([
    decide(script, one, [{ key: 'p1', verdict: 'earned' }]),
    decide(script, one, [{ key: 'p2', verdict: 'earned' }])
  ])
  await decide(script, one, [{ key: 'p3', verdict: 'missed' }])
  expect((await opened(id)).one.mark).toMatchObject({ low: 2, high: 2 })
  await decide(script, one, [{ key: 'p3', verdict: 'earned' }])
  expect((await opened(id)).one.now.verdicts.get('p3')).toBe('earned')
})

test('a press taken back leaves the point open, also in a part that was kept', async () => {
  const id = await pasted()
  for (const key of ['p1', 'p2', 'p3']) await press(id, key, 'earned')
  for (const key of ['p3', 'p2', 'p1']) await press(id, key)
  const { script, one } = await opened(id)
  expect(one.now.verdicts.size).toBe(0)
  expect(scriptSum(script)).toMatchObject({ low: 0, open: 1 })
})

test('a press taken back before the page had read what was kept took the other points with it', async () => {
  const { script, one } = await opened(await pasted())
  const press = (key: string, verdict?: PointVerdict) => decide(script, one, [{ key, verdict }])
  const order = [
    press('p1', 'earned'),
    press('p2', 'earned'),
    press('p3', 'missed'),
    press('p3'),
    press('p3', 'missed')
  ]
  await Promise.all(order)
  const { one: now } = await opened(script.attempt.id)
  expect([...(now.said?.verdicts ?? [])]).toEqual([...says('earned', 'earned', 'missed').verdicts])
  expect(await readLosses(workspace().db)).toHaveLength(1)
})

test('a tab that died after the last press and before its marks were kept: they are kept when it opens again', async () => {
  const id = await pasted()
  const key = (await opened(id)).one.key
  const lines = (['p1', 'p2', 'p3'] as const).map(point => ({ key: point, verdict: 'earned' as const }))
  await saveAll([sayingChange(id, key, () => lines)])
  expect((await opened(id)).one.markings).toHaveLength(0)
  await settle((await opened(id)).script)
  expect((await opened(id)).one).toMatchObject({ isWaiting: false, mark: { low: 3 } })
  expect((await opened(id)).one.markings).toHaveLength(1)
})

test('a script that is settled while its last press is being kept keeps its marks once', async () => {
  const id = await pasted()
  for (const key of ['p1', 'p2']) await press(id, key, 'earned')
  const { script, one } = await opened(id)
  const last = decide(script, one, [{ key: 'p3', verdict: 'earned' }])
  // Its saying is on the disk, its marks are not yet: this is what a live query sees.
  const lines = (['p1', 'p2', 'p3'] as const).map(point => ({ key: point, verdict: 'earned' as const }))
  const seen = { ...one, isWaiting: true, now: verdictsOf(one.part, lines) }
  await Promise.all([last, settle({ ...script, parts: [seen] })])
  expect((await opened(id)).one.markings).toHaveLength(1)
})

test('a section that was left blank counts in the total of its paper', async () => {
  const id = await pasted()
  const { script } = await opened(id)
  const [first] = script.asked.sections
  if (!first) throw new Error('No section')
  const asked = { ...script.asked, sections: [first, { ...first, id: 'B', answer: 1 as const, marks: 16 }] }
  expect(scriptSum({ ...script, asked }).max).toBe(19)
})

test('own marks and a dispute are kept, and each lost point once', async () => {
  const id = await pasted()
  const first = await opened(id)
  await saveMarking(first.script, first.one, says('earned', 'unsure', 'missed'))
  const { one } = await opened(id)
  await saveDispute(one, says('earned', 'earned', 'missed'), 'I say Cominform.')
  const after = await opened(id)
  expect(after.one.markings.map(({ madeBy, low, high, remark }) => [madeBy, low, high, remark])).toEqual([
    ['self', 1, 2, ''],
    ['dispute', 2, 2, 'I say Cominform.']
  ])
  expect(after.one.mark).toMatchObject({ low: 1, high: 2, max: 3 })
  expect(await states()).toEqual(
    expect.arrayContaining([
      ['Cominform', 'open'],
      ['Two blocs', 'open']
    ])
  )
  await saveMarking(after.script, after.one, says('earned', 'earned', 'missed'))
  const left = (await states()).filter(([, state]) => state === 'open')
  expect(left).toEqual([['Two blocs', 'open']])
  expect(await workspace().db.losses.count()).toBe(2)
})

test('an answer written again under its scheme is an attempt of its own and closes no loss', async () => {
  const id = await pasted()
  const first = await opened(id)
  await saveMarking(first.script, first.one, says('earned', 'earned', 'missed'))
  const again = newId()
  await saveSecondVersion(first.script, first.one, { id: again, text: `${TYPED.answer} Two` })
  expect(await onceReady(liveSecondVersion(id, first.one.key))).toEqual({ id: again, text: `${TYPED.answer} Two` })
  await writeAgain(first.script, first.one, { id: again, text: `${TYPED.answer} Two blocs.` })
  expect(await onceReady(liveSecondVersion(id, first.one.key))).toBeNull()
  const second = await opened(again)
  expect(second.script.attempt.retryOf).toBe(id)
  await saveMarking(second.script, second.one, says('earned', 'earned', 'earned'))
  expect((await opened(id)).one).toMatchObject({ text: TYPED.answer, mark: { low: 2 } })
  expect((await opened(again)).one.mark).toMatchObject({ low: 3 })
  expect(await states()).toEqual([['Two blocs', 'open']])
})

test('a blank part is one loss, however often its script is seen', async () => {
  const id = await pasted()
  const { script } = await opened(id)
  const blank = newId()
  const { kind, refId, subjectId, title, minutes, readingMinutes, extraPercent, finishedAt, settings, asked } =
    script.attempt
  const fields = { kind, refId, subjectId, title, minutes, readingMinutes, extraPercent, finishedAt, settings, asked }
  await save('attempts', blank, { ...fields, retryOf: null })
  for (let time = 0; time < 2; time += 1) await settle((await opened(blank)).script)
  expect(await states()).toEqual([['Explain the Marshall Plan.', 'open']])
  const { script: seen, one } = await opened(blank)
  expect(scriptSum(seen)).toEqual({ low: 0, high: 0, max: 3, open: 0 })
  expect(one.markings).toHaveLength(1)
})

test('letters and blanks are written once, also where the script is seen twice at the same time', async () => {
  const id = await pasted('')
  await workspace().db.answers.clear()
  const { script } = await opened(id)
  await Promise.all([settle(script), settle(script)])
  expect((await opened(id)).one.markings).toHaveLength(1)
})

test('how the student marks: samples and models are compared, the built-in engine is not', async () => {
  const id = await pasted()
  const { script, one } = await opened(id)
  await saveSample(id, one.key, { mine: 4, given: 2, max: 6, on: '2026-11-20T10:00:00.000Z' })
  await saveMarking(script, one, says('earned', 'earned', 'missed'))
  const before = (await opened(id)).script
  expect(differences(before, samplesOf(before.attempt))).toMatchObject([{ against: 'sample', more: 2 }])
  await saveEngineMark((await opened(id)).one, found('model', ['found', 'not-found', 'not-found']))
  const after = (await opened(id)).script
  expect(differences(after, samplesOf(after.attempt))).toMatchObject([{ more: 2 }, { against: 'model', more: 1 }])
})

test('a point lost in one sitting and earned in a later one of the same question is one loss, won back', async () => {
  const id = await pasted()
  const first = await opened(id)
  await saveMarking(first.script, first.one, says('earned', 'earned', 'missed'))
  const { kind, refId, subjectId, title, minutes, readingMinutes, extraPercent, settings, asked } = first.script.attempt
  const later = newId()
  const finishedAt = new Date(Date.now() + 86_400_000).toISOString()
  const fields = { kind, refId, subjectId, title, minutes, readingMinutes, extraPercent, settings, asked }
  await save('attempts', later, { ...fields, retryOf: null, finishedAt })
  await saveAnswer(later, first.one.key, { doc: first.one.answer?.doc ?? null })
  const again = await opened(later)
  await saveMarking(again.script, again.one, says('earned', 'earned', 'missed'))
  expect(await states()).toEqual([['Two blocs', 'open']])
  const second = newId()
  const after = new Date(Date.now() + 2 * 86_400_000).toISOString()
  await save('attempts', second, { ...fields, retryOf: null, finishedAt: after })
  await saveAnswer(second, first.one.key, { doc: first.one.answer?.doc ?? null })
  const third = await opened(second)
  await saveMarking(third.script, third.one, says('earned', 'earned', 'earned'))
  expect(await states()).toEqual([['Two blocs', 'closed']])
})
