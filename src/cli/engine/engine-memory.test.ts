import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { answerLine } from '#cli/engine/engine-commands.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const PARAGRAPHS = readFileSync('tests/fixtures/texts/physics-prose.md', 'utf8').split('\n\n').slice(1)

/** Every line has words of its own, so that nothing kept by word or by text stays unseen. */
function lineOf(at: number): string {
  const text = (PARAGRAPHS[at % PARAGRAPHS.length] ?? '').replaceAll(/\b(\w{7,})\b/g, `$1${at.toString(36)}`)
  const lines = [
    ['cards', { text }],
    ['ask', { question: `What is the half-life of isotope${at}?`, documents: [{ text }] }],
    ['quiz', { seed: at, documents: [{ text }] }],
    ['mark', { question: `Why ${at}?`, reference: text.slice(0, 200), answer: text.slice(100, 400) }]
  ] as const
  const [name, input] = lines[at % lines.length] ?? lines[0]
  return answerLine(name, JSON.stringify(input))
}

function heapAfter(from: number, to: number): number {
  let errors = 0
  for (let at = from; at < to; at += 1) if (lineOf(at).startsWith('{"error"')) errors += 1
  expect(errors).toBe(0)
  collect()
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

test('hundreds of lines through cards, ask, quiz and mark leave no more on the heap than a few', () => {
  const warm = heapAfter(0, 40)
  // Measured: 1 MB for 160 lines, nearly all of it the tagger's memory of new words, which is bounded.
  expect(heapAfter(40, 200) - warm).toBeLessThan(2.5)
})
