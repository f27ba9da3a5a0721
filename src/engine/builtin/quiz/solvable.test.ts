import fc from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { QuizItem } from '#contract/engine/quiz.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'

const shownIn = (item: QuizItem): string[] => {
  if (item.type === 'choice') return item.options.map(one => one.text)
  if (item.type === 'matching') return [...item.left, ...item.right]
  if (item.type === 'ordering') return [...item.items]
  return item.type === 'cloze' || item.type === 'short' ? [...item.answers] : []
}
const keysOf = (item: QuizItem): string[] => {
  if (item.type === 'choice') return item.options.filter(one => one.correct).map(one => one.text)
  if (item.type === 'numeric') return [`${item.value}`]
  if (item.type === 'matching') return [...item.right]
  return item.type === 'true-false' ? [] : shownIn(item)
}
const words = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** What is wrong with a question that somebody must answer who sees nothing but the question. */
function faultsOf(item: QuizItem): string[] {
  const faults: string[] = []
  const outside = [item.question, ...shownIn(item)].map(text => text.replaceAll(/\$\$?[^$\n]+\$\$?/g, ''))
  if (outside.some(text => /\{\{|\}\}|c1::|\\[a-z]{2,}/i.test(text))) faults.push('raw')
  if (keysOf(item).some(key => key.trim() === '' || !/[^\s\p{P}]/u.test(key))) faults.push('no key')
  const isFormula = (key: string): boolean => /[$=→÷×^\\]/.test(key)
  if (keysOf(item).some(key => !isFormula(key) && words(key).trim() && words(item.question).includes(words(key))))
    faults.push('prints its answer')
  return faults.map(fault => `${fault}: ${item.type} ${item.question} (${keysOf(item).join(' / ')})`)
}
const faultsIn = (title: string, text: string, seed = 1): string[] =>
  makeQuiz([sourceFromText('n', title, text)], { max: 400, seed }).items.flatMap(faultsOf)

test('a gap without a hint is asked with its gap open: derivatives in a table', () => {
  const text =
    '| Function | Derivative | Integral |\n|---|---|---|\n| $\\sin x$ | $\\cos x$ | $-\\cos x$ |\n| $\\cos x$ | $-\\sin x$ | $\\sin x$ |\n| $\\ln x$ | $\\frac{1}{x}$ | $x\\ln x - x$ |'
  const { items } = makeQuiz([sourceFromText('n', 'Calculus', text)])
  expect(items.length).toBeGreaterThan(0)
  expect(items.flatMap(faultsOf)).toEqual([])
})

/** All of them in `npm run explore`. */
const isExploring = process.env['EXPLORE_SEED'] !== undefined

test('every question of every note of the tests is solvable from itself', () => {
  const paths = globSync(['tests/fixtures/texts/*.md', ...(isExploring ? ['tests/fixtures/judgements/*.txt'] : [])])
  expect(paths.length).toBeGreaterThan(25)
  expect(paths.flatMap(path => faultsIn('Notes', readFileSync(path, 'utf8')))).toEqual([])
})

const TERMS =
  'osmosis,Price elasticity of demand (PED),the USSR,$\\cos x$,CO₂,photo-synthesis,$x^{2}$,mitosis,1848,H₂O,Versailles'
const SAID =
  'the movement of water through a membrane,$-\\sin x$,{{c1::x}},\\lim_{x \\to 0},$\\frac{1}{x}$,how much demand reacts to price,3.0 × 10⁸ m/s,a treaty of 1919,12,…,—,rises,$5,the lungs'
const term = fc.constantFrom(...TERMS.split(','))
const said = fc.constantFrom(...SAID.split(','))
const row = fc.tuple(term, said, said).map(cells => `| ${cells.join(' | ')} |`)
const heads = fc.constantFrom('Function | Derivative | Integral', 'Term | Meaning | Example', 'Stage | Sales | Profit')
const piece = fc.oneof(
  fc
    .tuple(heads, fc.array(row, { minLength: 2, maxLength: 5 }))
    .map(([head, rows]) => `| ${head} |\n|---|---|---|\n${rows.join('\n')}`),
  fc.tuple(term, said).map(([one, two]) => `${one}: ${two}`),
  fc.tuple(term, said).map(([one, two]) => `${one} is ${two}.`),
  fc.tuple(term, said).map(([one, two]) => `In 1919 ${one} led to ${two} because of ${one}.`),
  fc
    .array(said, { minLength: 3, maxLength: 5 })
    .map(all => `## Stages of growth\n${all.map((one, at) => `${at + 1}. ${one}`).join('\n')}`),
  fc.tuple(term, said).map(([one, two]) => `${one} → ${two} → ${one}`),
  fc.tuple(term, said).map(([one, two]) => `${one} = ${two}`)
)

test('every question of any made note is solvable from itself', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 2, maxLength: 7 }), fc.nat(), (pieces, seed) => {
      expect(faultsIn('Revision of cells', pieces.join('\n\n'), seed)).toEqual([])
    }),
    { numRuns: isExploring ? 1000 : 200 }
  )
})
