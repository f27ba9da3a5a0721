import { expect, test } from 'vitest'
import type { Thread, Turn } from '#contract/entities.ts'
import { threadMarkdown } from '#tools/chatbot/thread/thread-markdown.ts'

const AT = '2026-11-26T05:00:00.000Z'
const base = { rev: 1, createdAt: AT, updatedAt: AT, deletedAt: null }
const thread = {
  ...base,
  id: 't',
  title: 'Poland 1945',
  mode: 'explain',
  scope: { v: 1, kind: 'none', of: [] },
  about: null,
  pinned: false,
  archived: false,
  tipId: 'b'
} as unknown as Thread
const turn = (id: string, parentId: string | null, more: Partial<Turn>): Turn =>
  ({
    ...base,
    id,
    threadId: 't',
    parentId,
    mode: 'explain',
    spans: null,
    extras: null,
    status: 'whole',
    ...more
  }) as Turn
const asked = turn('a', null, { role: 'student', text: 'Who painted it?', engine: '' })
const said = (more: Partial<Turn>) =>
  threadMarkdown({ thread, turns: [asked, turn('b', 'a', { role: 'tutor', text: '', ...more })] })

test('a conversation as a file says when it was begun and when each turn was said', () => {
  const text = said({ engine: 'builtin extractive 1', spans: { v: 1, spans: [{ kind: 'refused' }] } })
  expect(text).toMatch(/^# Poland 1945\n\nBegun 26 Nov 2026, \d\d:\d\d\n/)
  expect(text).toMatch(/## You, 26 Nov 2026, \d\d:\d\d\n\nWho painted it\?/)
  expect(text).toContain('Your notes do not say this.')
})

test('a model signs only what it wrote, and where no notes were asked they are not blamed', () => {
  const span = { blockId: 'b', start: 0, end: 3, quote: 'Yes' }
  const passages = [{ sourceId: 'n', title: 'Note', heading: '', span, score: 1 }]
  const near = said({ engine: 'model fake-1', text: 'Yes', spans: { v: 1, spans: [{ kind: 'closest', passages }] } })
  expect(near).toContain('by the built-in engine · fake-1 gave no sentence')
  expect(near).not.toContain('written by fake-1')
  const without = said({
    engine: 'model fake-1',
    spans: { v: 1, spans: [{ kind: 'refused' }] },
    extras: { v: 1, without: true }
  })
  expect(without).toContain('fake-1 gave no answer to this.')
  expect(without).not.toContain('Your notes do not say this')
})

test('what was said line by line is in the file once', () => {
  const text = said({ engine: 'builtin extractive 1', text: 'Hello.', extras: { v: 1, says: ['Hello.'] } })
  expect(text.match(/Hello\./g)).toHaveLength(1)
})
