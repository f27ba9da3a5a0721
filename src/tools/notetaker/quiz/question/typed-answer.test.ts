import { expect, test } from 'vitest'
import { typed } from '#tools/notetaker/quiz/question/typed-answer.ts'

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
