import { expect, test } from 'vitest'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { topicResults } from '#data/read/marks/scripts.ts'

function part(topic: string, low: number, marks: number, rest: Partial<ScriptPart> = {}): ScriptPart {
  const question = { topic: { code: topic, name: topic } }
  const scheme = { model: 'points', points: [] }
  return { question, part: { marks, scheme }, counts: true, mark: { low, high: low, max: marks }, ...rest } as never
}
const script = (id: string, parts: readonly ScriptPart[], retryOf: string | null = null): Script =>
  ({ attempt: { id, retryOf }, asked: { numbering: 'cambridge' }, parts }) as never

test('results by topic count what was marked over all papers, the weakest first, with what each figure stands on', () => {
  const scripts = [
    script('a', [part('Enzymes', 1, 4), part('Cells', 2, 2), part('Enzymes', 0, 3, { mark: null })]),
    script('b', [part('Enzymes', 3, 4), part('Cells', 0, 5, { counts: false })]),
    script('c', [part('Enzymes', 4, 4)], 'a')
  ]
  expect(topicResults(scripts)).toEqual([
    { name: 'Enzymes', earned: 4, max: 8, answers: 2, scripts: 2 },
    { name: 'Cells', earned: 2, max: 2, answers: 1, scripts: 1 }
  ])
})
