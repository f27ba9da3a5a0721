import type { ChoiceItem, QuizItem } from '#contract/engine-quiz.ts'
import { lengthOfKey } from '#engine/builtin/quiz/audit.ts'
import { deal, shuffled, type Random } from '#engine/builtin/quiz/random.ts'

/** Models write the right option longest far more often than chance; at most this share of the choices may stay so. */
const LONGEST = 0.3

/** Which choices must go so that length tells nothing. */
export function tooLong(items: readonly QuizItem[]): ReadonlySet<QuizItem> {
  const choices = items.filter(item => item.type === 'choice')
  const long = choices.filter(item => lengthOfKey(item) === 1)
  const others = choices.length - long.length
  const allowed = Math.max(1, Math.floor((others * LONGEST) / (1 - LONGEST)))
  return new Set(long.slice(allowed))
}

/** Right options dealt evenly over the four places. */
export function settled(items: readonly QuizItem[], random: Random): QuizItem[] {
  const places = deal(items.filter(item => item.type === 'choice').length, 4, random)
  const place = (item: ChoiceItem): ChoiceItem => {
    const options = shuffled(
      item.options.filter(one => !one.correct),
      random
    )
    options.splice(places.pop() ?? 0, 0, ...item.options.filter(one => one.correct))
    return { ...item, options }
  }
  return items.map(item => (item.type === 'choice' ? place(item) : item))
}
