import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldTasks } from '#cli/eval/eval-answers.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { cards } from '#server/ai/make/cards.ts'
import { mark } from '#server/ai/mark/mark.ts'
import { mockRun } from '../../../tests/support/mock-models.ts'

// What the checks cost a model that is right: they are there against one that is not.

test('a marker without fault keeps at least 90 % of its verdicts on the frozen answers, and gives none it did not mean', async () => {
  let [points, kept, given] = [0, 0, 0]
  const all = goldTasks().flatMap(task => task.answers.map(answer => ({ ...task, ...answer })))
  for (const { question, points: texts, any, marks, text } of all) {
    const is = (at: number): boolean => marks[at] === '1'
    const said = texts.map((_, at) => ({
      point: at + 1,
      quotes: is(at) ? [text] : [],
      reason: 'r',
      verdict: is(at) ? 'found' : 'not-found'
    }))
    const scheme = any > 0 ? [`Any ${any} of: ${texts.join('; ')}`] : texts
    const { run } = mockRun(() => ({ points: said, strands: [] }))
    const result = await mark({ question, scheme, answer: text }, run)
    result.points.forEach((point, at) => {
      points += 1
      if (is(at) === (point.proposal?.verdict === 'found')) kept += 1
      if (!is(at) && point.proposal?.verdict === 'found') given += 1
    })
  }
  expect(points).toBeGreaterThan(300)
  expect(kept / points).toBeGreaterThan(0.9)
  expect(given).toBe(0)
})

test('questions that the built-in engine would show pass but for two in a hundred', async () => {
  let [made, kept] = [0, 0]
  for (const path of globSync('tests/fixtures/texts/*-notes.md').sort().slice(0, 9)) {
    const source = sourceFromText(path, 'Notes', readFileSync(path, 'utf8'))
    const numbers = new Map(source.blocks.map((block, at) => [block.id, at + 1]))
    const own = makeCards(source).cards.filter(card => card.kind === 'basic')
    const said = own.map(({ source: span, type, front, back }) => {
      const block = numbers.get(span.blockId) ?? 0
      return { block, quote: span.quote, type, front, back }
    })
    const { run } = mockRun((_, at) => ({ cards: at === 1 ? said : [] }))
    made += own.length
    kept += (await cards({ source, options: { max: 200 } }, run)).cards.length
  }
  expect(made).toBeGreaterThan(60)
  expect(kept / made).toBeGreaterThan(0.96)
})
