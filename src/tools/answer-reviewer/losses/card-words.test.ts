import { expect, test } from 'vitest'
import { readBank } from '../../../../tests/support/bank.ts'
import { lossCard, noCardFor } from '#domain/marks/loss-card.ts'
import { lostMarks } from '#domain/marks/part.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
import { cardSides, type Sides } from '#tools/answer-reviewer/losses/card-words.ts'

interface Lost extends Sides {
  readonly name: string
}

const questions = (): PaperQuestion[] => [
  ...readBank().flatMap(({ subject, topic, questions: own }) => own.map(one => ({ ...one, subject, topic }))),
  ...TEMPLATES.map(one => one.run(7).question)
]

/** The cards of every point of a part that earned nothing: of every written question, and of templates as seed 7 makes them. */
const everyCard = (): Lost[] =>
  questions().flatMap(question =>
    question.parts.flatMap((part, at) => {
      if (part.scheme.model !== 'points') return []
      const verdicts = new Map(part.scheme.points.map(({ id }) => [id, 'missed'] as const))
      return lostMarks(part, { verdicts, marks: new Map() }).flatMap(({ key }) => {
        const card = lossCard({ question, at, pointKey: key, verdicts })
        if (typeof card === 'string') return []
        return [{ name: `${question.key} (${part.label ?? '–'}) ${key}`, ...cardSides(card) }]
      })
    })
  )

test('sixty cards from every corner of the bank, as a second reader reads them', async () => {
  const all = everyCard()
  const step = all.length / 60
  const chosen = Array.from({ length: 60 }, (_, at) => all[Math.floor(at * step)])
  const text = chosen
    .map((one, at) => `${at + 1}. ${one?.name}\n--- front\n${one?.front}\n--- back\n${one?.back}\n`)
    .join('\n==========\n\n')
  await expect(text).toMatchFileSnapshot('loss-cards-60.txt')
})

test('no two lost points of a part have the same front', () => {
  const all = everyCard()
  const fronts = Map.groupBy(all, ({ name, front }) => `${name.replace(/ \S+$/, '')}\n${front}`)
  const twice = [...fronts.values()].filter(same => same.length > 1).map(same => same.map(({ name }) => name))
  expect(twice).toEqual([])
})

test('no card where none makes sense', () => {
  const parts = readBank().flatMap(({ questions }) => questions.flatMap(one => one.parts))
  for (const part of parts)
    if (part.scheme.model === 'levels' || part.scheme.model === 'criteria') expect(noCardFor(part)).toBe('rewrite')
  expect(parts.filter(part => noCardFor(part) === null).length).toBeGreaterThan(200)
})
