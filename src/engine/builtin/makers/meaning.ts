import { LEARNED } from '#engine/builtin/makers/labelled.ts'
import { isRare, isRole, plain } from '#engine/builtin/makers/terms.ts'
import { lowerFirst } from '#engine/text/casing.ts'
import { isCommon } from '#engine/text/tables/common.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/text/tables/months.ts'
import { tag, type Token } from '#engine/text/tagger.ts'
import { wordCount } from '#engine/text/words.ts'

/** A name and what is told of it, each tagged once, when first asked for, as they read inside a sentence. */
export interface Told {
  readonly term: string
  readonly meaning: string
  readonly name: readonly Token[]
  readonly tokens: readonly Token[]
}

export function told(term: string, meaning: string): Told {
  let name: readonly Token[] | undefined
  let tokens: readonly Token[] | undefined
  return {
    term,
    meaning,
    get name() {
      return (name ??= tag(lowerFirst(term), 0, []))
    },
    get tokens() {
      return (tokens ??= tag(lowerFirst(meaning), 0, []))
    }
  }
}

/** Below such a heading a line says what its word means. */
const GLOSSARY =
  /\b(?:definitions?|glossary|vocab(?:ulary)?|(?:key|main|important|useful|some|basic|subject) ?(?:terms?|words|terminology|concepts)|terms|terminology|jargon|key ?words?|lingo)\b/i
/** "the addictive bit", "the other one", "the same": of something that stands elsewhere. */
const OF_SOMETHING =
  /^(?:the|an?) (?:\p{L}+ )?(?:bit|one|ones|thing|part|same|other|opposite|reverse|result|reason|answer|main|most|first|second|third|last|only|best|worst|\p{L}+est)\b(?! (?:of|in|that|which|who|where|when|point|level|price|amount|number|value)\b)/iu
/** "chlorine – killing bacteria": what a substance is good for. */
const SUBSTANCE = /^\p{L}*(?:gen|ine|ide|ium|ane|ene|anol|ate|acid|oxide|water|carbon)s?$/iu
const OPENS =
  /^(?:(?:an?|the|any|all|every|when|where|how|whether|what) \p{L}|one (?:who|whose|that|which)|two (?:or more )?\p{L}+ (?:that|which|who)|to \p{Ll}|\p{L}{2,}ing\b)/iu
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

/** "smoking damages artery lining": what something does, no deed that is meant. */
const isDoing = ([first, second, third]: readonly Token[]): boolean =>
  /ing$/.test(first?.lower ?? '') && /[^s]s$/.test(second?.lower ?? '') && third?.pos === 'NOUN'

/** "Cost-plus pricing: add a percentage to the unit cost": how a method goes. */
const isMethod = ({ term, tokens }: Told): boolean =>
  wordCount(term) > 1 && tokens[0]?.pos === 'VERB' && !/(?:s|ed|ing|en)$/.test(tokens[0].lower)

const CLAUSE_OPENER =
  /^(?:want|need|think|say|get|put|use|see|return|let|keep|look|agree|try|add|adds|must|should|can|could|does|do|has|have|had|was|were|is|are)\b/i

/** "turns red litmus blue", "falls slow", "goes back": what it does, told without it. */
export function opensWithVerb({ meaning, tokens }: Told): boolean {
  const [first, second] = tokens
  if (!first) return true
  if (CLAUSE_OPENER.test(meaning) || (first.pos === 'AUX' && first.lower !== 'being')) return true
  if (!/^\p{L}{2,}[^su]s$/u.test(first.lower)) return false
  if (!second) return true
  if (/^(?:of|that|which|who|or|and|in|for|w|with|from|between|,|only)$/.test(second.lower)) return false
  return (
    /^(?:DET|PRON|ADV|PART)$/.test(second.pos) ||
    /^(?:up|out|off|down|back|away|into|onto)$/.test(second.lower) ||
    first.pos === 'VERB'
  )
}

/** Says when a word was made, what it is good for, or what somebody is to do about it. */
const BESIDE =
  /^(?:e\.?g\b|for example|such as|like\b|(?:term|word|name|phrase|idea) (?:made|coined|used|given|invented|by|from)|(?:before|after|during|because|so|but|and|or|if)\b|the (?:\w+ )?(?:version|one|opposite|same|rest|latter|former)\b(?! (?:of|in|that|which|who|with|at)\b)|(?:more|less|fewer|better|worse|best|worst|strongest|weakest|also|too|\w+est\b(?<!interest|test|forest|request|harvest|protest))\b)|:$|\?\?|\b(?:ask|see) (?:mr|mrs|miss|ms|sir|p\.)\b/i
const DATED = new RegExp(String.raw`,? (?:(?:${MONTH_NAME}|${SHORT_MONTH})\.? )?\d{4}$`)
/** Names alone: "Cohen", "George Gerbner". */
export const isNames = (meaning: string): boolean => {
  const names = meaning.replace(DATED, '')
  return (
    wordCount(names) <= 4 &&
    /^\p{Lu}/u.test(names) &&
    (wordCount(names) > 1 || names !== meaning || !/\p{Ll}{9}/u.test(names)) &&
    names.split(/\s+/).every(word => /^(?:\p{Lu}[\p{L}’'.-]*|and|&|de|van|von|of|to|from|the|in)$/u.test(word))
  )
}

/** What happened, what it is like, how much of it there is: told of a term, and not what it means. */
const BESIDES =
  /^\d|^(?:by|at|on|with|because|so|hardly|almost|about|usually|mostly|only|just|still|yes|no|soon|later|then|now|depends|see|not sure|maybe|it|them)\b|^\S+ (?:it|them)\b|\b(?:this|those|these|was|were|had|did|fell|rose|went|dropped|showed|found|moved|gave)\b|→|->|\bitself$|\bvs\b|\s=\s/i

/** Whether "term: meaning" tells something of the term other than what it means. */
export function saysNoMeaning(line: Told): boolean {
  const { term, meaning } = line
  if (BESIDES.test(meaning) || BESIDE.test(meaning) || OF_SOMETHING.test(meaning) || isNames(meaning)) return true
  if (/^\p{Lu}{1,3}\b(?:$| [(=])/u.test(meaning) || (meaning.match(/\d+/g)?.length ?? 0) >= 4) return true
  const [first, second] = line.tokens
  if (wordCount(meaning) <= 2) return !isRare(term) || first?.pos === 'VERB' || second === undefined
  // "Permeable to water", "cheap, but takes up space": what it is like.
  const isLike = first?.pos === 'ADJ' && (second?.text === ',' || /^(?:ADP|CCONJ|SCONJ)$/.test(second?.pos ?? ''))
  return isLike && !/(?:ic|al|ous|ive|ed|able|ible)$/.test(plain(term))
}

/** Whether what is said of a name is a definition by its form: that alone is asked as "What is meant by …?". */
export function isDefinition(line: Told, headings: readonly string[]): boolean {
  const { term, meaning, tokens } = line
  if (saysNoMeaning(line) || opensWithVerb(line)) return false
  if (GLOSSARY.test(headings.at(-1) ?? '') || isMethod(line)) return true
  if (isRole(term) && !/^how /i.test(meaning)) return false
  if (SUBSTANCE.test(term) && /^\p{L}+ing\b/u.test(meaning)) return false
  if (wordCount(meaning) < 3 || isDoing(tokens)) return false
  const isEveryday = wordCount(term) === 1 && isCommon(term.toLowerCase())
  // "Locarno: borders accepted": a rare word with a capital may be anything's name.
  const couldBeName = /^\p{Lu}\p{Ll}+$/u.test(term) && isRare(term) && !LEARNED.test(term)
  return OPENS.test(meaning) || (!isEveryday && !couldBeName && isKind(line))
}
