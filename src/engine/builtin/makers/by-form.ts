import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term as stemOf } from '#engine/builtin/ask/terms.ts'
import { parseClause } from '#engine/builtin/grammar/clause.ts'
import { isRole } from '#engine/builtin/makers/role.ts'
import type { Told } from '#engine/builtin/makers/told.ts'
import type { Token } from '#engine/builtin/text/tagger.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** Below such a heading a line says what its word means. */
const GLOSSARY =
  /\b(?:definitions?|glossary|vocab(?:ulary)?|(?:key|main|important|useful|some|basic|subject) ?(?:terms?|words|terminology|concepts)|terms|terminology|jargon|key ?words?|lingo)\b/i
/** "the addictive bit", "the other one", "the same": of something that stands elsewhere. */
const OF_SOMETHING =
  /^(?:the|an?) (?:\p{L}+ )?(?:bit|one|ones|thing|part|same|other|opposite|reverse|result|reason|answer|main|most|first|second|third|last|only|best|worst|\p{L}+est)\b(?! (?:of|in|that|which|who|where|when|point|level|price|amount|number|value)\b)/iu
const OPENS =
  /^(?:(?:an?|the|any|all|every|when|where|how|whether|what) \p{L}|one (?:who|whose|that|which)|two (?:or more )?\p{L}+ (?:that|which|who)|to \p{Ll}|\p{L}{2,}ing\b)/iu
/** "chlorine – killing bacteria": what a substance is good for. */
const SUBSTANCE = /^\p{L}*(?:gen|ine|ide|ium|ane|ene|anol|ate|acid|oxide|water|carbon)s?$/iu
/** "waiting list, rejection": a few things side by side. */
const LIST_OF_DEEDS = /^\p{L}+ing(?: \p{L}+){0,2}, \p{L}+(?: \p{L}+){0,2}$/u
/** How learned words end, and names seldom. */
const LEARNED =
  /(?:tion|sion|ment|ness|ity|ism|sis|ing|ance|ence|ure|er|or|al|ics?|us|um|ium|ase|ose|logy|acy|phy|omy|ncy|ist|oid|gram|phyll|phase)s?$/
/** What opens the words that tell one of a kind from the others. */
const TELLS_APART =
  /^(?:of|that|which|who|whose|where|when|for|by|from|with|without|to|between|per|against|into|used|made|formed|given|held|paid|owned|measured|caused|found|sold|taken|set|in)$/

/** "order calling up a case", "max displacement from rest": a kind and what tells it apart, no sentence. */
function isKind({ term, tokens }: Told): boolean {
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      (TELLS_APART.test(token.lower) ||
        /^\p{L}{3,}ing$/u.test(token.lower) ||
        (token.pos === 'VERB' &&
          /(?:ed|en)$/.test(token.lower) &&
          !/^(?:NUM|DET|PRON)$/.test(tokens[index + 1]?.pos ?? '')))
  )
  const before = tokens.slice(0, at)
  // "sticks to haemoglobin": a verb that is a noun too.
  const isDeed =
    at === 1 &&
    /[^sui]s$/.test(before[0]?.lower ?? '') &&
    !/s$/.test(term) &&
    /^(?:to|from|into|against|between|up|out|off|by)$/.test(tokens[at]?.lower ?? '')
  if (isDeed) return false
  return (
    at > 0 &&
    before.length <= 4 &&
    before.every(token => /^(?:ADJ|NOUN|PROPN|NUM|CCONJ)$/.test(token.pos) || /^(?:-|each|more)$/.test(token.lower)) &&
    /^(?:NOUN|PROPN)$/.test(before.at(-1)?.pos ?? '')
  )
}

/** "walls between alveoli break down", "we go along to be liked": a sentence with a subject of its own. */
export function isClause(tokens: readonly Token[]): boolean {
  const clause = parseClause(tokens)
  return clause !== undefined && clause.subject.length > 0 && clause.verbs.length > 0
}

/** "the membrane pinches inwards", "avoiding the stimulus takes away the anxiety": a sentence, no noun with what tells it apart. */
function tellsWhole(tokens: readonly Token[]): boolean {
  const opening = tokens[0]?.lower ?? ''
  if (!/^(?:an?|the|\p{L}{2,}ing)$/u.test(opening)) return false
  const at = tokens.findIndex(
    (token, index) =>
      index > 1 &&
      (token.pos === 'AUX' || (token.pos === 'VERB' && /[^s]s$/.test(token.lower))) &&
      /^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? '')
  )
  const before = tokens.slice(0, at)
  return (
    at > 0 &&
    !before.some(token =>
      /^(?:that|which|who|whose|where|when|why|how|what|because|so|if|as|than|to|,|;|:|\()$/.test(token.lower)
    )
  )
}

/** "smoking damages artery lining": what something does, no deed that is meant. */
const isDoing = ([first, second, third]: readonly Token[]): boolean =>
  /ing$/.test(first?.lower ?? '') && /[^s]s$/.test(second?.lower ?? '') && third?.pos === 'NOUN'

/** "Cost-plus pricing: add a percentage to the unit cost": how a method goes. */
const isMethod = ({ term, tokens }: Told): boolean =>
  wordCount(term) > 1 &&
  tokens[0]?.pos === 'VERB' &&
  !/(?:s|ed|ing|en)$/.test(tokens[0].lower) &&
  !isSpecific(stemOf(tokens[0].lower))

/** Whether what is said of a name is a definition by its form: that alone is asked as "What is meant by …?". */
export function isDefinition(line: Told, headings: readonly string[]): boolean {
  const { meaning, tokens } = line
  if (OF_SOMETHING.test(meaning) || /\b(?:this|those|these)\b|→|->|\bitself$/.test(meaning)) return false
  if (/\d/.test(line.term.replace(/\([^)]*\)/g, '')) && /^\p{Lu}/u.test(line.term) && wordCount(line.term) === 1)
    return false
  if (/^\p{Lu}\p{Ll}+['’]s /u.test(line.term)) return false
  if (SUBSTANCE.test(line.term) && /^\p{L}+ing\b/u.test(meaning)) return false
  if (isRole(line.term) && !/^(?:an?|how|when|where|whether|to|\p{L}+ing) /iu.test(meaning)) return false
  if (GLOSSARY.test(headings.at(-1) ?? '')) return true
  if (isMethod(line)) return true
  if (LIST_OF_DEEDS.test(meaning)) return false
  // "Locarno: borders accepted": a rare word with a capital may be anything's name.
  const couldBeName =
    /^\p{Lu}\p{Ll}+$/u.test(line.term) && isSpecific(stemOf(line.term.toLowerCase())) && !LEARNED.test(line.term)
  if (couldBeName) return OPENS.test(meaning) && !isDoing(tokens)
  // "law: compulsory school to 16", "school: society in miniature": what is said of an everyday thing.
  if ((wordCount(line.term) === 1 || /[^su]s$/.test(line.term)) && tellsWhole(tokens)) return false
  const isEveryday = wordCount(line.term) === 1 && isCommon(line.term.toLowerCase())
  return wordCount(meaning) >= 3 && !isDoing(tokens) && (OPENS.test(meaning) || (!isEveryday && isKind(line)))
}
