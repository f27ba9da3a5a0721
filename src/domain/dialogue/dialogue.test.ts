import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Seen } from '#domain/dialogue/better.ts'
import {
  dialogueOf,
  knownIn,
  next,
  RETRY_AFTER,
  safeWords,
  type Dialogue,
  type DialogueEvent,
  type Move,
  type Round
} from '#domain/dialogue/dialogue.ts'
import { givesAway, newWords } from '#domain/dialogue/gives-away.ts'
import type { DialogueItem } from '#domain/dialogue/item.ts'

const FOUND = (said: string): Seen => ({ verdict: 'found', share: 1, said: [said] })
const NOT: Seen = { verdict: 'not-found', share: 0, said: [] }
const UNSURE = (said: string): Seen => ({ verdict: 'unsure', share: 0.5, said: [said] })
const item = (key: string, points: readonly string[], question = `What is ${key}?`): DialogueItem => ({
  key,
  question,
  points,
  place: 'Photosynthesis',
  source: { noteId: 'n', title: 'Plants', blockId: 'b', quote: points.join(' ') }
})
const LIGHT = item(
  'light',
  ['Chlorophyll absorbs red and blue light', 'It reflects green waves'],
  'What does chlorophyll do with light?'
)

function play(state: Dialogue, ...events: readonly DialogueEvent[]) {
  const moves: Move[] = []
  let now = state
  for (const event of events) {
    const step = next(now, event)
    now = step.state
    moves.push(...step.moves)
  }
  return { state: now, moves, kinds: moves.map(move => (move.kind === 'hint' ? move.hint.kind : move.kind)) }
}
const answer = (text: string, ...seen: readonly Seen[]): DialogueEvent => ({ kind: 'answer', text, seen })
const BEGIN: DialogueEvent = { kind: 'begin' }

test('Socratic goes up the ladder and shows the answer with its source only at the end', () => {
  const wrong = answer('no idea', NOT, NOT)
  const { kinds, state } = play(dialogueOf('socratic', [LIGHT]), BEGIN, wrong, wrong, wrong, wrong, wrong)
  expect(kinds).toEqual([
    'ask',
    ...['so-far', 'shape', 'gaps', 'letters'].flatMap(rung => ['compared', rung]),
    'compared',
    'shown'
  ])
  expect(state.now).toMatchObject({ help: 4, tries: 5, phase: 'shown' })
})

test('a new right line starts the ladder again, from that line', () => {
  const { moves, state } = play(
    dialogueOf('socratic', [LIGHT]),
    BEGIN,
    answer('no idea', NOT, NOT),
    answer('hm', NOT, NOT),
    answer('it absorbs red and blue light', FOUND('absorbs red and blue light'), NOT)
  )
  expect(moves.at(-1)).toMatchObject({
    kind: 'hint',
    help: 3,
    hint: { kind: 'so-far', line: 'absorbs red and blue light', left: 1 }
  })
  expect(state.now?.seen.map(one => one.verdict)).toEqual(['found', 'not-found'])
})

test('what was right once stays right, and only words of the answer are given back', () => {
  const { state, moves } = play(
    dialogueOf('socratic', [LIGHT]),
    BEGIN,
    answer('absorbs red and blue', FOUND('absorbs red and blue'), FOUND('reflects green waves')),
    answer('nothing', NOT, NOT)
  )
  expect(moves[1]).toMatchObject({ lines: ['absorbs red and blue'] })
  expect(state.now?.seen.map(one => one.verdict)).toEqual(['found', 'found'])
})

test('after help an item is asked once more, later and without hints; without help it is not', () => {
  const items = ['a', 'b', 'c', 'd'].map(key => item(key, [`xylem${key} phloem${key}`]))
  const right = answer('yes', FOUND('yes'))
  const turn = [right, { kind: 'next' }] as const
  let { state } = play(dialogueOf('socratic', items), BEGIN, answer('no', NOT), ...turn)
  const asked: string[] = []
  while (state.now) {
    asked.push(`${state.now.item.key}${state.now.isRetry ? ' again' : ''}`)
    if (state.now.isRetry)
      expect(next(state, { kind: 'hint' }).moves.map(({ kind }) => kind)).toEqual(['no-hint', 'ask'])
    state = play(state, ...turn).state
  }
  expect(asked).toEqual(['b', 'c', 'a again', 'd'])
  expect(asked.indexOf('a again')).toBe(RETRY_AFTER)
  expect(state.done.map(one => [one.key, one.help, one.isRetry, one.end])).toEqual([
    ['a', 1, false, 'whole'],
    ['b', 0, false, 'whole'],
    ['c', 0, false, 'whole'],
    ['a', 0, true, 'whole'],
    ['d', 0, false, 'whole']
  ])
})

test('Quiz me: one answer, then the comparison with the source; a hint on request is counted', () => {
  const { kinds, state } = play(
    dialogueOf('quiz', [LIGHT]),
    BEGIN,
    { kind: 'hint' },
    answer('absorbs red', FOUND('absorbs red'), NOT),
    answer('absorbs red and more', FOUND('absorbs red'), NOT)
  )
  expect(kinds).toEqual(['ask', 'so-far', 'compared', 'once-more', 'compared', 'shown'])
  expect(state.now?.help).toBe(1)
})

test('where words cannot tell the student decides, and it counts', () => {
  const played = play(
    dialogueOf('quiz', [LIGHT]),
    BEGIN,
    answer('it takes red in', UNSURE('takes red in'), NOT),
    { kind: 'give-up' },
    { kind: 'count', at: 0, isThere: true },
    { kind: 'count', at: 5, isThere: true },
    { kind: 'next' }
  )
  expect(played.moves).toContainEqual({ kind: 'counted', found: 1, of: 2 })
  expect(played.state.done[0]).toMatchObject({ found: 1, points: 2, end: 'given-up' })
})

test('given up, skipped, empty and out of place', () => {
  const state = dialogueOf('socratic', [LIGHT, item('b', ['xylem'])])
  expect(play(state, BEGIN, { kind: 'give-up' }).kinds).toEqual(['ask', 'shown'])
  expect(play(state, BEGIN, { kind: 'skip' }).state.done[0]).toMatchObject({ end: 'skipped', help: 0 })
  expect(play(state, BEGIN, { kind: 'skip' }).state.queue).toEqual([])
  expect(play(state, BEGIN, answer('  ?! ', NOT, NOT)).kinds).toEqual(['ask'])
  expect(play(state, answer('early', NOT), { kind: 'next' }, { kind: 'hint' }).moves).toEqual([])
  expect(play(dialogueOf('quiz', []), BEGIN).moves).toEqual([{ kind: 'end', done: [] }])
})

test('a model’s words are shown only as far as they leave the answer open', () => {
  const { state } = play(dialogueOf('socratic', [LIGHT]), BEGIN, { kind: 'hint' })
  const told = (...words: readonly string[]) => next(state, { kind: 'worded', words }).moves
  expect(told('Which colours does a leaf keep?')).toHaveLength(1)
  expect(told('It reflects green waves.')).toEqual([])
  // Two halves are a whole.
  expect(told('It takes something red.', 'And something blue too.')).toEqual([
    { kind: 'worded', words: ['It takes something red.'] }
  ])
})

/** Every word of a move that the student reads. */
const textOf = (move: Move): string =>
  move.kind === 'ask'
    ? move.question
    : move.kind === 'worded'
      ? move.words.join('\n')
      : move.kind === 'compared'
        ? [...move.lines, ...move.unsure].join('\n')
        : move.kind === 'hint'
          ? move.hint.kind === 'so-far'
            ? [move.hint.line, move.hint.place].join('\n')
            : move.hint.kind === 'shape'
              ? ''
              : move.hint.text
          : ''

const word = fc.constantFrom(
  ...'chlorophyll absorbs red blue light reflects green 1923 1924 army loyal F = m a osmosis water the of not and'.split(
    ' '
  )
)
const sentence = fc.array(word, { minLength: 1, maxLength: 9 }).map(words => words.join(' '))
const anyItem = fc.record({
  key: fc.uuid(),
  question: sentence,
  points: fc.array(sentence, { minLength: 1, maxLength: 3 }),
  place: sentence,
  source: fc.constant(null)
})
const anySeen: fc.Arbitrary<Seen> = fc.record({
  verdict: fc.constantFrom('found', 'unsure', 'not-found'),
  share: fc.constantFrom(0, 0.25, 0.5, 1),
  said: fc.array(fc.oneof(word, sentence), { maxLength: 2 })
})
const anyEvent: fc.Arbitrary<DialogueEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    text: sentence,
    seen: fc.array(anySeen, { maxLength: 3 })
  }),
  fc.record({ kind: fc.constant('worded' as const), words: fc.array(sentence, { maxLength: 3 }) }),
  fc.constantFrom<DialogueEvent>({ kind: 'hint' }, { kind: 'next' }, { kind: 'skip' }, { kind: 'give-up' }),
  fc.record({ kind: fc.constant('count' as const), at: fc.nat(3), isThere: fc.boolean() })
)
const missingOf = ({ item: { points }, seen }: Round) => points.filter((_, at) => seen[at]?.verdict !== 'found')

test('whatever happens, nothing that is said before the answer is shown gives a missing point away', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Dialogue['mode']>('socratic', 'quiz'),
      fc.array(anyItem, { minLength: 1, maxLength: 3 }),
      fc.array(anyEvent, { maxLength: 25 }),
      (mode, items, events) => {
        let { state } = next(dialogueOf(mode, items), BEGIN)
        let heard = ''
        for (const event of events) {
          const before = state.now
          const step = next(state, event)
          state = step.state
          const after = state.now
          if (!after || after.item !== before?.item || after.isRetry !== before.isRetry) {
            heard = ''
            continue
          }
          if (after.phase === 'shown') continue
          const earlier = heard
          heard += `\n${step.moves.map(textOf).join('\n')}`
          const known = knownIn(after)
          for (const point of missingOf(after))
            // What the question or the student's own lines hold is no secret; nor does an old hint become one by them.
            if (newWords(point, known).length > 0 && !givesAway(earlier, point, known))
              expect(givesAway(heard, point, known)).toBe(false)
        }
      }
    ),
    { numRuns: 1500 }
  )
})

test('help is the number of hints, an item has one retry at most and that has no hints', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { minLength: 1, maxLength: 3 }),
      fc.array(anyEvent, { maxLength: 40 }),
      (items, events) => {
        const { state, moves } = play(dialogueOf('socratic', items), BEGIN, ...events)
        const hints = moves.filter(move => move.kind === 'hint').length
        expect(state.done.reduce((sum, one) => sum + one.help, state.now?.help ?? 0)).toBe(hints)
        for (const { key } of items) {
          const retries = state.done.filter(one => one.key === key && one.isRetry)
          expect(retries.length).toBeLessThanOrEqual(1)
          expect(retries.every(one => one.help === 0)).toBe(true)
        }
      }
    ),
    { numRuns: 500 }
  )
})

test('safe words of a round where nothing is missing are all words', () => {
  const { state } = play(dialogueOf('quiz', [LIGHT]), BEGIN, answer('all', FOUND('all'), FOUND('all')))
  expect(state.now && safeWords(state.now, ['Chlorophyll absorbs red and blue light.'])).toHaveLength(1)
})

test('half right in Quiz me has one more try, which counts; all wrong has none', () => {
  const half = answer('absorbs red', FOUND('absorbs red'), NOT)
  const rest = answer('it reflects green', NOT, FOUND('reflects green'))
  const { state, kinds } = play(dialogueOf('quiz', [LIGHT]), BEGIN, half, rest, { kind: 'next' })
  expect(kinds.slice(0, 5)).toEqual(['ask', 'compared', 'once-more', 'compared', 'shown'])
  expect(state.done[0]).toMatchObject({ end: 'whole', found: 2, tries: 2 })
  expect(play(dialogueOf('quiz', [LIGHT]), BEGIN, answer('no', NOT, NOT)).kinds).toEqual(['ask', 'compared', 'shown'])
})

test('the last of several questions is not asked again at once', () => {
  const items = ['a', 'b'].map(key => item(key, [`xylem${key}`]))
  const { state, moves } = play(
    dialogueOf('quiz', items),
    BEGIN,
    answer('yes', FOUND('yes')),
    { kind: 'next' },
    answer('no', NOT),
    { kind: 'next' }
  )
  expect(state.now).toBeNull()
  expect(moves.at(-1)).toMatchObject({ kind: 'end' })
})
