import { expect, test } from 'vitest'
import type { AskStyle, AskTurn } from '#contract/engine/ask.ts'
import { ASK_STYLES } from '#contract/engine/ask.ts'
import { askPiece, type AskMode } from '#contract/engine/pieces.ts'
import { askPrompt } from '#engine/model/prompts/ask.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { ask } from '#server/ai/ask/ask.ts'
import { mockRun } from '../../../../tests/support/mock-models.ts'

const TEXT = `# Photosynthesis
Chlorophyll absorbs red and blue light and reflects green light.

Glucose is used in respiration or stored as starch.`
const sources = [sourceFromText('n1', 'Plants', TEXT)]
const QUESTION = 'What does chlorophyll do with light?'
const QUOTE = 'Chlorophyll absorbs red and blue light and reflects green light.'
const sentence = (text: string, quote = QUOTE, basis = 'notes', block = 2) => ({
  basis,
  quotes: basis === 'notes' ? [{ block, quote }] : [],
  text
})

async function asked(
  style: AskStyle,
  said: unknown,
  options: Partial<Record<'question' | 'mode', string>> = {},
  turns: readonly AskTurn[] = []
) {
  const { question = QUESTION, mode = 'notes' } = options
  const { run, events, prompts } = mockRun(() => said)
  const result = await ask({ question, sources, mode: mode as AskMode, style, turns }, run)
  const pieces = events.flatMap(event => (event.type === 'piece' ? [askPiece.parse(event.piece)] : []))
  const deltas = events.flatMap(event => (event.type === 'delta' ? [event.text] : [])).join('')
  return { result, pieces, deltas, prompt: prompts[0] ?? '' }
}
const textsOf = (pieces: Awaited<ReturnType<typeof asked>>['pieces']) =>
  pieces.flatMap(piece => (piece.kind === 'sentence' ? [piece.text] : []))

test.each(ASK_STYLES)('%s is asked for by its own instructions', async style => {
  const { run, prompts } = mockRun(() => ({ sentences: [sentence('Chlorophyll absorbs red light.')] }))
  await ask({ question: QUESTION, sources, mode: 'notes', style }, run).catch(() => undefined)
  expect(prompts[0]).toContain(askPrompt(style, 'notes').text)
})

test('earlier turns stand apart as data, and make no quote', async () => {
  const turns = [
    { role: 'student', text: 'Leaves are full of copper, my teacher said.' },
    { role: 'engine', text: 'What do the notes say of light?' }
  ] as const
  const said = { sentences: [sentence('Leaves are full of copper.', 'Leaves are full of copper')] }
  const { prompt, result, deltas } = await asked('explain', said, {}, turns)
  expect(prompt).toMatch(/EARLIER TURNS BEGINS\nStudent: Leaves are full of copper.*\nReply: What do the notes/)
  expect(result.verdict).toBe('closest')
  expect(deltas).toBe('')
})

test('Socratic: a hint and a question pass, the answer does not, neither whole nor word by word', async () => {
  const hint = 'Which colours of light does a leaf keep?'
  const { pieces, deltas } = await asked('socratic', {
    sentences: [
      sentence('Chlorophyll absorbs red and blue light.'),
      sentence('Chlorophyll reflects the green light and absorbs blue.'),
      sentence(hint)
    ]
  })
  expect(textsOf(pieces)).toEqual([hint])
  expect(deltas).toBe('')
})

test('Socratic: the answer is not let through under the quote of another block', async () => {
  const other = 'Glucose is used in respiration or stored as starch.'
  const said = { sentences: [sentence('Glucose apart, chlorophyll absorbs red, blue light.', other, 'notes', 3)] }
  await expect(asked('socratic', said)).rejects.toMatchObject({ code: 'unreadable' })
})

test('Socratic: two halves of the answer are the answer, in one reply and over two', async () => {
  const first = 'Chlorophyll absorbs red light.'
  const second = 'Chlorophyll reflects the light that is green.'
  expect(textsOf((await asked('socratic', { sentences: [sentence(first), sentence(second)] })).pieces)).toEqual([first])
  const later = asked('socratic', { sentences: [sentence(second)] }, {}, [{ role: 'engine', text: first }])
  await expect(later).rejects.toMatchObject({ code: 'unreadable' })
})

test('Socratic: what was told before is no secret', async () => {
  const turns = [{ role: 'engine', text: QUOTE }] as const
  const { pieces } = await asked('socratic', { sentences: [sentence('Chlorophyll reflects which light?')] }, {}, turns)
  expect(pieces).toHaveLength(1)
})

test('Socratic: what the student wrote may be said back to them', async () => {
  const turns = [{ role: 'student', text: 'chlorophyll absorbs red and blue light' }] as const
  const back = 'Chlorophyll absorbs red and blue light, as you wrote.'
  const said = { sentences: [sentence(back), sentence('What happens to the light that is left?')] }
  const { pieces } = await asked('socratic', said, { question: 'and then I do not know' }, turns)
  expect(textsOf(pieces)).toEqual([back, 'What happens to the light that is left?'])
})

test('Socratic: own knowledge is no way round, and where nothing holds no closest passage is shown', async () => {
  const own = sentence('Chlorophyll absorbs red and blue light.', '', 'own knowledge')
  const said = asked('socratic', { sentences: [own] }, { mode: 'notes and own knowledge' })
  await expect(said).rejects.toMatchObject({ code: 'unreadable' })
})

test('Quiz: it says what an answer has, and its own question holds no answer', async () => {
  const told = 'Your answer has the red and blue light that chlorophyll absorbs.'
  const open = 'Which two things happen to glucose?'
  const starch = 'Glucose is used in respiration or stored as starch.'
  const { pieces, deltas } = await asked(
    'quiz',
    {
      sentences: [
        sentence(told),
        sentence('Is glucose used in respiration or stored as starch?', starch, 'notes', 3),
        sentence(open, starch, 'notes', 3)
      ]
    },
    { question: 'It takes in red and blue light. What about glucose?' }
  )
  expect(textsOf(pieces)).toEqual([told, open])
  expect(deltas).toBe('')
})

test.each([
  ['debate', 5],
  ['socratic', 3],
  ['examiner', 8]
] as const)('%s has at most %d sentences', async (style, most) => {
  const words = [
    'red',
    'blue',
    'green',
    'light',
    'leaves',
    'look',
    'plants',
    'photosynthesis',
    'red light',
    'blue light'
  ]
  const said = { sentences: words.map(word => sentence(`What of ${word} in the leaves?`)) }
  const { pieces } = await asked(style, said).catch(() => ({ pieces: [] }))
  expect(pieces.length).toBeLessThanOrEqual(most)
})

test('Examiner: talking of the answer is allowed, inventing is not', async () => {
  const fair = 'Your answer names the green light but gives no reason.'
  const { pieces } = await asked('examiner', {
    sentences: [sentence(fair), sentence('It earns 3 marks of light.'), sentence('Volcanoes feed leaves with copper.')]
  })
  expect(textsOf(pieces)).toEqual([fair])
})
