import type { ExamQuestion } from '#contract/engine/questions.ts'
import type { CommandTerm } from '#domain/text/command-terms.ts'
import type { Random } from '#engine/builtin/quiz/random.ts'

/** Whose turn it is first: what asks for more comes before what asks for a word of it. */
const ORDER: readonly CommandTerm[] = ['calculate', 'list', 'define', 'state']
/** How much chance may outweigh trust: enough that another seed gives another set. */
const CHANCE = 0.25

const lower = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** Two questions on the same words, or one that tells what the other asks, do not stand in one set. */
function clash(one: ExamQuestion, two: ExamQuestion): boolean {
  const overlaps = one.evidence.some(a =>
    two.evidence.some(
      b =>
        a.sourceId === b.sourceId &&
        a.span.blockId === b.span.blockId &&
        a.span.start < b.span.end &&
        b.span.start < a.span.end
    )
  )
  const gives = (from: ExamQuestion, to: ExamQuestion): boolean =>
    to.points.some(point => lower(from.text).includes(lower(point.text)))
  return overlaps || one.text === two.text || gives(one, two) || gives(two, one)
}

/** As many as asked for, the command terms in turn, no fact twice, no more marks than allowed. */
export function choose(sound: readonly ExamQuestion[], count: number, most: number, random: Random): ExamQuestion[] {
  const ranked = sound
    .map(question => ({ question, rank: question.confidence + CHANCE * random() }))
    .sort((a, b) => b.rank - a.rank)
    .map(one => one.question)
  const rows = ORDER.map(term => ranked.filter(question => question.commandTerm === term)).filter(row => row.length > 0)
  const chosen: ExamQuestion[] = []
  let left = most
  while (chosen.length < count && rows.some(row => row.length > 0))
    for (const row of rows) {
      if (chosen.length >= count) break
      let next = row.shift()
      while (next && (next.marks > left || chosen.some(other => next && clash(next, other)))) next = row.shift()
      if (!next) continue
      left -= next.marks
      chosen.push(next)
    }
  return chosen
}
