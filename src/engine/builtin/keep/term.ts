import { rarity, isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term as stemOf } from '#engine/builtin/ask/terms.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { TOPIC } from '#engine/builtin/keep/form.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'
import { flag, type Features } from '#engine/builtin/keep/flag.ts'

const ASKED = /^(?:what (?:is|are|was|were)(?: meant by)?|who (?:is|are|was|were)) (?:(an?|the) )?(.+)\?$/i

/** Whether what is defined is a term of the subject: a noun phrase, not an everyday word, a label or half a name. */
export function termFeatures(card: Candidate, reading: Reading): Features {
  const [, article = '', name = ''] = ASKED.exec(card.front.replace(TOPIC, '')) ?? []
  if (name === '') return { unread: 1 }
  const words = wordsOf(name).filter(word => !isStopWord(word))
  const tokens = tag(name, 0, [])
  const last = tokens.findLast(token => token.pos !== 'PUNCT')
  const rare = words.map(word => rarity(stemOf(word)))
  const count = wordCount(name)
  const weight = Math.max(0, ...words.map(word => reading.weight.get(stem(word)) ?? 0))
  const source = card.block.text.trim().replace(/^(?:the|an?)\s/i, '')
  const one = count === 1
  return {
    article: flag(article !== ''),
    'one word': flag(one),
    'two words': flag(count === 2),
    'three words': flag(count === 3),
    'four or more': flag(count >= 4),
    'one common word': flag(one && isCommon(name.toLowerCase())),
    'one everyday word': flag(one && !isSpecific(stemOf(name.toLowerCase()))),
    'one specific word': flag(one && isSpecific(stemOf(name.toLowerCase()))),
    'last common': flag(!one && isCommon(words.at(-1) ?? '')),
    rarest: rare.length === 0 ? 0 : Math.max(...rare),
    plainest: rare.length === 0 ? 0 : Math.min(...rare),
    [`one ${tokens[0]?.pos ?? ''}`]: flag(one),
    [`ends ${last?.pos ?? ''}`]: flag(!one),
    'one adjective': flag(one && /(?:al|ic|ive|ous|ary|ed|ant|ent|ful|less|ar|ory|able|ible)$/.test(name)),
    'one ism': flag(one && /(?:ism|tion|sion|ity|ment|ness|sis|ics|logy|graphy|ance|ence|ure)$/.test(name)),
    ing: flag(/^\w+ing$/.test(words[0] ?? '')),
    plural: flag(/[^su]s$/.test(name)),
    capital: flag(/^\p{Lu}\p{Ll}/u.test(name)),
    'capital in the note': flag(/^\p{Lu}/u.test(source)),
    'capitals inside': flag(/\s\p{Lu}\p{Ll}/u.test(name)),
    acronym: flag(/^\p{Lu}{2,6}s?$/u.test(name)),
    digits: flag(/\d/.test(name)),
    brackets: flag(/\(/.test(name)),
    'two things': flag(/\band\b|&|\/|\+|,|\bor\b/.test(name)),
    preposition: flag(tokens.some(token => token.pos === 'ADP')),
    verb: flag(tokens.some((token, at) => token.pos === 'VERB' && (at > 0 || tokens.length > 2))),
    apostrophe: flag(/['’]/.test(name)),
    hyphen: flag(/\p{L}-\p{L}/u.test(name)),
    repeated: flag(weight >= 3),
    'said once': flag(weight <= 1),
    'in heading': flag(card.headings.some(heading => heading.toLowerCase().includes(name.toLowerCase()))),
    'is heading': flag(card.headings.some(heading => heading.toLowerCase() === name.toLowerCase()))
  }
}
