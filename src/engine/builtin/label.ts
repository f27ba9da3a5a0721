import type { Candidate } from '#engine/builtin/candidate.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { contentWords } from '#engine/builtin/text/words.ts'

/** "the war", "the treaty": a definite thing without a name of its own. */
const BARE_DEFINITE =
  /\b(?:the)\s+((?:\p{Ll}[\p{L}-]+\s+){0,2}\p{Ll}[\p{L}-]+)(?!\s+(?:of|that|which|who|between|in|for|from|to|with))/u

/** Puts the topic before a question that leans on it, so that the card can be answered without the note. */
export function withTopic(card: Candidate): Candidate {
  if (card.kind === 'cloze') return card
  const topic = topicOf(card.headings)
  if (!topic || !BARE_DEFINITE.test(card.front) || /\p{Lu}\p{Ll}+/u.test(card.front.slice(1))) return card
  const said = new Set(contentWords(card.front))
  const missing = contentWords(topic).filter(word => !said.has(word))
  if (missing.length === 0 || missing.length < contentWords(topic).length) return card
  return { ...card, front: `${topic}: ${card.front.charAt(0).toLowerCase()}${card.front.slice(1)}` }
}
