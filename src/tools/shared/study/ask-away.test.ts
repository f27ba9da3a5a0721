import { beforeAll, expect, test, vi } from 'vitest'
import { runAt } from '#domain/clock/run.ts'
import { awayWords } from '#tools/shared/study/ask-away.ts'

beforeAll(() => {
  vi.stubGlobal('document', new EventTarget())
  return () => vi.unstubAllGlobals()
})

const START = Date.parse('2026-11-27T00:06:00Z')
const MINUTE = 60_000
const lengths = { work: 1500, rest: 300, long: 900, every: 4 }
const about = {
  title: 'Maths AA HL',
  tool: 'study-zone',
  subjectId: null,
  topicId: null,
  refKind: null,
  refId: null,
  blockId: null
}
const away = { runId: 'r', from: START, to: START + 12 * MINUTE, minutes: 12 }

function told(mode: 'stopwatch' | 'countdown', work: number | null, finishedAfter: number | null): string {
  const event = (kind: 'start' | 'submit', at: number) => {
    return { id: kind, kind, happenedAt: new Date(START + at * MINUTE).toISOString(), seconds: null, work: null }
  }
  const events = [event('start', 0), ...(finishedAfter === null ? [] : [event('submit', finishedAfter)])]
  const run = {
    id: 'r',
    work,
    rest: 0,
    events,
    about: { v: 1 as const, ...about, mode, work, rest: 0, round: 1, lengths }
  }
  return awayWords({ run, view: runAt(run, START + 40 * MINUTE) }, away)
}

test('a stopwatch that was finished by hand did not run to its end', () => {
  expect(told('stopwatch', null, 13)).toContain('“Maths AA HL” is in the log, but nobody was here from ')
})

test('nor did a countdown that was finished before its end; one that nobody stopped did', () => {
  expect(told('countdown', 1500, 13)).not.toContain('ran to its end')
  expect(told('countdown', 1500, null)).toContain('“Maths AA HL” ran to its end, and nobody was here from ')
})
