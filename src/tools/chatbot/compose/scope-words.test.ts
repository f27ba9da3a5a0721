import { expect, test } from 'vitest'
import { EVERYTHING, isNotesOnly } from '#data/read/chat/chat-sources.ts'
import { choicesOf, chosen, scopeWords, withPart } from '#tools/chatbot/compose/scope-words.ts'

const ground = {
  subjects: [{ id: 's', name: 'History' }],
  topics: [{ id: 't', name: 'Cold War', subjectId: 's' }],
  notes: [
    { id: 'n', title: 'Potsdam', subjectId: 's', isBlank: false },
    { id: 'e', title: '', subjectId: null, isBlank: false },
    { id: 'x', title: '', subjectId: null, isBlank: true }
  ]
}
const some = withPart(EVERYTHING, { kind: 'note', id: 'n' })

test('a note narrows the scope, and taking it away widens it again', () => {
  expect(some).toEqual({ v: 1, kind: 'some', of: [{ kind: 'note', id: 'n' }] })
  expect(withPart(some, { kind: 'note', id: 'n' })).toEqual(some)
  expect(chosen(some, [])).toEqual(EVERYTHING)
  expect(chosen(some, ['note:n', 'all'])).toEqual(EVERYTHING)
  expect(chosen(some, ['note:n', 'none']).kind).toBe('none')
  expect(chosen({ v: 1, kind: 'none', of: [] }, ['all', 'none'])).toEqual(EVERYTHING)
  expect(chosen({ v: 1, kind: 'none', of: [] }, [])).toEqual(EVERYTHING)
})

test('the wish to hear only what the notes say stays whatever is chosen', () => {
  const wished = { ...EVERYTHING, notesOnly: true }
  const narrow = withPart(wished, { kind: 'note', id: 'n' })
  expect(isNotesOnly(narrow)).toBe(true)
  expect(isNotesOnly(chosen(narrow, ['note:n', 'all']))).toBe(true)
  expect(isNotesOnly(chosen(narrow, ['note:n', 'none']))).toBe(false)
  expect(isNotesOnly(EVERYTHING)).toBe(false)
})

test('the scope is said by name, also where what it names is gone', () => {
  expect(scopeWords(EVERYTHING, ground)).toBe('from all your notes (2)')
  expect(scopeWords(withPart(some, { kind: 'subject', id: 's' }), ground)).toBe('from Potsdam, History')
  expect(scopeWords(withPart(EVERYTHING, { kind: 'note', id: 'gone' }), ground)).toContain('no longer')
  expect(scopeWords({ v: 1, kind: 'some', of: [{ kind: 'galaxy', id: 'x' }] }, ground)).toContain('no longer')
})

test('everything can be chosen by its name', () => {
  expect(choicesOf(ground).map(({ id }) => id)).toEqual(['subject:s', 'topic:t', 'note:n', 'note:e'])
})

test('an empty note without a title is no source', () => {
  expect(ground.notes).toHaveLength(3)
  expect(scopeWords(EVERYTHING, ground)).toBe('from all your notes (2)')
  expect(choicesOf(ground).map(({ id }) => id)).not.toContain('note:x')
})
