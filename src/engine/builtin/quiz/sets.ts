import type { QuizItem } from '#contract/engine/quiz.ts'
import { common } from '#engine/builtin/quiz/common.ts'
import { areLinked } from '#engine/builtin/quiz/distractors.ts'
import type { Fact } from '#engine/builtin/quiz/facts.ts'
import { shuffled, type Random } from '#engine/builtin/quiz/random.ts'
import { sameAnswer } from '#engine/text/same.ts'

const SET = 5
const ENOUGH = 3

/** Terms and their definitions, four or five at a time, none of them like another. */
export function matchingItems(facts: readonly Fact[], random: Random): QuizItem[] {
  const found: QuizItem[] = []
  let open: Fact[] = []
  for (const fact of facts) {
    if (fact.kind !== 'thing' || !fact.term) continue
    if (open.some(other => sameAnswer(other.answer, fact.answer) || areLinked(other, fact))) continue
    open.push(fact)
    if (open.length < SET) continue
    found.push(matching(open, random))
    open = []
  }
  if (open.length === SET - 1) found.push(matching(open, random))
  return found
}

function matching(facts: readonly Fact[], random: Random): QuizItem {
  const [first] = facts as [Fact]
  const right = shuffled(facts, random)
  const left = facts.map(fact => fact.term ?? '')
  return {
    ...common('matching', `Match each term with its meaning: ${left.join(', ')}.`, first),
    type: 'matching',
    left,
    right: right.map(fact => fact.answer),
    pairs: facts.map(fact => right.indexOf(fact)),
    quotes: facts.map(fact => fact.quoted)
  }
}

/** Numbers alone make no order: causes, factors and conditions are counted too. */
const HAS_ORDER = /\b(?:steps|stages|phases|order of|sequence|cycle|process|procedure|timeline|in order)\b/i

/** Steps as the notes number them. */
export function sequenceItem(fact: Fact, random: Random): QuizItem | undefined {
  if (fact.card.type !== 'sequence') return undefined
  const steps = fact.card.back.split('\n').map(step => step.replace(/^\d+\. /, ''))
  if (steps.length < ENOUGH || !HAS_ORDER.test(fact.question)) return undefined
  const { items, order } = mixed(steps, random)
  const question = fact.question
    .replace(/^(.+): what are the steps, in order\?$/, '$1: put the steps in order.')
    .replace(/^(.+: )?what are (.+?)(?:, in order)?\?$/i, (_, topic: string | undefined, steps: string) =>
      topic ? `${topic}put ${steps} in order.` : `Put ${steps} in order.`
    )
  return { ...common('ordering', question, fact), type: 'ordering', items, order }
}

/** Events of one note, earliest first, each as the notes tell it with its date left open. */
export function timelineItem(facts: readonly Fact[], random: Random): QuizItem | undefined {
  const dated = facts.flatMap(fact => {
    const { quote } = fact.quoted.span
    const year = /\b\d{4}\b/.exec(fact.answer)?.[0]
    const isWhole =
      fact.card.type === 'date' && quote.split(fact.answer).length === 2 && quote.split(year ?? ' ').length === 2
    return fact.kind === 'date' && year && isWhole
      ? [{ fact, year: Number(year), text: quote.replace(fact.answer, '…') }]
      : []
  })
  const events = dated.filter((one, at) => dated.findIndex(other => other.year === one.year) === at).slice(0, SET)
  const [first] = events
  if (!first || events.length < ENOUGH) return undefined
  const right = [...events].sort((a, b) => a.year - b.year).map(one => one.text)
  const { items, order } = mixed(right, random)
  const question = `${first.fact.source.title}: put these in order, earliest first.`
  return { ...common('ordering', question, first.fact), type: 'ordering', items, order }
}

/** Never shown in the right order already. */
function mixed(right: readonly string[], random: Random): { items: string[]; order: number[] } {
  let items = shuffled(right, random)
  if (items.every((item, at) => item === right[at])) items = [...items.slice(1), ...items.slice(0, 1)]
  return { items, order: right.map(item => items.indexOf(item)) }
}
