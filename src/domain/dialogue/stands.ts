import { newWords, wordsIn } from '#domain/dialogue/gives-away.ts'

/** Of what an answer adds to the question, so much must stand in one sentence, and so many words. */
const SHARE = 0.75
const WORDS = 2
const TURNED = /\b(?:not|no|never|without|cannot|nobody|nothing)\b|n['’]t\b/i

/**
 * The sentence that says what the student wrote, as far as words tell: "starch is stored in roots" for any question about
 * that part of a note. What one of the two denies does not stand in the other.
 */
export function standsIn(answer: string, question: string, sentences: readonly string[]): string | null {
  const fresh = newWords(answer, question)
  if (fresh.length < WORDS) return null
  const found = sentences.find(sentence => {
    const said = newWords(answer, `${question}\n${sentence}`)
    return 1 - said.length / fresh.length >= SHARE && TURNED.test(answer) === TURNED.test(sentence)
  })
  return found !== undefined && wordsIn(found).length > 0 ? found : null
}
