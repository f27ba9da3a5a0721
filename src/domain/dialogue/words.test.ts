import { describe, expect, test } from 'vitest'
import { givesAway, newWords, shareMet, wordsIn } from '#domain/dialogue/gives-away.ts'
import { itemOfCard, itemOfQuiz, pointsOf, type DialogueSource } from '#domain/dialogue/item.ts'
import { seenIn, type MarkPoints } from '#domain/dialogue/seen.ts'

describe('two forms of one word', () => {
  test.each([
    ['absorbs', 'absorbing', true],
    ['cell', 'cells', true],
    ['bond', 'bonding', true],
    ['cats', 'cat', false],
    ['photosynthesis', 'photon', false],
    ['photon', 'photosynthesis', false],
    ['transport', 'transpiration', false],
    ['form2', 'form', false],
    ['1923', '1924', false],
    ['Café', 'cafe', true]
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(newWords(one, other)).toHaveLength(isSame ? 0 : 1)
  })
})

test('words without case, accents and signs, each once', () => {
  expect(wordsIn('Élan — élan, VITAL!')).toEqual(['elan', 'vital'])
  expect(wordsIn(' … ')).toEqual([])
})

test('words that any sentence has are not new, but in a formula every letter is', () => {
  expect(newWords('It is the one that was in their way because of you', '')).toEqual(['one', 'way'])
  expect(newWords('might also have been those which you would not', '')).toEqual([])
  expect(newWords('a = F / m', '')).toEqual(['a', 'f', 'm'])
  expect(newWords('a is F', '')).toEqual(['f'])
})

test('half of the new words give nothing away, more than half do', () => {
  const answer = 'xylem phloem stomata cuticle'
  expect(givesAway('xylem and phloem', answer)).toBe(false)
  expect(givesAway('xylem and phloem and stomata', answer)).toBe(true)
  expect(shareMet('xylem and phloem', answer, '')).toBe(0.5)
  expect(shareMet('anything', 'xylem', 'the xylem')).toBe(1)
  expect(givesAway('xylem', 'xylem phloem')).toBe(true)
  expect(givesAway('xylem', 'xylem phloem stomata')).toBe(false)
})

test('an answer without words is never given away', () => {
  expect(givesAway('…', '…')).toBe(false)
  expect(givesAway('the greenery', 'green', 'green')).toBe(false)
})

describe('an answer is read as its points', () => {
  test.each([
    ['a list of twelve', 'first\n12. twelfth', ['first', 'twelfth']],
    ['marks of a list with spaces', '  -   red\n*  blue\n1) green', ['red', 'blue', 'green']],
    ['a dash inside a line', 'a\nred - blue', ['a', 'red - blue']],
    ['a number that begins a line', 'x\n9.8 m', ['x', '9.8 m']],
    ['three sentences', 'Is it? Yes!  It is.', ['Is it?', 'Yes!', 'It is.']],
    ['a sentence behind a bracket', 'It melts (at 0 °C). It boils.', ['It melts (at 0 °C).', 'It boils.']],
    ['a small letter behind a full stop', 'cf. the table', ['cf. the table']],
    ['a number ends a sentence', 'It was 1914. War came.', ['It was 1914.', 'War came.']],
    ['an ellipsis with spaces', 'Wait ... What', ['Wait ... What']]
  ])('%s', (_, answer, points) => {
    expect(pointsOf(answer)).toEqual(points)
  })
})

const source: DialogueSource = { noteId: 'n', title: 'Plants', blockId: 'b', quote: 'oak' }

test('a question comes with its place and source, where they are known', () => {
  const card = { kind: 'basic' as const, front: '  Which tree? ', back: 'oak', ordinal: 1 }
  expect(itemOfCard('1', card, { place: 'Trees', source })).toEqual({
    key: 'card:1',
    question: 'Which tree?',
    points: ['oak'],
    place: 'Trees',
    source
  })
  expect(itemOfCard('1', card)).toMatchObject({ place: '', source: null })
})

test('eight points are asked for, nine are too many to type from memory', () => {
  const card = (count: number) => ({ kind: 'basic' as const, front: 'All?', back: 'x\n'.repeat(count), ordinal: 1 })
  expect(itemOfCard('1', card(8))?.points).toHaveLength(8)
  expect(itemOfCard('1', card(9))).toBeNull()
})

test('quiz items answered in words are asked; of several accepted answers the first is shown', () => {
  expect(itemOfQuiz({ key: 'q', question: 'Gap?', type: 'cloze', answers: ['ERP', 'plan'] })).toMatchObject({
    key: 'quiz:q',
    points: ['ERP']
  })
  expect(itemOfQuiz({ key: 'q', question: 'Why?', type: 'short', answers: ['So.'] })?.points).toEqual(['So.'])
  expect(itemOfQuiz({ key: 'q', question: 'Why?', type: 'short', answers: [] })).toBeNull()
  expect(
    itemOfQuiz({ key: 'q', question: 'How many?', type: 'numeric', value: 3, tolerance: 0, unit: '' })?.points
  ).toEqual(['3'])
  expect(itemOfQuiz({ key: 'q', question: 'Order?', type: 'ordering', items: ['a'], order: [0] })).toBeNull()
})

describe('an answer held against its points', () => {
  const item = { key: 'k', question: 'Which tree?', points: ['An old oak.', '…'], place: '', source: null }
  const nothing: MarkPoints = () => Promise.resolve({ points: [] })

  test('the same words are right, and are given back without the spaces around them', async () => {
    expect(await seenIn(item, ' an OLD  oak! ', nothing)).toEqual([
      { verdict: 'found', share: 1, said: ['an OLD  oak!'] },
      { verdict: 'not-found', share: 0, said: [] }
    ])
    expect((await seenIn(item, '?!', nothing))[1], 'signs are no words').toMatchObject({ verdict: 'not-found' })
    expect((await seenIn(item, 'anoldoak', nothing))[0]).toMatchObject({ verdict: 'not-found' })
  })

  test('the marker sees the question, the answer and every point', async () => {
    const asked: unknown[] = []
    const mark: MarkPoints = task => {
      asked.push(task)
      return nothing(task)
    }
    await seenIn(item, 'a beech', mark)
    expect(asked).toEqual([
      { question: 'Which tree?', answer: 'a beech', points: [{ text: 'An old oak.' }, { text: '…' }] }
    ])
  })

  test('three of five new words are the point, two are for the student to decide', async () => {
    const five = { ...item, points: ['xylem phloem stomata cuticle lignin'] }
    const found: MarkPoints = () =>
      Promise.resolve({ points: [{ evidence: { kind: 'near', sentences: [{ quote: 'q' }], turns: [] } }] })
    expect(await seenIn(five, 'xylem phloem stomata', found)).toEqual([{ verdict: 'found', share: 0.6, said: ['q'] }])
    expect(await seenIn(five, 'xylem phloem', found)).toMatchObject([{ verdict: 'unsure', share: 0.4 }])
  })
})
