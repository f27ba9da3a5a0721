import { expect, test } from 'vitest'
import { compose } from '#domain/paper/compose.ts'
import { wishesOf } from '#domain/paper/wishes.ts'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { fillsOf } from '#cli/papers/preset-fills.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'

const presets = readPresets()
const bank = readPaperBank()
const solve = await nodeSolver()
const fills = presets.map(preset => ({ preset, ...fillsOf(preset, bank, solve) }))

test('"fills twice" counted new numbers of a template as a new question: no file promises more than the bank makes', () => {
  // After a change of the bank: npm run bank -- holds
  const more = fills.filter(
    ({ preset: { holds: said }, holds: made }) => said.papers > made.papers || (said.short && !made.short)
  )
  expect(more.map(({ preset, holds }) => ({ id: preset.id, ...holds }))).toEqual([])
}, 120_000)

test('IB Biology had no question on data: every section A has one, and section B two sets', () => {
  const { made = [], holds } = fills.find(({ preset }) => preset.id === 'ib-bio-sl-2025-p2') ?? {}
  const papers = holds?.papers ?? 0
  const format = (key: string): string => bank.find(one => one.key === key)?.format ?? ''
  const formats = (section: string): string[] =>
    made.filter(one => one.section === section).map(({ question }) => format(question.key))
  expect(papers).toBeGreaterThan(0)
  expect(formats('A').filter(one => one === 'data').length).toBeGreaterThanOrEqual(papers)
  expect(formats('B')).toEqual(Array.from({ length: 2 * papers }, () => 'set'))
})

test('AP English lacked a synthesis, an analysis or an argument: a paper has one of each', () => {
  const { made = [] } = fills.find(({ preset }) => preset.id === 'ap-english-language-s2') ?? {}
  const formats = made.map(({ question }) => bank.find(({ key }) => key === question.key)?.format ?? '')
  expect(formats.sort()).toEqual(['argument', 'rhetorical', 'synthesis'])
})

test('AP English set the argument before the synthesis: essays come in the order of the blueprint', () => {
  const preset = presets.find(({ id }) => id === 'ap-english-language-s2')
  if (!preset) throw new Error('no preset')
  const orders = [1, 2, 3, 4].map(seed => {
    const outcome = compose({ preset, wishes: wishesOf(), seed, bank, own: [], seen: [] }, solve)
    if ('refused' in outcome) throw new Error('refused')
    const [section] = outcome.made.sections
    return section?.questions.map(({ key }) => bank.find(one => one.key === key)?.format)
  })
  expect(orders).toEqual(Array.from({ length: 4 }, () => ['synthesis', 'rhetorical', 'argument']))
})
