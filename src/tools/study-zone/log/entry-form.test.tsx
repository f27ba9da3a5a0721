import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { LogEntry } from '#data/read/study/log.ts'
import { checkEntry } from '#tools/study-zone/log/entry-check.ts'
import { EntryForm } from '#tools/study-zone/log/EntryForm.tsx'

beforeAll(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', new URL('https://app.example/study-zone'))
  return () => vi.unstubAllGlobals()
})

const CLOCK = { timeZone: 'UTC', dayStartsAt: 4 }
const of = { tool: 'study-zone', subjectId: null, topicId: null, refKind: null, refId: null, blockId: null }
const entry: LogEntry = {
  ...of,
  id: 'e',
  title: 'Vectors',
  kind: 'hand',
  from: Date.parse('2026-11-25T18:00:00Z'),
  to: Date.parse('2026-11-26T17:00:00Z'),
  seconds: 82_800,
  replaces: null,
  count: null,
  isRow: true
}

test('an end before its start is one fault with one message: the field of minutes says nothing of its own', () => {
  const drawn = renderToStaticMarkup(<EntryForm entry={entry} day="2026-11-25" clock={CLOCK} onDone={() => {}} />)
  expect(drawn).toContain('value="1,380"')
  expect(drawn).not.toContain('Choose a whole number')
  const typed = { title: '', subjectId: null, date: '2026-11-25', from: '18:00', to: '17:00' }
  expect(checkEntry(typed, CLOCK, Date.parse('2026-11-27T00:06:00Z'))).toEqual({ fault: 'long' })
})

test('the day of an entry after midnight is the one it is listed under, and the form says when a day ends', () => {
  const [from, to] = [Date.parse('2026-11-27T00:02:00Z'), Date.parse('2026-11-27T00:03:00Z')]
  const drawn = renderToStaticMarkup(
    <EntryForm entry={{ ...entry, from, to, seconds: 60 }} day="2026-11-26" clock={CLOCK} onDone={() => {}} />
  )
  expect(drawn).toContain('value="2026-11-26"')
  expect(drawn).toContain('Your day ends at 4:00.')
})
