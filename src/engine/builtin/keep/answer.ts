import type { Candidate } from '#engine/builtin/candidate.ts'
import type { Features } from '#engine/builtin/keep/features.ts'
import { DEFINITE } from '#engine/builtin/keep/question.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const flag = (is: boolean): number => (is ? 1 : 0)
const SHORTHAND = /\b(?:bc|esp|approx|govt?|ppl|w|eg|ie|etc|diff|dont|cant|def|info|poss)\b/i

/** How an answer begins, reads and ends. */
export function answerFeatures(card: Candidate): Features {
  const lines = card.back.split('\n')
  if (lines.length > 1)
    return {
      'two lines': flag(lines.length === 2),
      'many lines': flag(lines.length > 4),
      'long lines': flag(lines.some(line => wordCount(line) > 8)),
      'lines with signs': flag(/→|->|=|:.*:/.test(card.back)),
      'lines of one word': flag(lines.every(line => wordCount(line) <= 2))
    }
  const text = card.back.replace(/^(?:because(?: of)?|as a result of|so that)\s/i, '')
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  const tokens = text.length < 300 && !text.includes('\n') ? tag(small, 0, []) : []
  const [first, second] = tokens
  const finite = tokens.findIndex(
    (token, at) =>
      token.pos === 'AUX' ||
      (token.pos === 'VERB' &&
        at > 0 &&
        !/ing$/.test(token.lower) &&
        tokens[at - 1]?.lower !== 'to' &&
        (/s$/.test(token.lower) || token.lower === token.lemma))
  )
  const relative = tokens.findIndex(token => /^(?:that|which|who|where|when|if|because)$/.test(token.lower))
  const words = wordCount(text)
  const block = card.block.text
  const rest = block.slice(card.quote.end)
  const opens = first ? `opens ${first.pos === 'PROPN' ? 'NOUN' : first.pos}` : 'opens nothing'
  return {
    [opens]: 1,
    'opens article': flag(/^an?\s/i.test(text)),
    'opens the': flag(/^the\s/i.test(text)),
    'opens when': flag(/^(?:when|where|if|how|why|what)\b/i.test(text)),
    'opens to': flag(/^to\s/i.test(text)),
    'opens past verb': flag(first?.pos === 'VERB' && /(?:ed|en|ade|und)$/.test(first.lower)),
    'opens ing': flag(/^\p{L}+ing\b/u.test(text)),
    'opens s verb': flag(/^\p{L}{2,}[^su]s\s(?:the|an?|to|up|out|in|on|it|no|more|all|by|for)\b/iu.test(text)),
    'opens comparison': flag(
      /^(?:more|less|fewer|higher|lower|better|worse|too|very|not|no|only|also|just|still|never|always)\b/i.test(text)
    ),
    'opens pronoun': flag(/^(?:it|they|he|she|we|you|this|these|its|their|his|her)\b/i.test(text)),
    'one word': flag(words === 1),
    'two words': flag(words === 2),
    'three to five': flag(words >= 3 && words <= 5),
    'thirteen to eighteen': flag(words >= 13 && words <= 18),
    'over eighteen': flag(words > 18),
    'a clause': flag(finite > 0 && (relative < 0 || finite < relative) && finite <= 6),
    'no noun second': flag(second !== undefined && !/^(?:NOUN|ADJ|PROPN|VERB|ADP)$/.test(second.pos)),
    'past tense': flag(/\b(?:was|were|had|did|\p{L}{3,}ed)\b/u.test(text)),
    pronoun: flag(/\b(?:it|they|them|he|she|him)\b/i.test(text)),
    owner: flag(/\b(?:its|their|his|her)\b/i.test(text)),
    you: flag(/\b(?:you|your|we|our|I|my|me|us)\b/.test(text)),
    definite: flag(DEFINITE.test(text)),
    arrow: flag(/→|->|↑|↓|=|<|>/.test(text)),
    plus: flag(/\+|&/.test(text)),
    slash: flag(/\//.test(text)),
    dash: flag(/\s[–—-]\s|;/.test(text)),
    colon: flag(/:/.test(text)),
    brackets: flag(/\(/.test(text)),
    quotes: flag(/["“]/.test(text)),
    question: flag(/\?|!|…|\.\./.test(text)),
    shorthand: flag(SHORTHAND.test(text)),
    example: flag(/\b(?:e\.?g\.?|such as|for example|like|etc)\b/i.test(text)),
    number: flag(/\d/.test(text)),
    percent: flag(/%|\bper cent\b/.test(text)),
    commas: flag((text.match(/,/g)?.length ?? 0) >= 2),
    but: flag(/\b(?:but|however|although|so)\b/.test(text)),
    and: flag(/\band\b/.test(text)),
    name: flag(/(?<!^)(?<![.!?] )\b\p{Lu}\p{Ll}+/u.test(text)),
    'more follows': flag(/\p{L}{3}/u.test(rest)),
    'stops short': flag(/^\s*[,;(–—-]/.test(block.slice(block.indexOf(text.slice(1)) + text.length - 1).slice(0, 3))),
    'ends short': flag(/\b\p{Ll}{1,3}$/u.test(text))
  }
}
