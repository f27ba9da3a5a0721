import { expect, test } from 'vitest'
import { readQuizKey } from '#tools/notetaker/quiz/question/quiz-keys.ts'
import { typed } from '#tools/notetaker/quiz/question/typed-answer.ts'

const press = (key: string, change = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...change
})

test('a quiz can be taken by letters, figures and Enter', () => {
  const ask = ['a', 'D', '2', 'Enter', 's', 'x', 'e'].map(key => readQuizKey(press(key), 'card', 'ask'))
  expect(ask).toEqual([
    { kind: 'choose', at: 0 },
    { kind: 'choose', at: 3 },
    { kind: 'choose', at: 1 },
    { kind: 'on' },
    { kind: 'confidence', word: 'sure' },
    null,
    null
  ])
  const shown = ['c', 'x', '1', 'a', 'Enter'].map(key => readQuizKey(press(key), 'card', 'shown')?.kind ?? null)
  expect(shown).toEqual(['card', 'wrong', 'choose', null, 'on'])
})

test('typing, dialogs, held keys and the shortcuts of the browser are left alone; Enter stays with a button', () => {
  expect(readQuizKey(press('a'), 'elsewhere', 'ask')).toBeNull()
  expect(readQuizKey(press('a', { repeat: true }), 'card', 'ask')).toBeNull()
  expect(readQuizKey(press('c', { ctrlKey: true }), 'card', 'shown')).toBeNull()
  expect(readQuizKey(press('Enter'), 'control', 'ask')).toBeNull()
})

test('of what is typed while a write runs only the latest is written, and a failed write is told', async () => {
  const [written, told]: [string[], unknown[]] = [[], []]
  const write = (text: string): Promise<void> => {
    if (text === 'full') return Promise.reject(new Error('full'))
    written.push(text)
    return Promise.resolve()
  }
  const answer = typed(write, error => told.push(error))
  for (const text of ['a', 'ab', 'abc']) answer.put(text)
  await answer.settled()
  expect(written).toEqual(['a', 'abc'])
  answer.put('full')
  answer.put('b')
  answer.put('bc')
  await answer.settled()
  expect([written.at(-1), told.length]).toEqual(['bc', 1])
})
