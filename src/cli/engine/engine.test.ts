import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { answerLine, COMMANDS, schemasOf } from '#cli/engine/engine-commands.ts'

const TEXT = 'Osmosis is the movement of water through a partially permeable membrane. It needs no energy.'

test('a line of cards goes in and comes out by its own schema', () => {
  const answer: unknown = JSON.parse(answerLine('cards', JSON.stringify({ title: 'Cells', text: TEXT })))
  expect(COMMANDS['cards']?.answer.safeParse(answer).error).toBeUndefined()
  expect(answer).toMatchObject({ engine: { kind: 'builtin' }, cards: expect.any(Array) as unknown })
  expect((answer as { cards: { front: string }[] }).cards.map(card => card.front)).toContain('What is osmosis?')
})

test('a question goes in and quoted sentences come out by their own schema', () => {
  const input = { question: 'What is osmosis?', documents: [{ id: 'd', text: TEXT }] }
  const answer: unknown = JSON.parse(answerLine('ask', JSON.stringify(input)))
  expect(COMMANDS['ask']?.answer.safeParse(answer).error).toBeUndefined()
  expect(answer).toMatchObject({ verdict: 'answer', passages: [{ sourceId: 'd' }, {}] })
})

test.each([
  ['cards', 'nonsense', 'invalid', 'The line is not JSON.'],
  ['cards', '{"text":5}', 'invalid', 'text: Invalid input: expected string, received number'],
  ['cards', '[]', 'invalid', 'input: '],
  ['fly', '{}', 'missing', 'There is no command']
])('%s %s answers with an error of its own', (name, line, code, message) => {
  const { error } = JSON.parse(answerLine(name, line)) as { error: { code: string; message: string } }
  expect(error.code).toBe(code)
  expect(error.message).toContain(message)
})

test('the command answers line by line in order, an error in its place, and ends well', () => {
  const input = ['{"text":""}', 'broken', JSON.stringify({ text: TEXT })].join('\n')
  const lines = execFileSync(process.execPath, ['src/cli/engine.ts', 'cards'], { input, encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(lines.map(line => Object.keys(JSON.parse(line) as object))).toEqual([
    expect.arrayContaining(['cards']),
    ['error'],
    expect.arrayContaining(['cards'])
  ])
})

test('every command prints the schemas of both sides', () => {
  for (const name of Object.keys(COMMANDS))
    expect(schemasOf(name)).toMatchObject({ request: { type: 'object' }, answer: { type: 'object' } })
})
