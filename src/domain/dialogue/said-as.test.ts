import { expect, test } from 'vitest'
import { actOf } from '#domain/chat/acts.ts'
import { dialogueOf, next, type Dialogue, type DialogueEvent } from '#domain/dialogue/dialogue.ts'
import { hardness } from '#domain/dialogue/hardness.ts'
import type { DialogueItem } from '#domain/dialogue/item.ts'
import { asksBeside, eventOfAct, goesOn } from '#domain/dialogue/said-as.ts'

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

test('stop ends the round, and a question without an answer is not counted', () => {
  for (const mode of ['socratic', 'quiz'] as const) {
    const { state, moves } = next(begun(mode), { kind: 'stop' })
    expect(state).toMatchObject({ now: null, queue: [] })
    expect(moves).toEqual([{ kind: 'end', done: [], isStopped: true }])
    const helped = next(next(begun(mode), { kind: 'hint' }).state, { kind: 'stop' })
    expect(helped.moves).toMatchObject([{ kind: 'end', done: [{ key: 'light', end: 'skipped' }], isStopped: true }])
  }
})

test('an answer typed after the verdict is not compared a second time, does not count, and keeps its question', () => {
  const wrong: DialogueEvent = { kind: 'answer', text: 'mass', seen: [{ verdict: 'not-found', share: 0, said: [] }] }
  const right: DialogueEvent = {
    kind: 'answer',
    text: 'waves',
    seen: [{ verdict: 'found', share: 1, said: ['waves'] }]
  }
  const shown = next(begun('quiz'), wrong).state
  const { state, moves } = next(shown, right)
  expect(moves).toEqual([{ kind: 'after' }])
  expect(next(state, { kind: 'next' }).state.done).toMatchObject([{ key: 'light', end: 'given-up', found: 0 }])
})

test('a hint at a question that is asked again says that there is none, and puts the question', () => {
  const again = next(next(begun('quiz'), { kind: 'give-up' }).state, { kind: 'next' }).state
  const retry: Dialogue = { ...again, now: again.now && { ...again.now, isRetry: true } }
  expect(saying('hint', retry)).toEqual({ kind: 'hint' })
  expect(next(retry, { kind: 'hint' }).moves.map(({ kind }) => kind)).toEqual(['no-hint', 'ask'])
})

test.each(['yes', 'ok', 'Okay!', 'got it', 'Yes please'])('after the verdict “%s” goes on', text => {
  expect(goesOn(text)).toBe(true)
})

test.each(['ok but why', 'yes, the king', 'no'])('“%s” is more than a yes', text => {
  expect(goesOn(text)).toBe(false)
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

test('where no question left is harder, that is said, and the open one is put again', () => {
  const hardest = next(begun('quiz'), { kind: 'harder' }).state
  const { state, moves } = next(hardest, { kind: 'harder' })
  expect(state).toBe(hardest)
  expect(moves.map(({ kind }) => kind)).toEqual(['no-harder', 'ask'])
})

test('after a shown answer the next question comes where none is harder', () => {
  const shown = next(next(begun('quiz'), { kind: 'harder' }).state, { kind: 'give-up' }).state
  const { state, moves } = next(shown, { kind: 'harder' })
  expect(moves.map(({ kind }) => kind)).toEqual(['no-harder', 'ask'])
  expect(state.now?.item.key).not.toBe('leaf')
})

test('a longer word is no harder than a short one; a reason is, and a sentence', () => {
  const of = (question: string, ...points: string[]) => hardness({ ...item('x', ...points), question })
  expect(of('What is it?', 'photosynthesis')).toBe(of('What is it?', 'air'))
  expect(of('Why is it?', 'air')).toBeGreaterThan(of('What is it?', 'the light of the sun'))
  expect(of('What is it?', 'the light of the sun')).toBeGreaterThan(of('What is it?', 'air'))
})

test.each([
  ['what did you say about robespierre?', true],
  ['why is robespierre important', true],
  ['y did they execute the king', true],
  ['where is the delta', true],
  ['where hard rock lies over soft rock', false],
  ['when a meander is cut off', false],
  ['the king of france', false]
])('“%s” to an open question asks beside it: %s', (text, isAsked) => {
  expect(asksBeside(text)).toBe(isAsked)
})
