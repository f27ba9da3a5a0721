const WHO_OR_WHERE = /^(?:who|whose|whom|where|which (?:person|country|countries|city|place))\b/i
const WHEN = /^(?:when|(?:in )?(?:what|which) year)\b/i
const HOW_MANY = /^(?:how (?:many|much|long|far|old|fast|warm|hot|often|close)|what percentage)\b/i
const WHY = /^(?:why|how come)\b/i
const WHAT = /^what(?:['’]?s| is| are| does)\b/i
const NAMES = /\p{Lu}\p{Ll}+/gu
const MOST_NAMES = 2

/** What the question's first word wants of a sentence, each by itself, 0 where the question does not ask for it. */
export interface Wanted {
  /** Names beyond those of the question: one, two. */
  readonly names: number
  /** A year for when, a number for how many. */
  readonly figure: number
  /** An aim or a consequence for why. */
  readonly aim: number
}

export function wantedOf(question: string): (sentence: string) => Wanted {
  const asked = question.trim()
  const [wantsNames, wantsYear, wantsNumber, wantsAim] = [WHO_OR_WHERE, WHEN, HOW_MANY, WHY].map(one => one.test(asked))
  const said = new Set(asked.match(NAMES))
  // What begins a sentence has a capital letter without being a name.
  const namesIn = (sentence: string): number =>
    (sentence.slice(1).match(NAMES) ?? []).filter(one => !said.has(one)).length
  return sentence => ({
    names: wantsNames ? Math.min(MOST_NAMES, namesIn(sentence)) : 0,
    figure: (wantsYear && /\b(?:1\d{3}|20\d\d)\b/.test(sentence)) || (wantsNumber && /\d/.test(sentence)) ? 1 : 0,
    aim: wantsAim && /\b(?:to \w+|so|by)\b/i.test(sentence) ? 1 : 0
  })
}

/** Whether a question asks what something is. */
export const asksWhat = (question: string): boolean => WHAT.test(question.trim())
