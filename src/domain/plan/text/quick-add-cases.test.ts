import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quickAdd } from '#domain/plan/text/quick-add.ts'

const RULES: Readonly<Record<string, string>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY'
}
const minuteOf = (time: string): number | null =>
  time === '' ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const cases = ['quick-add', 'quick-add-own']
  .flatMap(name => readFileSync(new URL(`../../../../tests/fixtures/${name}.tsv`, import.meta.url), 'utf8').split('\n'))
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => line.split('\t') as [string, string, string, string, string, string, string?])

/** Typed on Tuesday 24 November 2026: phrase, kind, date, time, minutes, repeats, and the title where it matters. */
test.each(cases)('%s', (phrase, kind, date = '', time = '', minutes = '', repeats = '', title = '') => {
  const read = quickAdd(phrase, '2026-11-24', [])
  expect({ ...read, title: title === '' ? '' : read.title }).toEqual({
    kind,
    title,
    subjectId: null,
    on: date === '' ? null : date,
    at: minuteOf(time),
    minutes: minutes === '' ? null : Number(minutes),
    repeats: RULES[repeats] ?? null,
    weekdays: read.weekdays,
    refused: read.refused
  })
})
