import { newWords } from '#domain/dialogue/gives-away.ts'

/** Of what an answer adds to the question, so much must stand in one sentence, and so many words; a reason is said in two. */
const SHARE = 0.75
const [WORDS, OF_REASON] = [3, 2]
const REASON = /^(?:why|how come|explain why)\b/i
const TURNED = /\b(?:not|no|never|without|cannot|nobody|nothing|nowhere|none|hardly)\b|n['’]t\b/i

/**
 * The sentence that says what the student wrote, as far as words tell: "starch is stored in roots" for any question about
 * that part of a note. What one of the two denies does not stand in the other.
 */
export function standsIn(answer: string, question: string, sentences: readonly string[]): string | null {
  const fresh = newWords(answer, question)
  if (fresh.length < (REASON.test(question.trim()) ? OF_REASON : WORDS)) return null
  const found = sentences.find(sentence => {
    const said = newWords(answer, `${question}\n${sentence}`)
    return 1 - said.length / fresh.length >= SHARE && TURNED.test(answer) === TURNED.test(sentence)
  })
  return found ?? null
}
