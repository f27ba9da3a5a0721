import { expect, test } from 'vitest'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { compose } from '#domain/paper/compose.ts'
import { drillFacts } from '#domain/paper/drill.ts'
import { wishesOf } from '#domain/paper/wishes.ts'

const bank = readPaperBank()
const solve = await nodeSolver()
const [biology] = readPresets().filter(({ id }) => id === 'ib-bio-sl-2025-p2')

function drill(topic: string, seen: readonly string[] = []) {
  if (!biology) throw new Error('no preset')
  const wishes = wishesOf({ length: 'drill', topics: [topic], skill: 'explain' })
  const outcome = compose({ preset: biology, wishes, seed: 7, bank, own: [], seen }, solve)
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
  const { made } = outcome
  return { made, facts: drillFacts(made, { topic, skill: 'explain', seen }) }
}

const topics = [
  ...new Set(bank.filter(one => one.subject === 'biology' && one.boards.includes('IBDP')).map(one => one.topic.code))
]

test('the drill of a lost mark in biology opened AS Physics', () => {
  expect(topics.length).toBeGreaterThan(3)
  for (const topic of topics) {
    const { made, facts } = drill(topic)
    const asked = made.sections.flatMap(({ questions }) => questions)
    expect(made.marks).toBeGreaterThanOrEqual(10)
    expect(made.marks).toBeLessThanOrEqual(15)
    expect(new Set(asked.map(({ subject }) => subject))).toEqual(new Set(['biology']))
    expect(asked.every(({ boards }) => boards.includes('IBDP'))).toBe(true)
    expect(facts.onTopic, topic).toBeGreaterThan(0)
    expect(facts.questions).toBe(asked.length)
  }
})

test('a drill takes other questions than those sat, where there are any', () => {
  for (const topic of topics) {
    const { made } = drill(topic)
    const had = made.sections.flatMap(({ questions }) => questions.map(({ key }) => key)).slice(0, 1)
    const { facts } = drill(topic, had)
    expect(facts.fresh, topic).toBeGreaterThanOrEqual(facts.questions - 1)
  }
})

test('a topic without questions gives the nearest ones, and says so', () => {
  const { facts } = drill('no-such-topic')
  expect(facts).toMatchObject({ onTopic: 0, wins: false })
  expect(facts.questions).toBeGreaterThan(0)
})
