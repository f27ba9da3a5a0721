import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { aRow } from '../../../../tests/support/any-row.ts'
import { runAt } from '#domain/clock/run.ts'
import { Clock } from '#tools/study-zone/desk/Clock.tsx'
import { DaySheet } from '#tools/study-zone/desk/DaySheet.tsx'
import { Idle } from '#tools/study-zone/desk/Idle.tsx'
import type { PlannedDay } from '#tools/study-zone/desk/today.store.ts'

beforeAll(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', new URL('https://app.example/study-zone'))
  return () => vi.unstubAllGlobals()
})

const START = Date.parse('2026-11-24T16:12:00Z')
const base = { id: 'b', rev: 0, createdAt: '', updatedAt: '', deletedAt: null }
const block = { ...base, ...aRow('blocks'), title: 'Vectors', subjectId: 's', startMinute: 970, minutes: 50 }
const day: PlannedDay = {
  now: { today: '2026-11-24', minute: 980, zone: 'UTC', minutesPerDay: 60 },
  lines: [{ block, title: 'Vectors', subject: 'Maths', position: 0, topicId: null, isOpen: true, left: 19 }],
  minutes: { done: 0, planned: 50 },
  subjects: [{ id: 's', name: 'Maths' }],
  topics: [{ id: 't', name: 'Vectors', subjectId: 's' }]
}

const lengths = { work: 1500, rest: 300, long: 900, every: 4 }
const what = {
  title: 'Vectors',
  tool: 'study-zone',
  subjectId: 's',
  topicId: null,
  refKind: null,
  refId: null,
  blockId: 'b'
}
const run = {
  id: 'r',
  work: 1500,
  rest: 300,
  events: [{ id: 'e', kind: 'start' as const, happenedAt: new Date(START).toISOString(), seconds: null, work: null }],
  about: { v: 1 as const, ...what, mode: 'pomodoro' as const, work: 1500, rest: 300, round: 1, lengths }
}

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('\u00a0', ' ')
const clockAt = (seconds: number): string =>
  text(
    renderToStaticMarkup(
      <Clock clock={{ run, view: runAt(run, START + seconds * 1000) }} subject="Maths" position={0} day={day} />
    )
  )

test('a block of the plan says what is done of it, and what the clock would show', () => {
  const drawn = text(renderToStaticMarkup(<Idle day={day} asked={null} />))
  expect(drawn).toContain('Vectors|Maths · 31 min of 50 min done|19:00')
})

test('the clock shows what is left of work and break, and what can be done then', () => {
  expect(clockAt(378)).toMatch(/\|18:42\|.*\|Pause\|.*5 min more\|Finish and log\|/)
  expect(clockAt(1678)).toMatch(/break.*\|02:02\|.*\|Skip the break\|Finish\|/)
  expect(clockAt(2000)).toMatch(/\|Over\|.*\|Next round\|Finish\|/)
})

test('the sheet of the day lets what is planned be begun', () => {
  expect(text(renderToStaticMarkup(<DaySheet day={day} />))).toContain('Vectors| |16:10 · start|')
})
