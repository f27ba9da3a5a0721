import type { ChoiceItem, QuizItem } from '#contract/engine/quiz.ts'
import { lengthOfKey } from '#engine/builtin/quiz/audit.ts'
import { deal, shuffled, type Random } from '#engine/builtin/quiz/random.ts'

/** The choices that must go so that the right option is the longest in no more than this share of those left. */
export function tooLong(items: readonly QuizItem[], share: number, atLeast = 0): ReadonlySet<QuizItem> {
  const choices = items.filter(item => item.type === 'choice')
  const long = choices.filter(item => lengthOfKey(item) === 1)
  const others = choices.length - long.length
  return new Set(long.slice(Math.max(atLeast, Math.floor((others * share) / (1 - share)))))
}

/** Right options dealt evenly over the four places. */
export function placed(items: readonly QuizItem[], random: Random): QuizItem[] {
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
