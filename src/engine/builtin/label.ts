import type { Candidate } from '#engine/builtin/candidate.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { contentWords } from '#engine/builtin/text/words.ts'

/** "the war", "the treaty": a definite thing without a name of its own. */
const BARE_DEFINITE =
  /\b(?:the)\s+((?:\p{Ll}[\p{L}-]+\s+){0,2}\p{Ll}[\p{L}-]+)\b(?!-|\s+(?:of|that|which|who|between|in|for|from|to|with))/u

/** "the treaty" → "the Treaty of Versailles" where the note names only one. */
function withName(front: string, names: ReadonlyMap<string, string>): string {
  return front.replace(
    /\bthe (\p{Ll}+)\b(?!\s+(?:of|that|which|\p{Lu}|\p{Ll}+(?:al|ic|an|ist)\b))/gu,
    (all, noun: string) => {
      const name = names.get(noun)
      return name && !front.includes(name) ? `the ${name}` : all
    }
  )
}

/** Puts names and the topic into a question that leans on them, so that it can be answered without the note. */
export function withTopic(card: Candidate, names: ReadonlyMap<string, string>): Candidate {
  if (card.kind === 'cloze' || card.block.kind === 'table-row') return card
  const front = card.front.includes('“') ? card.front : withName(card.front, names)
  const topic = topicOf(card.headings)
  // "Why do savers lose out?" below the heading "Inflation": so short a question needs its section.
  const isShort =
    card.type === 'cause' &&
    topic !== card.headings[0] &&
    /^Why (?:do|does|did) \p{Ll}+ \w+(?: \w+){0,2}\?$|^Why (?:is|are) (?:\p{Ll}+ ){1,2}(?:important|useful|bad|good|necessary)\?$/u.test(
      front
    )
  const isClear =
    !isShort && (!BARE_DEFINITE.test(front) || /\p{Lu}\p{Ll}+/u.test(front.slice(1)) || front.includes('$'))
  if (!topic || isClear) return { ...card, front }
  const said = new Set(contentWords(front))
  const missing = contentWords(topic).filter(word => !said.has(word))
  if (missing.length === 0 || missing.length < contentWords(topic).length) return { ...card, front }
  return { ...card, front: `${topic.replace(/:\s+/g, ' – ')}: ${front.charAt(0).toLowerCase()}${front.slice(1)}` }
}
