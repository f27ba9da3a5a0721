import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBank } from '../../../../tests/support/marks/bank.ts'
import { lossCard, noCardFor } from '#domain/marks/loss-card.ts'
import { lostMarks, NO_VERDICTS, type Verdicts } from '#domain/marks/part.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
import { cardSides, type Sides } from '#tools/answer-reviewer/losses/card-words.ts'

interface Lost extends Sides {
  readonly name: string
  readonly asked: readonly string[]
  /** The front without what it asks for. */
  readonly shown: string
}

const QUESTIONS: PaperQuestion[] = [
  ...readBank().flatMap(({ subject, topic, questions: own }) => own.map(one => ({ ...one, subject, topic }))),
  ...TEMPLATES.map(one => one.run(7).question)
]

/** The cards of a question of which some points were earned. */
function cardsOf(question: PaperQuestion, isEarned: (part: number, point: number) => boolean): Lost[] {
  const said = question.parts.map(({ scheme }, at): Verdicts => {
    const points = scheme.model === 'points' ? scheme.points : []
    const verdicts = points.map(({ id }, no) => [id, isEarned(at, no) ? 'earned' : 'missed'] as const)
    return { ...NO_VERDICTS, verdicts: new Map(verdicts) }
  })
  return question.parts.flatMap((part, at) => {
    const { scheme } = part
    if (scheme.model !== 'points') return []
    const keys = lostMarks(part, said[at] ?? NO_VERDICTS).map(({ key }) => key)
    const card = keys.length === 0 ? 'drill' : lossCard({ question, at, keys, said })
    if (typeof card === 'string') return []
    const asked = scheme.points.filter(({ id }) => keys.includes(id)).map(({ text }) => text)
    const shown = [...card.given, card.asked, ...card.already].join('\n')
    return [{ name: `${question.key} (${part.label ?? '–'}) ${keys.join(' ')}`, asked, shown, ...cardSides(card) }]
  })
}

test('sixty cards from every corner of the bank, as a second reader reads them', async () => {
  const all = QUESTIONS.flatMap((question, no) => cardsOf(question, (part, point) => (no + part + point) % 3 === 0))
  const step = all.length / 60
  const chosen = Array.from({ length: 60 }, (_, at) => all[Math.floor(at * step)])
  const text = chosen
    .map((one, at) => `${at + 1}. ${one?.name}\n--- front\n${one?.front}\n--- back\n${one?.back}\n`)
    .join('\n==========\n\n')
  await expect(text).toMatchFileSnapshot('loss-cards-60.txt')
})

const plain = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** What the paper itself prints of a question. */
const printed = ({ stem = '', stimuli = [], figures = [], parts }: PaperQuestion): string =>
  plain(
    [
      stem,
      ...stimuli.flatMap(({ label, caption, text, table }) => [
        label,
        caption,
        text,
        ...(table ? [table.head, ...table.rows].flat() : [])
      ]),
      ...figures.flatMap(({ label, alt }) => [label, alt]),
      ...parts.map(({ text }) => text)
    ].join(' ')
  )

test('fronts of sibling cards gave each other’s answers away', () => {
  const question = fc.constantFrom(...QUESTIONS)
  const verdicts = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(question, verdicts, (one, earned) => {
      const cards = cardsOf(one, (part, point) => earned[(part * 5 + point) % earned.length] === true)
      const paper = printed(one)
      const told = cards.flatMap(({ name, shown }) =>
        cards
          .flatMap(({ asked }) => asked.map(plain))
          .filter(point => plain(shown).includes(point) && !paper.includes(point))
          .map(point => `${name}: ${point}`)
      )
      expect(told).toEqual([])
      expect(new Set(cards.map(({ front }) => front)).size).toBe(cards.length)
    }),
    { numRuns: 2_000 }
  )
})

test('no card where none makes sense', () => {
  const parts = readBank().flatMap(({ questions }) => questions.flatMap(one => one.parts))
  for (const part of parts)
    if (part.scheme.model === 'levels' || part.scheme.model === 'criteria') expect(noCardFor(part)).toBe('rewrite')
  expect(parts.filter(part => noCardFor(part) === null).length).toBeGreaterThan(200)
})
