/** What a kind of question looks for, seen in a sentence. */
const WANTS: readonly { readonly question: RegExp; readonly sentence: RegExp }[] = [
  {
    question: /^(?:why|what (?:is|was) the reason|for what reason)\b/i,
    sentence: /\b(?:because|since|due to|so that|in order to|therefore|reason|caused|so|means)\b/i
  },
  {
    question: /^(?:when|in what year|what year|what date)\b/i,
    sentence:
      /\b(?:\d{4}|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|century)\b/
  },
  {
    question:
      /^(?:how (?:many|much|long|far|old|fast|hot|big|large|high)|what (?:percentage|range|share|proportion))\b/i,
    sentence: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion)\b/i
  },
  {
    question: /^(?:what (?:is|are|was|were)(?: meant by)?|define)\s/i,
    sentence: /\b(?:is|are|was|were)\s+(?:an?|the)\b|\bmeans\b|^[^:]{2,40}(?::| [–—-]) /
  },
  { question: /^who\b/i, sentence: /(?<!^)(?:\s)\p{Lu}\p{Ll}+/u },
  { question: /^where\b/i, sentence: /\b(?:in|at|near|on) the\b|\b(?:in|at|near) \p{Lu}/u }
]

/** The shape that a sentence answering this question tends to have; undefined where the question does not tell. */
export function shapeWanted(question: string): RegExp | undefined {
  return WANTS.find(one => one.question.test(question.trim()))?.sentence
}
