import { describe, expect, test } from 'vitest'
import type { Seen } from '#domain/dialogue/better.ts'
import { dialogueOf, next, type Dialogue, type DialogueEvent, type Move } from '#domain/dialogue/dialogue.ts'
import type { DialogueItem } from '#domain/dialogue/item.ts'

const NOT: Seen = { verdict: 'not-found', share: 0, said: [] }
const seen = (verdict: Seen['verdict'], share: number, ...said: string[]): Seen => ({ verdict, share, said })
const item = (key: string, points: readonly string[]): DialogueItem => ({
  key,
  question: `What is ${key}?`,
  points,
  place: 'Plants',
  source: null
})
const TWO = item('light', ['Chlorophyll absorbs red waves', 'Leaves reflect green waves'])
const BEGIN: DialogueEvent = { kind: 'begin' }
const answer = (text: string, ...points: readonly Seen[]): DialogueEvent => ({ kind: 'answer', text, seen: points })

function play(state: Dialogue, ...events: readonly DialogueEvent[]) {
  const moves: Move[] = []
  let now = state
  for (const event of events) {
    const step = next(now, event)
    now = step.state
    moves.push(...step.moves)
  }
  return { state: now, moves }
}
const begin = (...events: readonly DialogueEvent[]) => play(dialogueOf('socratic', [TWO]), BEGIN, ...events)
const lines = (moves: readonly Move[]) =>
  moves.flatMap(move => (move.kind === 'hint' && move.hint.kind === 'so-far' ? [move.hint.line] : []))

describe('the line from which a hint goes on', () => {
  test('is the last right one, of this answer before one of an earlier', () => {
    const first = answer('red waves', seen('found', 1, 'red waves'), NOT)
    const both = answer('and green waves', NOT, seen('unsure', 0.5, 'green waves'))
    expect(lines(begin(first, both).moves)).toEqual(['red waves', 'green waves'])
    const turned = begin(
      answer('green waves', NOT, seen('unsure', 0.5, 'green waves')),
      answer('red waves', seen('found', 1, 'red waves'), NOT)
    )
    expect(lines(turned.moves)).toEqual(['green waves', 'red waves'])
  })
  test('stays, where the next answer has none', () => {
    const first = answer('red waves', seen('found', 1, 'red waves'), NOT)
    const { state } = begin(first, answer('no idea', NOT, NOT))
    expect(state.now?.rung).toBe('shape')
    const again = play({ ...state, now: state.now && { ...state.now, rung: null } }, { kind: 'hint' })
    expect(lines(again.moves)).toEqual(['red waves'])
  })
  test.each([
    ['three of ten words begin a point', 0.3, 'green'],
    ['fewer do not', 0.29, null]
  ])('%s', (_, share, line) => {
    expect(lines(begin(answer('green', NOT, seen('unsure', share, 'green'))).moves)).toEqual([line])
  })
  test('before any answer there is none', () => {
    expect(lines(begin({ kind: 'hint' }).moves)).toEqual([null])
  })
})

describe('an answer is compared', () => {
  test('what stands and what is not sure are told apart', () => {
    const { moves } = begin(answer('red and green', seen('found', 1, 'red'), seen('unsure', 0.4, 'green')))
    expect(moves[1]).toEqual({ kind: 'compared', found: 1, of: 2, lines: ['red'], unsure: ['green'] })
    expect(begin(answer('hm', NOT, NOT)).moves[1]).toEqual({ kind: 'compared', found: 0, of: 2, lines: [], unsure: [] })
  })

  test('the best that was seen of a point counts: a later answer takes nothing away', () => {
    const { state } = begin(
      answer('green waves', NOT, seen('unsure', 0.5, 'green waves')),
      answer('green', NOT, seen('unsure', 0.25, 'green'))
    )
    expect(state.now?.seen[1]).toEqual(seen('unsure', 0.5, 'green waves'))
    expect(
      begin(answer('red', seen('found', 0.6, 'red')), answer('red waves', seen('unsure', 0.9, 'red waves'))).state.now
        ?.seen[0]
    ).toEqual(seen('found', 0.6, 'red'))
  })
  test('more words of it are better, and so is a surer verdict with fewer', () => {
    const { state } = begin(
      answer('red', seen('unsure', 0.3, 'red'), seen('unsure', 0.9, 'red')),
      answer('red waves', seen('unsure', 0.5, 'red waves'), seen('found', 0.6, 'waves'))
    )
    expect(state.now?.seen).toEqual([seen('unsure', 0.5, 'red waves'), seen('found', 0.6, 'waves')])
  })
  test('as many words are not better: the first line stays', () => {
    const { state } = begin(answer('red', seen('unsure', 0.3, 'red')), answer('waves', seen('unsure', 0.3, 'waves')))
    expect(state.now?.seen[0]?.said).toEqual(['red'])
  })

  test.each([
    ['a word of the answer', 'red', ['red']],
    ['its first word', 'it', ['it']],
    ['its last word', 'in', ['in']],
    ['letters within a word', 'ed', []],
    ['the start of a word', 'tak', []],
    ['what is not there', 'blue', []],
    ['spaces', ' ', []],
    ['nothing', '', []]
  ])('given back as said: %s', (_, said, kept) => {
    const { state } = begin(answer('it takes red in', seen('unsure', 0.5, said), NOT))
    expect(state.now?.seen[0]?.said).toEqual(kept)
  })
})

describe('the ladder', () => {
  const rungAfter = (...events: readonly DialogueEvent[]) => begin(...events).state.now?.rung
  test('begins again with a fifth more, not with less', () => {
    const low = answer('red', seen('unsure', 0.25, 'red'), NOT)
    expect(rungAfter(low, answer('red waves', seen('unsure', 0.5, 'red waves'), NOT))).toBe('so-far')
    expect(rungAfter(low, answer('red wave', seen('unsure', 0.4, 'red wave'), NOT))).toBe('shape')
    expect(rungAfter(answer('hm', NOT, NOT), answer('red', seen('unsure', 0.2, 'red'), NOT))).toBe('so-far')
  })
  test('a point found counts as a whole one, however few of its words are there', () => {
    const most = answer('red', seen('unsure', 0.75, 'red'), NOT)
    expect(rungAfter(most, answer('waves', seen('found', 0.75, 'waves'), NOT))).toBe('so-far')
  })
})

test('the answer is shown with every point, what was seen of it, and the source', () => {
  const { moves } = begin(answer('red', seen('found', 1, 'red')), { kind: 'give-up' })
  expect(moves.at(-1)).toEqual({
    kind: 'shown',
    source: null,
    points: [
      { text: TWO.points[0], verdict: 'found', share: 1, said: ['red'] },
      { text: TWO.points[1], verdict: 'not-found', share: 0, said: [] }
    ]
  })
})

test('a model’s sentence is told once, and empty ones never', () => {
  const { state } = begin({ kind: 'hint' })
  const told = (from: Dialogue, ...words: readonly string[]) => next(from, { kind: 'worded', words })
  expect(told(state, 'Think of a leaf.', ' ', '', 'Think of a leaf.').moves).toEqual([
    { kind: 'worded', words: ['Think of a leaf.'] }
  ])
  const after = told(state, 'Think of a leaf.').state
  expect(told(after, 'Think of a leaf.').moves).toEqual([])
  expect(told(after, 'Think of a leaf.', 'Which colour stays?').moves).toEqual([
    { kind: 'worded', words: ['Which colour stays?'] }
  ])
  expect(told(begin().state, 'Think of a leaf.').moves, 'before a hint a model has nothing to word').toEqual([])
})

describe('what is asked again', () => {
  test('an answer that was given up is asked again, without any help too', () => {
    expect(begin({ kind: 'give-up' }, { kind: 'next' }).state.now).toMatchObject({
      isRetry: true,
      phase: 'waiting',
      tries: 0,
      help: 0,
      written: [],
      told: []
    })
  })
  test('a retry is not asked a third time, skipped items are not asked again', () => {
    const twice = begin({ kind: 'give-up' }, { kind: 'next' }, { kind: 'give-up' }, { kind: 'next' })
    expect(twice.state).toMatchObject({ now: null, queue: [] })
    expect(twice.moves.at(-1)).toMatchObject({
      kind: 'end',
      done: [{ end: 'given-up' }, { end: 'given-up', isRetry: true }]
    })
    expect(begin({ kind: 'hint' }, { kind: 'skip' }).state).toMatchObject({ now: null, queue: [] })
  })
  test('a retry that is wrong is shown at once', () => {
    const { moves } = begin({ kind: 'give-up' }, { kind: 'next' }, answer('hm', NOT, NOT))
    expect(moves.slice(-2).map(({ kind }) => kind)).toEqual(['compared', 'shown'])
  })
})

describe('what does not fit changes nothing', () => {
  test.each([
    ['beginning twice', [BEGIN], BEGIN],
    ['beginning after the end', [BEGIN, { kind: 'skip' }], BEGIN],
    ['the next item before the answer is shown', [BEGIN], { kind: 'next' }],
    ['deciding about a point before the answer is shown', [BEGIN], { kind: 'count', at: 0, isThere: true }],
    ['a hint once it is shown', [BEGIN, { kind: 'give-up' }], { kind: 'hint' }],
    ['deciding about a point that is not there', [BEGIN, { kind: 'give-up' }], { kind: 'count', at: 2, isThere: true }]
  ] as const)('%s', (_, events: readonly DialogueEvent[], event: DialogueEvent) => {
    const { state } = play(dialogueOf('socratic', [TWO]), ...events)
    expect(next(state, event)).toEqual({ state, moves: [] })
  })
})

test('the student takes back what was counted', () => {
  const { state, moves } = begin(
    { kind: 'give-up' },
    { kind: 'count', at: 1, isThere: true },
    { kind: 'count', at: 1, isThere: false }
  )
  expect(moves.slice(-2)).toEqual([
    { kind: 'counted', found: 1, of: 2 },
    { kind: 'counted', found: 0, of: 2 }
  ])
  expect(state.now?.seen.map(({ verdict }) => verdict)).toEqual(['not-found', 'not-found'])
})
