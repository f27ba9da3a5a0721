import { stemOf } from '#engine/text/stem.ts'
import { isSpecific } from '#engine/text/rarity.ts'
import { lowerFirst } from '#engine/text/casing.ts'
import { tag } from '#engine/text/tagger.ts'
import { wordCount } from '#engine/text/words.ts'

/** What a term never holds: an article, a comparison, a condition, shorthand, most prepositions. */
const NO_PART =
  /(?:^|\s)(?:an?|the|several|this|that|these|no|not|more|less|as|like|by|in|on|at|from|down|up|into|out|off|with|without|than|then|because|bc|if|when|while|before|after|during|since|yes|very|how|why|what|where|who|only|also|even|still)(?=\s|$)/i
/** What notes call a line by, and what many things are called: no word of the subject. */
const LABEL =
  /^(?:(?:(?:pair|type|kind|sort|example|part|rest) of|individual|short|long|other|main|key|extra|more|good|bad|real|expensive|cheap|big|small|new|old|same|different|worst|best|overall|generally|basically)\b|(?:careful|destroyed|formed|evidence|proof|winners?|losers?|fix(?:es)?|solutions?|graph|diagram|calculation|working|equipment|results?|findings|explanations?|emphasis|motives?|turning point|timeline|people|theme|quotes?|tone|mood|setting|narrator|ending|opening|sources?|parents|children|family|students?|pupils?|teachers?|government|council|public|workers?|farmers?|ideas?|things?|stuff|aftermath|legacy|significance|impact|consequences?|outcome|links?|comparison|similarit(?:y|ies)|differences?|break|pattern|trend)$)/i
const LABEL_HEAD =
  /\b(?:things?|ideas?|stuff|bits?|stage|step|part|points?|examples?|prompt|parents|reasons?|term|question|thinking|attempt|adds|says|said|brothers?|sisters?|less|more|only|again|too|etc)$/i
/** Several of a kind that everybody knows. */
const ANYBODY = /(?:people|parents|children|[a-z]{3,}(?:ers|(?<!m)ents|ants|ees|ists|ians))$/i

export const plain = (term: string): string =>
  term
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[\u0370-\u03ff]$|\s\p{Lu}$/u, '')
    .trim()
export const isRare = (term: string): boolean =>
  plain(term)
    .split(/[\s/-]+/)
    .some(word => isSpecific(stemOf(word.toLowerCase())))

/** Whether a name has the build of a term: a noun phrase of at most four words, and no label, date, order or clause. */
export function isTermName(term: string): boolean {
  const name = plain(term)
  if (name === '' || wordCount(name) > 4 || /(?:^|\s)\d|[.?!;:→*"“]/.test(name)) return false
  if (NO_PART.test(name) || LABEL.test(name) || LABEL_HEAD.test(name)) return false
  const tokens = tag(lowerFirst(name), 0, [])
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last || tokens.some(token => /^(?:AUX|PRON|INTJ)$/.test(token.pos))) return false
  if (tokens.length > 1) return last.pos !== 'ADV' && !/^(?:of|to|for|and|or|per|between)$/.test(last.lower)
  return isRare(name) || !(first.pos === 'ADJ' || /[^sui]s$/.test(first.lower) || ANYBODY.test(last.lower))
}

/** A place, a person, a work or an event by its own name: it has no meaning, it is something. */
export const isOwnName = (term: string): boolean =>
  /^\p{Lu}[\p{L}’'.-]*(?: (?:of|the|de|von|van|&|and))? \p{Lu}\p{Ll}/u.test(term)

/** What notes call the parts that many things have: an aim, a cost, a place. Asked for by itself it is no term. */
const ROLE =
  /^(?:(?:the|a|an|my|our|their|his|her|one|two|three|other|main|key|first|second|third|last|best|worst|average|typical|possible|real|current|modern|early|late|short|long)\s+)*(?:ideas?|aims?|goals?|purpose|functions?|roles?|uses?|jobs?|tasks?|causes?|reasons?|effects?|impacts?|results?|outcomes?|consequences?|findings?|conclusions?|methods?|procedures?|process|steps?|stages?|phases?|samples?|participants?|hypothesis|evaluations?|strengths?|weakness(?:es)?|limitations?|limits|advantages?|disadvantages?|benefits?|costs?|drawbacks?|problems?|issues?|solutions?|pros?|cons?|for|against|arguments?|criticisms?|support|evidence|validity|reliability|ethics|origins?|basis|definitions?|meanings?|terms?|names?|formulas?|formulae|equations?|units?|symbols?|values?|size|length|proportion|amount|number|degree|rate|availability|lack|share|tenure|jurisdiction|precondition|conditions?|requirements?|needs?|rules?|cases?|examples?|time|times|dates?|year|when|where|who|why|how|what|places?|location|site|area|region|source|title|author|date|topic|subject|theme|themes|form|structure|language|tone|mood|setting|lighting|context|background|plot|ending|opening|characters?|people|ppl|style|audience|features?|characteristics|properties|appearance|colour|shape|types?|kinds?|sorts?|parts?|components?|members?|levels?|factors?|changes?|differences?|similarit(?:y|ies)|comparison|links?|responses?|reactions?|actions?|events?|timeline|facts?|figures?|data|numbers?|inputs?|outputs?|push|pull|primary|secondary|social|economic|political|environmental|physical|human|positive|negative|positives|negatives|before|after|during|now|then|today|later|long|short|plan|protect|predict|prevent|prevention|treatment|symptoms?|diagnosis|demo|practical|prac|experiment|apparatus|equipment|observations?|safety|accuracy|errors?|trace|test|check|answer|question|working|worked|culture|security|management|slogan|quotes?|message|significance|importance|legacy|successes?|failures?|achievements|policy|policies|measures|reforms|laws|views?|opinion|judgement|overall|generally|host|origin|destination|country|countries|city|cities|rivers?|rural|urban|rich|poor|yes|no|true|false)(?:\s+(?:of|for|in|on|to|from|with|used|case|study|complexity|at|by)\b.*)?$/i

/** "Ethical problems", "Signs of strain": a heading for several things. */
const SEVERAL =
  /(?:^|\s)(?:problems|issues|signs|points|values|skills|features|factors|effects|reasons|causes|ways|things|uses|types|examples|differences|questions)(?: of .+)?$/i

export const isRole = (name: string): boolean => ROLE.test(name.trim()) || SEVERAL.test(name.trim())

/** What students write before a remark: to themselves, about the exam, about the lesson. */
export const isRemark = (term: string): boolean =>
  /\b(?:tip|tips|reminder|remember|mistakes?|facts?|says|said|ask|hw|homework|revise|practise|essay|exam|judgement|eval|lesson|lessons|goal|def|answer|questions?|note|notes|quiz|marks?|sir|miss)\b|^(?:q|pro|con|pros|cons|good|bad|plus|minus|for|against|before|after|case|cases|difference|problem|cure|treat|criticisms?|weakness|weaknesses|strengths?|limitations?|evidence|comments?|calculation|context|background|where|when|who|why|how|so what)$/i.test(
    term
  ) || /^(?:unit|lesson|chapter|ch|topic|week|wk|paper|part|section|case study)\b/i.test(term)

/** What a line is called that says something of the note, of its lesson or to its writer. */
const LINE_LABEL =
  /^(?:note|nb|example|e\.?g|tip|remember|warning|important|key point|result|answer|q|a|question|homework|hw|to ?do|date|name|class|subject|topic|source|figure|fig|table|page|title|summary|order|ex|ps|set|plot|hint|step \d+|first|second|third|then|finally|also|and|but|so|task|p\d+)$/i

export const isLineLabel = (term: string): boolean => LINE_LABEL.test(term)
