import type { ExamQuestion } from '#contract/engine-questions.ts'
import type { Source } from '#contract/engine.ts'
import { mark, schemeFor } from '#engine/builtin/mark/mark.ts'
import { rangeOf } from '#engine/builtin/mark/scheme.ts'
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

/** Whether the question may be shown: every quote found, nothing given away, and its own scheme marks it as it should. */
export function isSound(question: ExamQuestion, source: Source): boolean {
  if (!isOpen(question) || !question.points.every(point => isQuoted(point.quoted, [source]))) return false
  const own = question.points.map(point => point.text).join('. ')
  const [full, asked] = [own, question.text].map(answer => {
    const task = markTaskOf(question, answer)
    const { points } = mark(task)
    return rangeOf(schemeFor(task), at => points[at]?.verdict)
  })
  return full?.low === question.marks && full.max === question.marks && asked?.low === 0
}
