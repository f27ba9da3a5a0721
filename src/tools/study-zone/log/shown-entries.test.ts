import { expect, test } from 'vitest'
import type { LogEntry, LogKind } from '#data/read/study/log.ts'
import { canJoin } from '#tools/study-zone/log/entry-acts.ts'
import { creditsOf } from '#tools/study-zone/log/credits.ts'
import { shownByDay } from '#tools/study-zone/log/shown-entries.ts'

const CLOCK = { timeZone: 'UTC', dayStartsAt: 4 }
const at = (time: string, day = 24): number => Date.parse(`2026-11-${day}T${time}:00Z`)

function entry(title: string, kind: LogKind, from: number, to: number): LogEntry {
  const of = { tool: 'study-zone', subjectId: null, topicId: null, refKind: null, refId: null, blockId: null }
  return {
    ...of,
    id: title,
    title,
    kind,
    from,
    to,
    seconds: (to - from) / 1000,
    replaces: null,
    count: null,
    isRow: true
  }
}

function shown(all: readonly LogEntry[]): string[] {
  const byDay = shownByDay(all, creditsOf(all, CLOCK), CLOCK)
  return [...byDay].flatMap(([day, list]) =>
    list.map(({ entry: { title }, seconds, elsewhere }) => {
      const lost = elsewhere ? ` (${elsewhere.seconds / 60} in ${elsewhere.as.title})` : ''
      return `${day} ${title} ${seconds / 60}${lost}`
    })
  )
}

test('what ran within something else stands in the log, and says that it counts there', () => {
  const inner = entry('Cards', 'timer', at('16:10'), at('16:20'))
  const outer = entry('Quiz', 'quiz', at('16:00'), at('16:30'))
  expect(shown([outer, inner])).toEqual(['2026-11-24 Quiz 30', '2026-11-24 Cards 0 (10 in Quiz)'])
})

test('of what ran partly over something else, each part is said', () => {
  const hand = entry('Overlap B', 'hand', at('08:30'), at('09:30'))
  const timer = entry('Overlap A', 'timer', at('08:00'), at('09:00'))
  expect(shown([timer, hand])).toEqual(['2026-11-24 Overlap A 60', '2026-11-24 Overlap B 30 (30 in Overlap A)'])
})

test('what goes over the end of a day stands on both, and nothing of it is lost', () => {
  expect(shown([entry('Night', 'timer', at('03:30', 25), at('04:10', 25))])).toEqual([
    '2026-11-24 Night 30',
    '2026-11-25 Night 10'
  ])
})

test('only what is of one thing and nearly touches is joined', () => {
  const one = entry('Vectors', 'timer', at('16:00'), at('16:25'))
  expect(canJoin(one, { ...one, from: at('16:40'), to: at('17:00') })).toBe(true)
  expect(canJoin(one, { ...one, from: at('16:41'), to: at('17:00') })).toBe(false)
  expect(canJoin(one, { ...one, title: 'TabTwo', from: at('16:30'), to: at('17:00') })).toBe(false)
  expect(canJoin(one, { ...one, subjectId: 'h', from: at('16:30'), to: at('17:00') })).toBe(false)
})
