import { lowerFirst } from '#engine/text/casing.ts'
import type { Token } from '#engine/text/tagger.ts'

const STARTS =
  /^(?:farther|further|afterwards|first(?:,| the\b| it\b)|it|they|he|she|this|these|those|that|such|another|here|there|yet|both|neither|either|each|all of|most of|some of|many of|one (?:is|was|of (?:them|these|those|the))|others?|so|if so|or|nor|too|let|note|remember|imagine|think|look|see|suppose|recall|consider|compare|his|her|its|their|(?:\w+ ){1,2}(?:years?|days?|months?|weeks?|decades?|centuries) (?:later|earlier|after|before)|(?:in|at|by|to|for|from|before|after|because of|on|with|under|without|since) (?:this|these|that|those|it|both|each|such)\b|in the meantime|in between|until then|since then|by then|after all|even so|at first|at last|at once|in turn|inside,|outside,|on the (?:one|other) (?:hand|side)|on the (?:one|other),)\b/i
/** Points to the note, to the lesson, to the speaker, or to the sentence before. */
const POINTS =
  /\b(?:this|these|those|(?:above|below)(?=[,.;)])|we|you|our|your|i|my|here|homework|next week|last week|today|tomorrow|exam|lecture|lesson|slide|worksheet|folder|chapter|former|latter|as follows|following|earlier|later on|the opposite|of that|that (?:same|year|day|month|time|period|point|case|way|kind|sort|would|is|was)|as well|and so on|in the same way|a similar|similar(?:ly)? to|likewise|otherwise|the other|the others|the two|the rest|the same|days later|years later|months later|weeks later|so too|neither (?!\w+ nor\b)\w+s|do so|did so|does so|doing so|in turn|instead(?=[.;,])|such|one(?=[,.;)]| (?:is|was|has|can|will|would)\b)|another(?=[,.;)])|(?:for|of|in|on|at|by|from|to|with) that \p{Ll}{3,} (?:is|was|are|were)|\p{Ll}{2,}ed that (?:in|on|by|to|for|at)|somebody|something|anybody|nobody|loads|lots|stuff|etc)\b/iu
/** Half of what, six more of what, the most famous what: the noun stands in the sentence before. */
const ELLIPTIC =
  /\b(?:half (?:is|are|was|were)|(?:two|three|four|five|six|seven|eight|nine|ten) more (?!\p{Ll}+s\b)|the (?:most|least) \p{Ll}+(?=[.,;])|even then|the one that|(?:was|were|had) now|in its (?:support|favour|place|turn|stead)|with further)\b|^\p{Lu}[^,]{2,25}, (?:they|it|he|she)\b|\bone of the \p{Ll}+s (?:had|was|is|has|\p{Ll}+ed)\b|\b(?:is|are|was|were) (?:often |usually |sometimes |then )?added(?! to\b)(?=[.;]| in\b)|^With further\b|^No \p{Ll}+(?: \p{Ll}+)?, no /u
const ALSO_FINE =
  /\b(?:such as|the same (?:as|\w+ as)|instead of|one another|one \w+ (?:\w+ ){0,6}another|from one .* another|such that)\b/gi

const PLURAL_NOUN = /^(?:people|children|men|women|mice|bacteria|fungi|data|media|phenomena|police)$|[^su]s$/

/** Capitals that are nobody's name. */
const FEAST =
  /^(?:Christmas|Easter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\p{Lu}\p{Ll}+(?:tion|ment|ness|ism|ity))$/u

/** Whether a pronoun has a noun before it, in its own sentence, that it could stand for. */
function hasOwner(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at] ?? { lower: '' }
  const before = tokens.slice(0, at).filter(token => /^(?:NOUN|PROPN)$/.test(token.pos))
  // "In the sea it harms …": no noun but that of the place.
  if (/^(?:AUX|VERB)$/.test(tokens[at + 1]?.pos ?? '') && isOnlyPlace(tokens.slice(0, at))) return false
  const many = (token: Token): boolean => PLURAL_NOUN.test(token.lower)
  if (/^(?:he|she|him|her|his|hers|himself|herself)$/.test(lower))
    return before.some(
      (token, index) =>
        (/^\p{Lu}\p{Ll}+$/u.test(token.text) &&
          !many(token) &&
          (index > 0 || token.pos === 'PROPN') &&
          !FEAST.test(token.text)) ||
        /^(?:king|queen|man|woman|person|child|boy|girl|author|poet|writer)$/.test(token.lower)
    )
  if (/^(?:ones|they|them|their|theirs|themselves)$/.test(lower))
    return before.some(many) || tokens.slice(0, at).some(token => token.lower === 'and')
  return before.some(token => !many(token))
}

const isOnlyPlace = (before: readonly Token[]): boolean =>
  before[0]?.pos === 'ADP' && !before.some(token => token.pos === 'VERB' || token.pos === 'AUX') && before.length <= 6

const PRONOUN = /^(?:ones|it|its|itself|they|them|their|theirs|themselves|he|she|him|her|his|hers|himself|herself)$/

/** Whether the words need the sentence before to be understood, apart from their definite nouns. */
export function leansOn(text: string, tokens: readonly Token[]): boolean {
  if (ELLIPTIC.test(text) || ELLIPTIC.test(lowerFirst(text)) || comparesAlone(text, tokens)) return true
  if (STARTS.test(text) || POINTS.test(text.replace(ALSO_FINE, ' ')) || /\b(?:us|me|Me)\b/.test(text)) return true
  return tokens.some((token, at) => PRONOUN.test(token.lower) && !isDummy(tokens, at) && !hasOwner(tokens, at))
}

/** "High-carbon steel is harder and …": than what? */
const comparesAlone = (text: string, tokens: readonly Token[]): boolean =>
  !/\bthan\b/.test(text) &&
  tokens.some(
    (token, at) =>
      /^(?:ADJ|ADV)$/.test(token.pos) &&
      /[^aeiou]er$/.test(token.lower) &&
      /^(?:is|are|was|were)$/.test(tokens[at - 1]?.lower ?? '') &&
      /^(?:[.,;]|and)$/.test(tokens[at + 1]?.lower ?? '')
  )

/** "it is thought that", "makes it possible to": stands for what follows. */
const isDummy = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'it' &&
  (/^(?:possible|easier|easy|harder|hard|difficult|clear|likely|necessary)$/.test(tokens[at + 1]?.lower ?? '') ||
    (/^(?:is|was)$/.test(tokens[at + 1]?.lower ?? '') &&
      tokens.slice(at + 2, at + 5).some(token => /^(?:that|to)$/.test(token.lower))))
