import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term as stemOf } from '#engine/builtin/ask/terms.ts'
import type { Told } from '#engine/builtin/makers/told.ts'
import { tag, type Token } from '#engine/builtin/text/tagger.ts'
import { isPastForm } from '#engine/builtin/text/verbs.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** What a term never holds: an article, a comparison, a condition, shorthand, most prepositions. */
const NO_PART =
  /(?:^|\s)(?:an?|the|several|this|that|these|no|not|more|less|as|like|by|in|on|at|from|down|up|into|out|off|with|without|than|then|because|bc|if|when|while|before|after|during|since|yes|very|how|why|what|where|who|only|also|even|still)(?=\s|$)/i
/** What notes call a line by, and what many things are called: no word of the subject. */
const LABEL =
  /^(?:(?:(?:pair|type|kind|sort|example|part|rest) of|individual|short|long|other|main|key|extra|more|good|bad|real|expensive|cheap|big|small|new|old|same|different|worst|best|overall|generally|basically)\b|(?:careful|destroyed|formed|evidence|proof|winners?|losers?|fix(?:es)?|solutions?|graph|diagram|calculation|working|equipment|results?|findings|explanations?|emphasis|motives?|turning point|timeline|people|theme|quotes?|tone|mood|setting|narrator|ending|opening|sources?|parents|children|family|students?|pupils?|teachers?|government|council|public|workers?|farmers?|ideas?|things?|stuff|aftermath|legacy|significance|impact|consequences?|outcome|links?|comparison|similarit(?:y|ies)|differences?|break|pattern|trend)$)/i
const LABEL_HEAD =
  /\b(?:things?|ideas?|stuff|bits?|stage|step|part|points?|examples?|prompt|parents|reasons?|term|question|thinking|attempt|adds|says|said|brothers?|sisters?|less|more|only|again|too|etc)$/i
/** "Formula for power": a part of something, with a question of its own. */
export const FORMULA_OF = /^(?:the )?(?:\p{L}+ )?(?:formula|equation) (?:for|of) \p{L}/iu
/** Several of a kind that everybody knows. */
const ANYBODY = /(?:people|parents|children|[a-z]{3,}(?:ers|(?<!m)ents|ants|ees|ists|ians))$/i

const plain = (term: string): string =>
  term
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[\u0370-\u03ff]$|\s\p{Lu}$/u, '')
    .trim()
const isRare = (term: string): boolean =>
  plain(term)
    .split(/[\s/-]+/)
    .some(word => isSpecific(stemOf(word.toLowerCase())))

/** Whether a name has the build of a term: a noun phrase of at most four words, and no label, date, order or clause. */
export function isTermName(term: string): boolean {
  const name = plain(term)
  if (name === '' || wordCount(name) > 4 || /(?:^|\s)\d|[.?!;:→*"“]/.test(name)) return false
  if (NO_PART.test(name) || LABEL.test(name) || LABEL_HEAD.test(name) || FORMULA_OF.test(name)) return false
  const tokens = tag(
    name.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase()),
    0,
    []
  )
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last || tokens.some(token => token.pos === 'AUX' || token.pos === 'PRON' || token.pos === 'INTJ'))
    return false
  if (tokens.length > 1 && (last.pos === 'ADV' || /^(?:of|to|for|and|or|per|between)$/.test(last.lower))) return false
  // "cells adapted", "samurai defeated": something is told of them.
  if (tokens.length > 1 && isPastForm(last.lower) && last.pos === 'VERB' && /[^s]s$/.test(tokens.at(-2)?.lower ?? ''))
    return false
  if (tokens.length === 1 && first.pos === 'ADJ' && !isRare(name)) return false
  if (tokens.length === 1 && /[^sui]s$/.test(first.lower) && !isRare(name)) return false
  return !(ANYBODY.test(last.lower) && !isRare(name))
}

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

/** "glass, cast iron", "health, education, most transport etc": some of what belongs to it. */
const isBareList = (meaning: string): boolean => {
  const items = meaning.split(/,\s*(?:and\s|or\s)?|\s(?:and|or)\s/)
  return (
    items.length >= 2 &&
    meaning.includes(',') &&
    !/^\p{L}+ing\b|\b\p{L}{3,}ed\b/u.test(meaning) &&
    items.every(item => wordCount(item) <= 3) &&
    !/\b(?:of|that|which|who|when|where|to)\b|^(?:an?|the)\b/i.test(meaning)
  )
}

/** Says when a word was made, what it is good for, or what somebody is to do about it. */
const BESIDE =
  /^(?:e\.?g\b|for example|such as|like\b|(?:term|word|name|phrase|idea) (?:made|coined|used|given|invented|by|from)|(?:before|after|during|because|so|but|and|or|if)\b|the (?:\w+ )?(?:version|one|opposite|same|rest|latter|former)\b(?! (?:of|in|that|which|who|with|at)\b)|(?:more|less|fewer|better|worse|best|worst|strongest|weakest|also|too|\w+est\b(?<!interest|test|forest|request|harvest|protest))\b)|:$|\?\?|\b(?:ask|see) (?:mr|mrs|miss|ms|sir|p\.)\b/i
/** Two sides of an account, a reason for using it, what a study found, what can go wrong. */
const NOT_ITS_MEANING =
  /\s\/\s|^\p{L}+, (?:because|since|as|so)\b|^(?:\S+ ){0,5}\((?:1[89]|20)\d\d\)|^\p{L}+ (?:can|could|may|might) \p{Ll}|\bAct \d{4}$|^(?:\p{L}+ ){1,3}\p{L}+ed (?:\p{L}+ ){0,3}(?:in|on) (?:\p{L}+ )?\d{4}/u
const OPENS_MEANING = /^(?:(?:an?|the|any|all|when|where|how|what|whether|one|two|to) |\p{L}+ing\b)/iu
/** "cliffs are clay", "people expect it to fall": a sentence; "place where a branch grew": a noun and what tells it apart. */
function isNounPhrase(meaning: string, tokens: readonly Token[]): boolean {
  if (OPENS_MEANING.test(meaning)) return true
  const stop = tokens.findIndex(token =>
    /^(?:of|that|which|who|whose|where|for|in|by|used|made|between|from|with|to)$/.test(token.lower)
  )
  return stop > 0 && tokens.slice(0, stop).every(token => /^(?:ADJ|NOUN|PROPN|NUM|PUNCT|CCONJ)$/.test(token.pos))
}
/** "permeable to water", "outer part": what it is like, where it is. */
const PROPERTY =
  /^\p{L}+(?:able|ible|ive|ous|ful|less|ant|ent) (?:to|in|at|for|of|with)\b|^(?:inner|outer|upper|lower|top|bottom|first|second|other) (?:part|half|layer|side|bit)\b/iu
const ADJECTIVE = /(?:ic|al|ous|ive|ed|able|ible)$/

const ENDING =
  /(?:tion|sion|ment|ness|ity|ism|sis|ing|ance|ence|ure|er|or|al|ics?|us|um|ium|in|ine|ase|ose|logy|acy|phy|omy|ncy)$/

/** "Engels: family came about so that …", "Lenz – induced current always opposes …": what somebody held. */
function isHeldBySomebody(term: string, tokens: readonly Token[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(term) || ENDING.test(term) || !isSpecific(stemOf(term.toLowerCase()))) return false
  const at = tokens.findIndex(
    (token, index) => index > 0 && index <= 4 && (token.pos === 'AUX' || token.pos === 'VERB')
  )
  const verb = tokens[at]
  if (!verb || /ing$/.test(verb.lower)) return false
  return (
    tokens.slice(0, at).every(token => /^(?:NOUN|PROPN|ADJ|ADV|DET|VERB)$/.test(token.pos)) &&
    (verb.pos === 'AUX' || /s$|^came$/.test(verb.lower))
  )
}

/** Whether what stands behind a name reads as its meaning, and not as something else told of it. */
export function readsAsMeaning(line: Told, isMarked: boolean): boolean {
  const { term, meaning } = line
  if (PROPERTY.test(meaning) && !ADJECTIVE.test(term)) return false
  if (
    NOT_ITS_MEANING.test(meaning) ||
    (/s$/.test(meaning) &&
      !/s$/.test(plain(term)) &&
      wordCount(meaning) <= 4 &&
      !/\b(?:of|that|which|who)\b|ss$/.test(meaning))
  )
    return false
  if (BESIDE.test(meaning) || opensWithVerb(line) || isBareList(meaning)) return false
  const { tokens } = line
  if (isHeldBySomebody(term, tokens)) return false
  const opens = tokens[0]?.pos ?? ''
  const isLong = isMarked && wordCount(meaning) >= 9
  if (/^(?:ADP|CCONJ|SCONJ|ADV|INTJ)$/.test(opens) && !isLong && !/^(?:when|where|how|what)\b/i.test(meaning))
    return false
  const isAcronym = /^\p{Lu}{2,6}$/u.test(term)
  const isTechnical = isAcronym || isRare(term)
  if (wordCount(meaning) <= 2)
    return isTechnical && tokens.length === 2 && /^(?:ADJ|NOUN)$/.test(opens) && /..[^s]$/.test(tokens[1]?.lower ?? '')
  if (isTechnical || wordCount(plain(term)) > 1 || /^\p{L}{3,}ing$/u.test(term)) return true
  // "waves: strongest come from the north", "geology: cliffs are clay": an everyday word needs a meaning plain to see.
  return isNounPhrase(meaning, tokens)
}

const PLACE_ENDING =
  /^\p{Lu}\p{Ll}*(?:sea|ington|mouth|borough|burgh|bury|chester|caster|ville|wich|ford|ham|ton|stan|land|shire)$/u
/** "Place" alone is one of the four Ps of marketing. */
const PLACES = /\b(?:places|towns?|villages?|cit(?:y|ies)|countr(?:y|ies)|locations?|sites?|regions?)\b/i
/** "Distribution channel", "Suburb": a small word in it, or an everyday one. */
const isPlaceName = (term: string): boolean =>
  term.split(/\s+/).every(word => /^\p{Lu}|^(?:of|the|upon|on|de|le|la|and|&)$/u.test(word)) &&
  isSpecific(stemOf(term.split(/\s+/).at(-1)?.toLowerCase() ?? ''))

/** A place, a person, a work or an event by its own name: it has no meaning, it is something. */
export const isOwnName = (term: string, headings: readonly string[]): boolean =>
  /^\p{Lu}[\p{L}’'.-]*(?: (?:of|the|de|von|van|&|and))? \p{Lu}\p{Ll}/u.test(term) ||
  (PLACE_ENDING.test(term) && isSpecific(stemOf(term.toLowerCase()))) ||
  (PLACES.test(headings.at(-1) ?? '') && isPlaceName(term))

const DOER = /(?:^|\s)\p{L}{3,}[eo]r$|^\p{Lu}{3,6}$/u

/** "router: joins different networks": what it does is what there is to know of it. */
export const doesSomething = (line: Told): boolean =>
  DOER.test(line.term) &&
  isRare(line.term) &&
  wordCount(line.meaning) >= 4 &&
  /^\p{L}{3,}[^su]s (?!(?:it|them|when|if|\d)\b)/u.test(line.meaning) &&
  opensWithVerb(line)
