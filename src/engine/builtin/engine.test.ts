import { expect, test } from 'vitest'
import type { AskPiece } from '#contract/engine/pieces.ts'
import { askPiece } from '#contract/engine/pieces.ts'
import { piecesOfAsk } from '#engine/ask-pieces.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { builtinEngine } from '#engine/builtin/engine.ts'
import { sourceFromText } from '#engine/source-text.ts'

const notes = sourceFromText(
  'cells',
  'Cells',
  'Osmosis is the movement of water through a partially permeable membrane. Mitochondria release energy in respiration.'
)
async function asked(question: string): Promise<AskPiece[]> {
  const pieces = piecesOfAsk(await builtinEngine.ask(question, [notes]))
  for (const piece of pieces) expect(askPiece.safeParse(piece).error).toBeUndefined()
  return pieces
}

test('an answer comes in quoted sentences and ends with the whole', async () => {
  const pieces = await asked('What is osmosis?')
  expect(pieces[0]).toMatchObject({ kind: 'sentence', basis: 'notes', passages: [{ sourceId: 'cells' }] })
  expect(pieces.map(piece => piece.kind).at(-1)).toBe('done')
  expect((await asked('Who won the football world cup?')).map(piece => piece.kind)).toEqual(['refused', 'done'])
})

test('every task answers under the engine’s name', async () => {
  const results = await Promise.all([
    builtinEngine.cards(notes),
    builtinEngine.quiz([notes]),
    builtinEngine.mark({ question: 'Why?', answer: 'Energy.', scheme: ['Energy'] }),
    builtinEngine.questions([notes]),
    builtinEngine.plan('', { today: '2026-04-20', exams: [], subjects: [], weakTopics: [] })
  ])
  for (const result of results) expect(result.engine).toEqual(ENGINE)
})

test('words that every object of the language has are words like others', async () => {
  const words = 'constructor toString valueOf hasOwnProperty __proto__'
  const text = `A constructor is a function that makes objects. ${words}. The constructor constructors of toString. ${words} is ${words}.`
  const source = sourceFromText('n', 'constructor', text)
  await expect(builtinEngine.cards(source)).resolves.toBeDefined()
  await expect(builtinEngine.quiz([source])).resolves.toBeDefined()
  await expect(builtinEngine.questions([source])).resolves.toBeDefined()
  await expect(
    builtinEngine.mark({ question: words, answer: text, scheme: [words, '3 constructor'] })
  ).resolves.toBeDefined()
  expect((await builtinEngine.ask(words, [source])).verdict).not.toBe('refused')
})
