import { expect, test } from 'vitest'
import { AI_FEATURES } from '#contract/ai.ts'
import { AI_TASKS, PROMPT_VERSIONS } from '#server/ai/tasks.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { mockRun } from '../../../tests/support/mock-models.ts'

const source = sourceFromText('n', 'Plants', 'Chlorophyll absorbs red and blue light.')
const sources = [source]
const context = { today: '2026-11-21', exams: [], subjects: [], weakTopics: [] }
const REQUESTS = {
  cards: run => AI_TASKS.cards({ source, options: {} }, run),
  quiz: run => AI_TASKS.quiz({ sources, options: {} }, run),
  ask: run => AI_TASKS.ask({ question: 'What does chlorophyll absorb?', sources, mode: 'notes' }, run),
  mark: run => AI_TASKS.mark({ question: 'State a colour.', answer: 'It is green', scheme: ['green'] }, run),
  questions: run => AI_TASKS.questions({ sources, blueprint: {} }, run),
  plan: run => AI_TASKS.plan({ goal: 'Pass', context }, run)
} satisfies Record<string, (run: ReturnType<typeof mockRun>['run']) => Promise<unknown>>

/** Every object of a schema. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? [schema as Record<string, unknown>] : []
  return [...own, ...Object.values(schema).flatMap(objectsIn)]
}

test.each(Object.entries(REQUESTS))(
  'the form of %s is one that every provider takes: all fields required, none besides',
  async (_, ask) => {
    const { run, schemas } = mockRun(() => '{}')
    await ask(run).catch(() => undefined)
    const objects = objectsIn(schemas[0])
    expect(objects.length).toBeGreaterThan(0)
    for (const one of objects) {
      expect(one['additionalProperties']).toBe(false)
      expect([...(one['required'] as string[])].sort()).toEqual(Object.keys(one['properties'] as object).sort())
    }
    expect(JSON.stringify(schemas[0])).not.toMatch(/"(?:default|pattern|format|oneOf|\$ref)"/)
  }
)

test.each(Object.entries(REQUESTS))('%s sets data apart by a line that is new each time', async (_, ask) => {
  const boundaries = new Set<string>()
  for (let times = 0; times < 3; times += 1) {
    const { run, prompts } = mockRun(() => '{}')
    await ask(run).catch(() => undefined)
    boundaries.add(/^([0-9a-f]{24}) .* BEGINS$/m.exec(prompts[0] ?? '')?.[1] ?? 'none')
  }
  expect(boundaries.size).toBe(3)
  expect(boundaries).not.toContain('none')
})

test('every feature has a task, and a version of its instructions where it has any', () => {
  expect(Object.keys(AI_TASKS).sort()).toEqual([...AI_FEATURES].sort())
  for (const feature of AI_FEATURES)
    expect(PROMPT_VERSIONS[feature]).toEqual(feature === 'transcribe' ? null : expect.any(Number))
})

test('time that is up ends a task, and keeps the parts that were done', async () => {
  const long = sourceFromText(
    'n',
    'Long',
    Array.from({ length: 120 }, (_, at) => `Fact ${at} says that water ${'is wet and '.repeat(60)}.`).join('\n\n')
  )
  const { run, prompts } = mockRun((_, at) => (at === 1 ? { cards: [] } : new Promise(() => undefined)), {
    timeoutMs: 2500
  })
  const result = await AI_TASKS.cards({ source: long, options: {} }, run)
  expect(prompts.length).toBeGreaterThan(1)
  expect(result.warnings).toContainEqual(expect.objectContaining({ kind: 'too-long' }))
})
