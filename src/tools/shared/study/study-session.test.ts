import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Activity } from '#contract/entities.ts'
import { readRows } from '#data/read/live-rows.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { saveAll } from '#data/write/write.ts'
import { counting } from '#domain/progress/corrected.ts'
import { newId } from '#lib/ids.ts'
import { settle } from '#tools/shared/study/settle.ts'
import {
  goOnStudying,
  pauseClock,
  readClock,
  renameClock,
  resumeClock,
  setLength,
  startStudySession,
  stopStudySession,
  takeBreak,
  turnTo,
  type StudyStanding
} from '#tools/shared/study/study-session.store.ts'
import { takeAway } from '#tools/shared/study/take-away.ts'
import { setClock } from '#tools/shared/study/clock-settings.store.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-24T16:12:00Z')
const what = {
  title: 'Vectors',
  tool: 'study-zone',
  subjectId: null,
  topicId: null,
  refKind: null,
  refId: null,
  blockId: null
}

let user = ''
/** The clock at so many minutes past twelve past four. */
async function clockAt(minute: number): Promise<StudyStanding> {
  vi.setSystemTime(START + minute * MINUTE)
  const clock = await readClock()
  if (!clock) throw new Error('No clock runs')
  return clock
}

const told = (rows: readonly Activity[]): string[] =>
  rows.map(({ title, startedAt, seconds }) => `${startedAt.slice(11, 16)} ${title} ${seconds / 60}`).sort()
const inLog = async (): Promise<string[]> => told(counting(await readRows('activities')))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(START)
  setClock({ mode: 'pomodoro', work: 25, rest: 5, long: 15, every: 4 })
  user = newId()
  await openWorkspace(user)
})

afterEach(async () => {
  await eraseWorkspace(user)
  vi.useRealTimers()
})

test('a clock that was paused, killed and opened again shows the right time, and its work is in the log', async () => {
  await startStudySession(what)
  await pauseClock(await clockAt(8))
  await resumeClock(await clockAt(18))
  closeWorkspace()
  await openWorkspace(user)
  const { view } = await clockAt(20)
  expect([view.phase, view.worked, view.left]).toEqual(['work', 10 * MINUTE, 15 * MINUTE])
  await stopStudySession()
  expect(await inLog()).toEqual(['16:12 Vectors 8', '16:30 Vectors 2'])
})

test('who tells the log twice makes one row of a stretch', async () => {
  await startStudySession(what)
  await clockAt(60)
  await settle()
  await settle()
  expect(await inLog()).toEqual(['16:12 Vectors 25'])
})

test('a tab that died before the log was told: the next one that opens tells it', async () => {
  await startStudySession(what)
  const { run } = await clockAt(10)
  // The end is on the disk, and nothing else.
  const end = {
    attemptId: null,
    timer: run.id,
    kind: 'submit' as const,
    happenedAt: new Date().toISOString(),
    seconds: null
  }
  await saveAll([{ name: 'clock_events', id: newId(), fields: end }])
  await settle()
  expect(await inLog()).toEqual(['16:12 Vectors 10'])
})

test('a second start ends the first, and both are told', async () => {
  await startStudySession(what)
  await clockAt(10)
  await startStudySession({ ...what, title: 'Photosynthesis' })
  const clock = await clockAt(15)
  expect(clock.run.about.title).toBe('Photosynthesis')
  expect(clock.view.worked).toBe(5 * MINUTE)
  await stopStudySession()
  expect(await inLog()).toEqual(['16:12 Vectors 10', '16:22 Photosynthesis 5'])
})

test('after four rounds comes the long break', async () => {
  await startStudySession(what)
  const rests: number[] = []
  for (const round of [1, 2, 3, 4]) {
    const clock = await clockAt(26 * round)
    expect(clock.run.about.round).toBe(round)
    rests.push(clock.run.rest / 60)
    await goOnStudying(clock)
  }
  expect(rests).toEqual([5, 5, 5, 15])
})

test('flow: the break is a fifth of the work', async () => {
  setClock({ mode: 'flow' })
  await startStudySession(what)
  await takeBreak(await clockAt(50))
  const clock = await clockAt(52)
  expect(clock.view.phase).toBe('rest')
  expect(clock.view.left).toBe(8 * MINUTE)
  expect(await inLog()).toEqual(['16:12 Vectors 50'])
})

test('nobody was here: the time is taken from a clock that runs, and from the log of one that is over', async () => {
  setClock({ mode: 'stopwatch' })
  await startStudySession(what)
  const clock = await clockAt(60)
  await takeAway(clock, { runId: clock.run.id, from: START + 8 * MINUTE, to: START + 48 * MINUTE, minutes: 40 })
  expect((await clockAt(60)).view.worked).toBe(20 * MINUTE)
  await stopStudySession()
  expect(await inLog()).toEqual(['16:12 Vectors 8', '17:00 Vectors 12'])
  setClock({ mode: 'pomodoro' })
  await startStudySession({ ...what, title: 'Cells' })
  const over = await clockAt(100)
  expect(over.view.phase).toBe('over')
  await settle()
  await takeAway(over, { runId: over.run.id, from: START + 70 * MINUTE, to: START + 100 * MINUTE, minutes: 15 })
  expect(await inLog()).toEqual(['16:12 Vectors 8', '17:00 Vectors 12', '17:12 Cells 10'])
})

test('a running clock is made longer and shorter; of less than has been worked it is over then, and told once', async () => {
  await startStudySession(what)
  await setLength(await clockAt(5), 40 * 60)
  expect((await clockAt(5)).view.left).toBe(35 * MINUTE)
  await setLength(await clockAt(10), 0)
  const { view } = await clockAt(12)
  expect([view.phase, view.worked, view.left]).toEqual(['rest', 10 * MINUTE, 3 * MINUTE])
  await settle()
  await clockAt(60)
  await settle()
  expect(await inLog()).toEqual(['16:12 Vectors 10'])
})

const cells = { ...what, title: 'Cells', topicId: newId(), refKind: 'topic' }

test('a clock that ran for the wrong thing counts for the right one, from its start', async () => {
  await startStudySession(what)
  await renameClock(await clockAt(10), cells)
  const clock = await clockAt(11)
  expect([clock.run.about.title, clock.view.left]).toEqual(['Cells', 14 * MINUTE])
  await stopStudySession()
  expect(await inLog()).toEqual(['16:12 Cells 11'])
  expect((await readRows('activities')).map(({ topicId }) => topicId)).toEqual([cells.topicId])
})

test('from now on it is for something else: each has its minutes, and the round ends when it was to end', async () => {
  await startStudySession(what)
  await turnTo(await clockAt(10), cells)
  const clock = await clockAt(11)
  expect([clock.run.about.title, clock.view.left, clock.run.rest]).toEqual(['Cells', 14 * MINUTE, 300])
  await pauseClock(clock)
  await turnTo(await clockAt(13), what)
  const { view } = await clockAt(20)
  expect([view.isPaused, view.worked, view.left]).toEqual([true, 0, 14 * MINUTE])
  await stopStudySession()
  expect(await inLog()).toEqual(['16:12 Vectors 10', '16:22 Cells 1'])
})

test('what was told before all of it was known is told again: a clock that was ahead, minutes added elsewhere', async () => {
  await startStudySession(what)
  vi.setSystemTime(START + 600 * MINUTE)
  await settle()
  expect(await inLog()).toEqual(['16:12 Vectors 25'])
  const { run } = await clockAt(10)
  await stopStudySession()
  expect(await inLog()).toEqual(['16:12 Vectors 10'])
  await settle()
  expect((await readRows('activities')).length).toBe(2)

  await startStudySession({ ...what, title: 'Cells' })
  const clock = await clockAt(20)
  expect(clock.run.id).not.toBe(run.id)
  await clockAt(36)
  await settle()
  // Said offline by another device, and heard of only now.
  const extra = { attemptId: null, timer: clock.run.id, kind: 'extra' as const, seconds: 600, about: null }
  const happenedAt = new Date(START + 30 * MINUTE).toISOString()
  await saveAll([{ name: 'clock_events', id: newId(), fields: { ...extra, happenedAt } }])
  vi.setSystemTime(START + 50 * MINUTE)
  await settle()
  expect(await inLog()).toEqual(['16:12 Vectors 10', '16:22 Cells 35'])
})

test('what the student corrected stays as it was corrected, whatever is heard of later', async () => {
  await startStudySession(what)
  const { run, view } = await clockAt(26)
  await settle()
  await takeAway({ run, view }, { runId: run.id, from: START, to: START + 15 * MINUTE, minutes: 15 })
  expect(await inLog()).toEqual(['16:27 Vectors 10'])
  const extra = { attemptId: null, timer: run.id, kind: 'extra' as const, seconds: 600, about: null }
  const happenedAt = new Date(START + 20 * MINUTE).toISOString()
  await saveAll([{ name: 'clock_events', id: newId(), fields: { ...extra, happenedAt } }])
  vi.setSystemTime(START + 50 * MINUTE)
  await settle()
  expect(await inLog()).toEqual(['16:27 Vectors 10'])
})

test('a clock that was set back can be finished, and another one begun', async () => {
  await startStudySession(what)
  const clock = await clockAt(-60)
  expect(clock.view.worked).toBe(0)
  await stopStudySession()
  expect(await readClock()).toBeNull()
  await startStudySession({ ...what, title: 'Cells' })
  expect((await clockAt(-50)).view.worked).toBe(10 * MINUTE)
  expect((await clockAt(-37)).run.about.title).toBe('Cells')
})
