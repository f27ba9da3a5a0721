import { expect, test } from 'vitest'
import { actOf } from '#domain/chat/acts.ts'
import { dialogueOf, next, type Dialogue, type DialogueEvent } from '#domain/dialogue/dialogue.ts'
import type { DialogueItem } from '#domain/dialogue/item.ts'
import { eventOfAct } from '#domain/dialogue/said-as.ts'

const item = (key: string, ...points: string[]): DialogueItem => ({
  key,
  question: `What is ${key}?`,
  points,
  place: 'Plants',
  source: null
})
const begun = (mode: Dialogue['mode']): Dialogue =>
  next(dialogueOf(mode, [item('light', 'waves'), item('air', 'a gas'), item('leaf', 'flat', 'green')]), {
    kind: 'begin'
  }).state
const saying = (text: string, state: Dialogue): DialogueEvent | null => {
  const act = actOf(text)
  return act && eventOfAct(act.kind, state)
}

test.each([
  ['I don’t know', 'hint', 'give-up'],
  ['hint', 'hint', 'hint'],
  ['idk just tell me', 'hint', 'give-up'],
  ['skip', 'skip', 'skip'],
  ['stop', 'stop', 'stop'],
  ['harder', 'harder', 'harder'],
  ['tell me the answer', 'give-up', 'give-up'],
  ['explain again', 'hint', 'hint'],
  ['hello', undefined, undefined]
])('%s is no wrong answer', (text, socratic, quiz) => {
  expect(saying(text, begun('socratic'))?.kind).toBe(socratic)
  expect(saying(text, begun('quiz'))?.kind).toBe(quiz)
})

test('once the answer is shown the next question comes, and why shows the note', () => {
  const { state } = next(begun('quiz'), { kind: 'give-up' })
  expect(saying('next', state)).toEqual({ kind: 'next' })
  expect(saying('I don’t know', state)).toEqual({ kind: 'next' })
  expect(saying('why?', state)).toBeNull()
  expect(saying('show me the answer', state)).toBeNull()
})

test('stop ends the round, with nothing more to ask', () => {
  for (const mode of ['socratic', 'quiz'] as const) {
    const { state, moves } = next(begun(mode), { kind: 'stop' })
    expect(state).toMatchObject({ now: null, queue: [] })
    expect(moves).toMatchObject([{ kind: 'end', done: [{ key: 'light', end: 'skipped' }] }])
  }
})

test('harder brings the question with most to say, before any that is asked again', () => {
  const { state } = next(begun('socratic'), { kind: 'harder' })
  expect(state.now?.item.key).toBe('leaf')
  const helped = next(next(begun('socratic'), { kind: 'hint' }).state, { kind: 'give-up' }).state
  expect(next(helped, { kind: 'harder' }).state.now).toMatchObject({ isRetry: false })
})

test('the question can be had once more', () => {
  const state = begun('quiz')
  expect(next(state, { kind: 'repeat' })).toMatchObject({ state, moves: [{ kind: 'ask', question: 'What is light?' }] })
})

test('another true sentence counts, and the points are shown without a verdict', () => {
  const { state, moves } = next(begun('socratic'), {
    kind: 'answer',
    text: 'leaves take it in',
    seen: [{ verdict: 'not-found', share: 0, said: [] }],
    stands: 'Leaves take light in.'
  })
  expect(moves.map(({ kind }) => kind)).toEqual(['stands', 'shown'])
  expect(moves[1]).toMatchObject({ points: [{ text: 'waves', verdict: 'open' }] })
  expect(next(state, { kind: 'next' }).state.done).toMatchObject([{ key: 'light', end: 'whole' }])
})

test('harder changes nothing where no question left has more to say', () => {
  const hardest = next(begun('quiz'), { kind: 'harder' }).state
  expect(next(hardest, { kind: 'harder' })).toEqual({ state: hardest, moves: [] })
})
