import type { ExamQuestion } from '#contract/engine/questions.ts'
import type { Source } from '#contract/engine/engine.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { isQuoted } from '#engine/builtin/quiz/audit.ts'
import { markTaskOf } from '#engine/builtin/questions/task.ts'
import { contentWords } from '#engine/text/words.ts'

const words = (text: string): ReadonlySet<string> => new Set(contentWords(text))

/** A point whose words the question says already, or that another point says too, cannot earn a mark of its own. */
function isOpen(question: ExamQuestion): boolean {
  const asked = words(question.text)
  return question.points.every(({ text, computed }, at) => {
    const own = [...words(text)]
    if (own.length === 0) return computed === true || /[\p{L}\p{N}]/u.test(text)
    const isNew = own.some(word => !asked.has(word))
    const repeated = question.points.some((other, place) => {
      if (place === at || other.about !== question.points[at]?.about) return false
      const its = words(other.text)
      return own.every(word => its.has(word))
    })
    return isNew && !repeated
  })
}

/** How many of its points an answer says in their own words or by their value. */
export function wordsAnswered(question: ExamQuestion, answer: string): number {
  const scheme = question.points.map(({ text }) => text.toLowerCase()).join('\n')
  return mark(markTaskOf(question, answer)).points.filter(({ text, evidence }) => {
    if (evidence.kind === 'value') return evidence.is === 'same'
    if (evidence.kind !== 'near') return false
    // What the scheme's own words bring along turns none of them round.
    if (evidence.turns.some(({ span }) => !scheme.includes(span.quote.toLowerCase()))) return false
    const said = words(evidence.sentences.map(one => one.quote).join(' '))
    return [...words(text)].every(word => said.has(word))
  }).length
}

/** Whether the question may be shown: every quote found, nothing given away, and its own scheme marks it as it should. */
export function isSound(question: ExamQuestion, source: Source): boolean {
  if (!isOpen(question) || !question.points.every(point => isQuoted(point.quoted, [source]))) return false
  const own = question.points.map(point => point.text).join('. ')
  return wordsAnswered(question, own) === question.points.length && wordsAnswered(question, question.text) === 0
}
