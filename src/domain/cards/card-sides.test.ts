import { expect, test } from 'vitest'
import { answerOf, extraOf, plainQuestion, questionOf, wantedWords } from '#domain/cards/card-sides.ts'

const cloze = { kind: 'cloze', front: '{{c1::Potsdam::place}}, {{c2::1945}}', back: 'After Yalta', ordinal: 1 } as const

test('a cloze asks with a gap and answers with the gap filled', () => {
  expect(questionOf(cloze)[0]).toEqual({ kind: 'blank', hint: 'place' })
  expect(answerOf(cloze)[0]).toEqual({ kind: 'answer', text: 'Potsdam' })
  expect([extraOf(cloze), wantedWords(cloze), plainQuestion(cloze)]).toEqual([
    'After Yalta',
    'Potsdam',
    '[place], 1945'
  ])
})

test('a cloze that cannot be read is shown as typed, so that it can be put right', () => {
  const broken = { ...cloze, front: 'An {{c1::open gap' }
  expect(questionOf(broken)).toEqual([{ kind: 'text', text: broken.front }])
  expect(wantedWords(broken)).toBe('')
})

test('other cards ask with one side and answer with the other', () => {
  const basic = { kind: 'basic', front: 'When?', back: '1945', ordinal: 0 } as const
  expect([questionOf(basic), answerOf(basic), extraOf(basic), wantedWords(basic)]).toEqual([
    [{ kind: 'text', text: 'When?' }],
    [{ kind: 'text', text: '1945' }],
    '',
    '1945'
  ])
})
