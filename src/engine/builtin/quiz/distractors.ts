import type { QuizOption } from '#contract/engine/quiz.ts'
import type { Fact } from '#engine/builtin/quiz/facts.ts'
import { otherDates, otherNumbers } from '#engine/builtin/quiz/perturb.ts'
import { shuffled, type Random } from '#engine/builtin/quiz/random.ts'
import { contentWords } from '#engine/text/words.ts'
import { inQuestion, plain, sameAnswer } from '#engine/text/same.ts'

const WANTED = 3
/** Facts of these kinds can lend each other their answers: what answers one does not answer another. */
const LENDING = new Set(['thing', 'person', 'occasion', 'name', 'formula', 'cell'])

interface Speech {
  /** The words of what the fact defines or answers with. */
  readonly names: readonly string[]
  readonly says: ReadonlySet<string>
}

/** Every fact is compared with every other: its words are found once. */
const speeches = new WeakMap<Fact, Speech>()

function speechOf(fact: Fact): Speech {
  const known = speeches.get(fact)
  if (known) return known
  const names = contentWords(fact.term ?? (fact.kind === 'name' ? fact.answer : ''))
  const speech = { names, says: new Set(contentWords(`${fact.card.front} ${fact.card.back}`)) }
  speeches.set(fact, speech)
  return speech
}

/** One speaks of the other, so that what is said of one may be true of the other: enzymes are catalysts. */
export function areLinked(one: Fact, two: Fact): boolean {
  const [a, b] = [speechOf(one), speechOf(two)]
  const covers = ({ says }: Speech, { names }: Speech): boolean =>
    names.length > 0 && names.every(word => says.has(word))
  return covers(a, b) || covers(b, a)
}

const hasArticle = (answer: string): boolean => /^(?:an?|the|any|anyone)\b/i.test(answer)

/** Grammar must not tell the answer: "What is a …?" is answered by "A …". */
function fitsGrammar(fact: Fact, other: Fact): boolean {
  if (fact.kind !== 'thing' || /\bmeant by\b/.test(fact.question)) return true
  return hasArticle(fact.answer) === hasArticle(other.answer)
}

function lent(fact: Fact, facts: readonly Fact[], random: Random): QuizOption[] {
  const near = facts.filter(other => {
    if (other.kind !== fact.kind || other.card === fact.card || other.column !== fact.column) return false
    const isOfSubject = fact.source.subject && other.source.subject === fact.source.subject
    return (other.source === fact.source || isOfSubject) && fitsGrammar(fact, other) && !areLinked(fact, other)
  })
  const own = near.filter(other => other.source === fact.source)
  const rest = near.filter(other => other.source !== fact.source)
  return [...shuffled(own, random), ...shuffled(rest, random)].map(other => ({
    text: other.answer,
    correct: false,
    why: { answers: other.question, quoted: other.quoted }
  }))
}

/** "By 1914", "in 1950 fewer than a third": true of other years too. */
const OF_MANY_YEARS =
  /\b(?:by|before|after|until|since) _{3,}|\b(?:fewer|less|more) than\b|\b(?:still|already|no longer)\b/i

function made(fact: Fact, random: Random): QuizOption[] {
  if (fact.kind !== 'date' && fact.kind !== 'number') return []
  if (fact.kind === 'date' && OF_MANY_YEARS.test(fact.question)) return []
  const others = fact.kind === 'date' ? otherDates(fact.answer, random) : otherNumbers(fact.answer, random)
  return others.map(text => ({ text, correct: false }))
}

/** Three wrong options, `longer` of them longer than the right one where the notes have such. */
export function wrongOptions(
  fact: Fact,
  facts: readonly Fact[],
  longer: number,
  random: Random
): QuizOption[] | undefined {
  const pool = LENDING.has(fact.kind) ? lent(fact, facts, random) : made(fact, random)
  const quote = ` ${plain(fact.quoted.span.quote)} `
  const fit: QuizOption[] = []
  for (const one of pool) {
    const isRight = sameAnswer(one.text, fact.answer) || quote.includes(` ${plain(one.text)} `)
    const isTaken = fit.some(other => sameAnswer(one.text, other.text))
    if (!isRight && !isTaken && !inQuestion(one.text, fact.question)) fit.push(one)
  }
  if (fit.length < WANTED) return undefined
  if (!LENDING.has(fact.kind)) return fit.slice(0, WANTED)
  const size = fact.answer.length
  const byLength = [...fit].sort((a, b) => Math.abs(a.text.length - size) - Math.abs(b.text.length - size))
  const [long, short] = [
    byLength.filter(one => one.text.length > size),
    byLength.filter(one => one.text.length <= size)
  ]
  const chosen = [...long.slice(0, longer), ...short.slice(0, WANTED - longer)]
  return [...chosen, ...byLength.filter(one => !chosen.includes(one))].slice(0, WANTED)
}
