import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taskOf } from '#data/read/marks/mark-task.ts'
import { offered, ruleOf } from '#domain/marks/board-rule.ts'
import { partMark } from '#domain/marks/part.ts'
import type { PaperPart, PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
import { mark } from '#engine/builtin/mark/mark.ts'

const SEEDS = [1, 7920, 15_839, 23_758, 31_677]
/** Without the note for the marker that stands behind it. */
const lastLine = (text: string): string => (text.trim().split('\n').at(-1) ?? '').replace(/\s*\(accept [^)]*\)$/, '')

interface Marked {
  readonly part: PaperPart
  readonly evidence: readonly string[]
  readonly low: number
}

/** The marks of an answer if the student takes what is offered, and nothing else. */
function marked(question: Pick<PaperQuestion, 'stem'>, part: PaperPart, text: string): Marked | null {
  const task = taskOf({ question, part, text }, [])
  if (!task || part.scheme.model !== 'points') return null
  const { points } = mark(task)
  const ids = part.scheme.points.map(({ id }) => id)
  const same = ids.filter((_, at) => {
    const evidence = points[at]?.evidence
    return evidence?.kind === 'value' && evidence.is === 'same'
  })
  const take = offered(part, new Set(same))
  const verdicts = new Map(ids.map(id => [id, take.has(id) ? ('earned' as const) : ('missed' as const)]))
  const evidence = points.map(({ text: words, evidence: of }) => `${words}: ${of.kind === 'value' ? of.is : of.kind}`)
  return { part, evidence, low: partMark(part, { verdicts, marks: new Map() })?.low ?? 0 }
}

test.each(TEMPLATES.map(one => [one.key, one] as const))(
  '%s: the last line of each model answer alone gets what its board gives',
  (_, template) => {
    for (const seed of SEEDS) {
      const { question } = template.run(seed)
      for (const part of question.parts) {
        const result = marked(question, part, lastLine(part.modelAnswer))
        if (!result || part.scheme.model !== 'points' || !part.scheme.points.some(({ type }) => type === 'A')) continue
        const ending = part.scheme.points.findLast(({ type }) => type === 'A')
        // An answer in a word ("hydrogen") is the student's to judge, and earns as much once it is judged.
        if (result.low === 0 && ruleOf(part).answerAlone && !/\d/.test(ending?.text ?? '')) {
          const verdicts = new Map([[ending?.id ?? '', 'earned' as const]])
          expect(partMark(part, { verdicts, marks: new Map() })?.low).toBe(part.marks)
          continue
        }
        // Where the answer is to be shown, the line alone earns neither its method nor, without it, its accuracy.
        const wanted = ruleOf(part).answerAlone ? part.marks : 0
        expect([seed, lastLine(part.modelAnswer), result.evidence, result.low]).toEqual([
          seed,
          lastLine(part.modelAnswer),
          result.evidence,
          wanted
        ])
      }
    }
  }
)

test('a last line of words is offered nothing: the student decides', () => {
  for (const template of TEMPLATES) {
    const { question } = template.run(1)
    for (const part of question.parts) {
      if (part.scheme.model !== 'points' || part.scheme.points.some(({ type }) => type)) continue
      const result = marked(question, part, lastLine(part.modelAnswer))
      expect(result?.evidence.filter(one => /: (?:same|other|unit-missing)$/.test(one))).toEqual([])
    }
  }
})

test('the bank written by hand has a file of questions a topic', () => {
  const files = globSync('src/content/questions/*/*.yaml')
  expect(files.length).toBeGreaterThan(20)
  expect(files.every(file => readFileSync(file, 'utf8').includes('modelAnswer'))).toBe(true)
})
