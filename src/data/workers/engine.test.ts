import { expect, test } from 'vitest'
import { enginePorts } from '../../../tests/support/engine-port.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { workerClient } from '#data/workers/client.ts'
import { ask } from '#engine/builtin/ask/ask.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { makePlan } from '#engine/builtin/plan/plan.ts'
import { makeQuestions } from '#engine/builtin/questions/questions.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'

const SOURCE = sourceFromText(
  'n',
  'Cells',
  'Osmosis is the movement of water through a partially permeable membrane. Cells need water.'
)
const TASK = { question: 'What is osmosis?', answer: 'Water moves through a membrane.', scheme: ['movement of water'] }

test('the worker answers with what the engine makes, whatever is asked, and one worker serves all', async () => {
  const { open, opened } = enginePorts()
  const client = workerClient<EngineMethods>(open)
  const context = { today: '2026-04-20', exams: [], subjects: [], weakTopics: [] }
  const [cards, none, quiz, answer, marked, questions, plan] = await Promise.all([
    client.run('cards', [SOURCE]),
    client.run('cards', [SOURCE, { max: 0 }]),
    client.run('quiz', [[SOURCE], { seed: 3 }]),
    client.run('ask', ['What is osmosis?', [SOURCE]]),
    client.run('mark', [TASK]),
    client.run('questions', [[SOURCE]]),
    client.run('plan', ['', context])
  ])
  expect(questions).toEqual(makeQuestions([SOURCE]))
  expect(plan).toEqual(makePlan('', context))
  expect(cards).toEqual(makeCards(SOURCE))
  expect(none.cards).toEqual([])
  expect(quiz).toEqual(makeQuiz([SOURCE], { seed: 3 }))
  expect(answer).toEqual(ask('What is osmosis?', [SOURCE]))
  expect(marked).toEqual(mark(TASK))
  expect(opened).toHaveLength(1)
})

test('a long job says how far it is', async () => {
  const notes = ['a', 'b', 'c'].map(id => ({ id, title: id, doc: null }))
  const told: [number, number][] = []
  await workerClient<EngineMethods>(enginePorts().open).run('index', [notes], {
    onProgress: (done, total) => void told.push([done, total])
  })
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3]
  ])
})

test('an abort rejects at once, ends the worker, and the next question opens a new one', async () => {
  const { open, opened } = enginePorts()
  const client = workerClient<EngineMethods>(open)
  const stop = new AbortController()
  const asked = client.run('cards', [SOURCE], { signal: stop.signal })
  stop.abort()
  await expect(asked).rejects.toThrow('abort')
  expect(opened[0]?.ended).toBe(true)
  await expect(client.run('cards', [SOURCE])).resolves.toMatchObject({ engine: { kind: 'builtin' } })
  expect(opened).toHaveLength(2)
  expect(client.generation()).toBe(2)
})

test('an abort leaves the worker alone while others wait, and one that holds something always', async () => {
  const { open, opened } = enginePorts()
  const client = workerClient<EngineMethods>(open)
  const stop = new AbortController()
  const [stopped, other] = [client.run('mark', [TASK], { signal: stop.signal }), client.run('mark', [TASK])]
  stop.abort()
  await expect(stopped).rejects.toThrow('abort')
  await expect(other).resolves.toEqual(mark(TASK))
  const holding = workerClient<EngineMethods>(open, { outlivesAbort: true })
  const again = new AbortController()
  const left = holding.run('find', ['osmosis', []], { signal: again.signal })
  again.abort()
  await expect(left).rejects.toThrow('abort')
  expect(opened.map(port => port.ended)).toEqual([false, false])
})

test('an abort before the question never opens a worker', async () => {
  const { open, opened } = enginePorts()
  const asked = workerClient<EngineMethods>(open).run('cards', [SOURCE], { signal: AbortSignal.abort() })
  await expect(asked).rejects.toThrow('abort')
  expect(opened).toHaveLength(0)
})

test('a worker that cannot start fails every question with words', async () => {
  const { open, opened } = enginePorts()
  const asked = workerClient<EngineMethods>(open).run('cards', [SOURCE])
  opened[0]?.onerror?.({ message: 'blocked' })
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
})

test('a job that fails inside the worker fails alone', async () => {
  const client = workerClient<EngineMethods>(enginePorts().open)
  const broken = client.run('cards', [{ id: 'n', title: '' } as never])
  await expect(broken).rejects.toMatchObject({ code: 'bug' })
  await expect(client.run('mark', [TASK])).resolves.toEqual(mark(TASK))
})
