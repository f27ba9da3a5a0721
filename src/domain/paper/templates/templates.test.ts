import { expect, test } from 'vitest'
import { questionMarks, questionWords } from '#domain/paper/question.ts'
import { TEMPLATE_TOPICS } from '#domain/paper/template-topics.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'

const SEEDS = Array.from({ length: 200 }, (_, index) => index * 7919 + 1)

test('thirty templates over three subjects, each with a key of its own', () => {
  const count = (subject: string): number => TEMPLATES.filter(one => one.subject === subject).length
  expect([count('mathematics'), count('physics'), count('chemistry')]).toEqual([10, 10, 10])
  expect(new Set(TEMPLATES.map(({ key }) => key)).size).toBe(30)
})

test.each(TEMPLATES.map(one => [one.key, one] as const))('%s: 200 seeds, a second method agrees', (_, one) => {
  const seen = new Set<string>()
  for (const seed of SEEDS) {
    const { made, again, question } = one.run(seed)
    for (const [name, value] of Object.entries(made.values)) {
      const other = again[name]
      expect(other, `${name} of seed ${seed}`).toBeTypeOf('number')
      expect(Math.abs((other ?? NaN) - value), `${name} of seed ${seed}: ${value} and ${other}`).toBeLessThanOrEqual(
        1e-4 * Math.max(1e-9, Math.abs(value)) + 1e-7 * (Math.abs(value) < 1e-3 ? 0.01 : 1)
      )
      const [low, high] = one.sane[name] ?? [NaN, NaN]
      expect(value >= low && value <= high, `${name} = ${value} of seed ${seed}, sensible from ${low} to ${high}`).toBe(
        true
      )
    }
    const words = JSON.stringify({ ...question, seed: 0, figures: [] })
    const fault = /NaN|Infinity|undefined|\d{8,}|\d\.\d{6,}|[1-9]\.\d{5,}|[+−] −|[×+−] 1x/u.exec(words)
    expect(fault && words.slice(Math.max(0, fault.index - 40), fault.index + 30), `seed ${seed}`).toBeNull()
    expect(JSON.stringify(question.figures ?? [])).not.toMatch(/NaN|Infinity|undefined/)
    seen.add(questionWords(question))
    for (const part of question.parts) {
      const points = part.scheme.model === 'points' ? part.scheme.points : []
      expect(points.reduce((sum, { marks }) => sum + marks, 0)).toBe(part.marks)
    }
    for (const figure of question.figures ?? []) expect(figure.svg).toMatch(/^<svg[^]*<\/svg>$/)
    expect(question.parts.length).toBeGreaterThanOrEqual(Math.max(...one.sizes))
    expect(questionMarks(question)).toBeGreaterThanOrEqual(7)
  }
  expect(seen.size).toBe(SEEDS.length)
})

test('the page knows the topics of the templates', () => {
  const topics = new Map(TEMPLATES.map(({ subject, topic }) => [topic.code, { subject, ...topic }]))
  expect(TEMPLATE_TOPICS).toEqual([...topics.values()])
})
