import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { isFormula } from '#engine/builtin/checks/whole-formula.ts'
import { firstIdea, labelled, LINE, type Labelled } from '#engine/builtin/makers/labelled.ts'
import { bullets } from '#engine/builtin/makers/listed.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { isDefinition, told, type Told } from '#engine/builtin/makers/meaning.ts'
import { isInPairs } from '#engine/builtin/makers/pairs.ts'
import { isLineLabel, isOwnName, isRemark, isRole, isTermName } from '#engine/builtin/makers/terms.ts'
import { turned } from '#engine/builtin/makers/turned.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { lowerFirst, upperFirst } from '#engine/text/casing.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/text/tables/months.ts'
import { tag } from '#engine/text/tagger.ts'
import { wordCount } from '#engine/text/words.ts'

/** A line "term: rest" as the rules see it. */
interface Line {
  readonly read: ReadBlock
  readonly reading: Reading
  /** As it stands in front of the sign. */
  readonly term: string
  readonly rest: string
  /** The first idea of the rest. */
  readonly meaning: string
  readonly pair: Told
  /** "=", "→", or nothing for a colon or a dash. */
  readonly sign: string
  readonly isMarked: boolean
  readonly quote: { readonly start: number; readonly end: number }
}

/** A sign between two quantities: the line is a formula and no definition. */
const OPERATOR = /[×÷+/−^*√²³=]|\sx\s|\s[–-]\s\p{L}+$/u
/** "ability to bring about the result with max certainty + min energy": words, whatever signs stand between them. */
const isWordy = (text: string): boolean =>
  !/[×÷√²³^*=−]|\s[–-]\s\p{L}\b/u.test(text) && (text.match(/\p{Ll}{3,}/gu)?.length ?? 0) >= 7
const CLAUSE_WORD =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|because|which|that|who|when|if|did|do|does|it|they|he|she|we|you|i|this|these|those)\b/i
const SAYS = /\b(?:consists? of|comprises?|includes?|contains?|involves?|requires?|depends? on) /i
const COMPARED = /^(?:higher|lower|more|less|fewer|bigger|larger|smaller|longer|shorter|faster|slower|greater)\b/i
const DATE = new RegExp(
  String.raw`^(?:c\.\s?)?(?:\d{1,2}(?:st|nd|rd|th)?\s)?(?:(?:early|late|mid)[ -])?(?:${MONTH_NAME}|(?:${SHORT_MONTH})\.?)?\s?(?:\d{3,4}s?(?:\s?[–-]\s?\d{2,4})?)(?:\s?(?:BCE|BC|AD|CE))?$|^\d{1,2}\s(?:${MONTH_NAME})$`
)
/** "the Sewel Convention", "the Charter Oath": a name that takes the article. */
const INSTITUTION =
  / (?:Act|Agreement|Accords?|Alliance|Amendment|Church|Code|Commission|Committee|Compromise|Conference|Congress|Convention|Council|Court|Crisis|Declaration|Doctrine|Empire|League|Oath|Pact|Party|Plan|Plot|Policy|Principle|Protocol|Rebellion|Reformation|Republic|Revolution|Rising|Statute|Strike|System|Treaty|Trial|Uprising|War)$|^\p{Lu}\p{Ll}+ (?:formula|effect|model|theory|curve|cycle|principle|scale|equation|experiment|process|hypothesis|paradox|doctrine|system|question|affair|crisis|test|rule)$/u

/** A line says one thing: only what is too long is cut. */
const brief = (meaning: string): string => (wordCount(meaning) <= 25 ? meaning : shorten(meaning, 25))
const card = (line: Line, type: Candidate['type'], front: string, back: string, trust: number): Candidate[] => [
  { type, kind: 'basic', front, back, block: line.read.block, quote: line.quote, headings: line.read.headings, trust }
]

/** "What is meant by …" is right for one and many, with and without an article; "WORKING CAPITAL" is read out small. */
export function meaningQuestion(name: string, reading: Reading): string {
  // "asocial (0-6 weeks)": the bracket says when.
  const whole = name.replace(/(?<=\p{Ll}{3}) \([^)]*\d[^)]*\)$/u, '')
  const term = /^\p{Lu}{4,}(?: \p{Lu}{4,})+$/u.test(whole) ? whole.toLowerCase() : whole
  const isName = /^(?:the )?\p{Lu}\S*(?: (?:of|the|and|de|von|van|\p{Lu}\S*))* \p{Lu}\p{Ll}/u.test(term)
  const isFixed = /^\p{Lu}\p{Ll}+[–-]\p{Lu}\p{Ll}/u.test(term)
  const said = isFixed ? term : isName ? reading.casing.inside(term) : reading.casing.common(term)
  return ask(`what is meant by ${INSTITUTION.test(said) && !/^the /i.test(said) ? 'the ' : ''}${said}`)
}

/** "fight infection", "no sanitation": told of something, no member of it. */
function isNoMember(item: string): boolean {
  const tokens = tag(lowerFirst(item), 0, [])
  if (/^(?:no|some|all|lots|very|too|if|but|so|because|which|it|they|he|she|you|we|for|in|by|with|to|at) /i.test(item))
    return true
  if (tokens.some(token => token.pos === 'AUX') || tokens.every(token => /^(?:ADJ|ADV)$/.test(token.pos))) return true
  return tokens.length > 1 && tokens[0]?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(tokens[0].lower)
}

type Rule = (line: Line) => Candidate[] | undefined

/** In another language a line asks as it stands. */
const elsewhere: Rule = line => {
  const { reading, term, meaning } = line
  // What happened then is asked for elsewhere.
  if (DATE.test(term)) return []
  if (reading.language === 'en') return undefined
  return card(line, DATE.test(meaning) ? 'date' : 'definition', `${term}?`, upperFirst(brief(meaning)), 0.84)
}

const RULE = /\b(?:law|equation|formula|rule|identity|principle|theorem)\b/i

/** "assets ÷ liabilities, 1.5 to 2 is thought safe": what stands behind a comma outside brackets is said of the sum. */
const withoutRemark = (sum: string): string =>
  /[×÷]/.test(sum) ? sum.replace(/^([^,()]*(?:\([^()]*\)[^,()]*)*),\s+(?![^]*[×÷=]).*$/su, '$1') : sum

/** "Flow rate: volume ÷ time": quantities with a sign between them, and no sum worked out. */
const formula: Rule = line => {
  const { term, meaning, reading } = line
  if (/^(?:the )?(?:formula|equation) (?:for|of) \p{L}/iu.test(term))
    return isFormula(meaning)
      ? card(line, 'formula', ask(`what is the ${lowerFirst(term).replace(/^the /, '')}`), meaning, 0.84)
      : []
  // "Product rule: $(uv)' = u'v + uv'$": what is named is the formula.
  const whole = /^(\$[^$]+\$)\.?$/.exec(line.rest.trim())?.[1]
  if (whole && RULE.test(term) && /=|\\to|\\Rightarrow/.test(whole))
    return card(line, 'formula', ask(`what is the ${reading.casing.inside(term).replace(/^the /i, '')}`), whole, 0.84)
  if (!/^[$\\]|=|[×÷]/.test(meaning.replace(/\([^)]*\)/g, ''))) return undefined
  // "Roots by formula: …" says how, and names no rule.
  const isOne = RULE.test(term) && !/\s(?:by|from|with|via|as)\s/i.test(term)
  const isNamed = (isTermName(term) || isOne) && /\p{L}{3}/u.test(term) && !/\d/.test(term)
  if (!isNamed || !isFormula(meaning) || /\d\d|=.*=|= -?\d+$|→|["“”!$]|\p{L}{3,} \p{L}{3,}.*=/u.test(meaning)) return []
  const front = `what is the ${isOne ? '' : 'formula for '}${reading.casing.inside(term).replace(/^the /i, '')}`
  return card(line, 'formula', ask(front), shorten(withoutRemark(meaning), 20), 0.84)
}

/** "Jobs of an OS: memory management, scheduling, security": the members of something named in the plural. */
const members: Rule = line => {
  const { term, rest, reading, read } = line
  const head =
    /^(?:the )?(.+?)(?: (?:of|for|in|to|before|against|between|on|with) .+)?(?: \([^)]*\))?$/iu.exec(term)?.[1] ?? ''
  const said = firstIdea(rest).replace(/[.;]\s*$/, '')
  // "ask debtors to pay / delay suppliers / lease": strokes with space around them part a list like commas.
  const isStroked = !said.includes(',') && said.split(/\s\/\s/).length >= 3
  const items = said.split(isStroked ? /\s\/\s/ : /,\s+(?:and\s+|or\s+)?|\s+and\s+(?!.*,)/).map(item => item.trim())
  const isEven = items.length >= 3 && items.length <= 7 && items.every(item => item !== '' && wordCount(item) <= 5)
  if (!isEven || /[=:;?]|\s[–—-]\s|→|\betc\b|e\.g/.test(rest) || wordCount(term) > 7) return undefined
  if (!/(?:[^sui]s|criteria)$/.test(head) || CLAUSE_WORD.test(term) || /^\p{Lu}\p{Ll}+$/u.test(term)) {
    if (!isRole(head) || !/s$/.test(head)) return undefined
  }
  const [opening, second] = tag(lowerFirst(term), 0, [])
  const isDeed = opening?.pos === 'VERB' && /^(?:in|on|at|into|out|up|down|through|with|by)$/.test(second?.lower ?? '')
  // "The marketing mix consists of four elements: …" is a clause.
  if (SAYS.test(term)) return undefined
  if (isDeed || /ics$/.test(head) || items.some(isNoMember)) return undefined
  // "Causes: …": of what, only a heading right above it tells; one further up may be another's.
  const at = reading.blocks.indexOf(read)
  const isBelow = reading.blocks.slice(Math.max(0, at - 2), at).some(({ block }) => block.kind === 'heading')
  if (wordCount(term) === 1 && isRole(term) && !isBelow) return []
  const named = reading.casing.inside(term).replace(/^(?:the|plus|and|other) /i, '')
  return card(line, 'list', ask(`what are the ${named}`), bullets(items), 0.82)
}

/** "Estuary: the part of a river where …": only what is a definition by its form asks for its meaning. */
const definition: Rule = line => {
  const { term, meaning, rest, pair, sign, read, reading } = line
  if (!isTermName(term) || isRemark(term) || CLAUSE_WORD.test(term) || COMPARED.test(term)) return undefined
  if (isOwnName(term) && !INSTITUTION.test(term)) return undefined
  if ((OPERATOR.test(rest) && !isWordy(rest) && sign !== '') || /→|->/.test(sign) || OPERATOR.test(term))
    return undefined
  const isColon = read.block.text.trim().charAt(read.block.text.trim().indexOf(rest) - 2) === ':'
  // A colon in a running paragraph introduces what follows; in a list, a short line or after bold it defines.
  if (isColon && !line.isMarked && read.block.kind === 'paragraph' && read.sentences.length > 2) return undefined
  if (!isDefinition(pair, read.headings)) return undefined
  const front = meaningQuestion(term, reading)
  return card(line, 'definition', front, upperFirst(brief(meaning.replace(/;\s.*$/, ''))), line.isMarked ? 0.92 : 0.84)
}

/** Anything else that is told of a name asks for the name. */
const name: Rule = ({ read }) => {
  const line: Labelled | undefined = labelled(read.block.text)
  return line ? turned(line, read) : []
}

/** In this order; the first that knows the line has the word. */
const RULES: readonly Rule[] = [elsewhere, formula, members, definition, name]

function lineOf(read: ReadBlock, reading: Reading): Line | undefined {
  const text = read.block.text.trim()
  // Below a heading that is a term: "= the use of spending and taxation to …".
  const topic = /^=\s+\p{Ll}/u.test(text) ? topicOf(read.headings) : undefined
  const [, rawTerm = '', rest = ''] = topic ? ['', topic, text.slice(1).trim()] : (LINE.exec(text) ?? [])
  const term = rawTerm
    .trim()
    .replace(/^[“"']|[”"']$/g, '')
    .replace(/^\(?[a-h][.)]\s+/, '')
    // "Standard enthalpy of formation $\\Delta_f H$": the words are the name, the sign stands for it.
    .replace(/(?<=\p{L}{3})\s*\(?\$[^$]+\$\)?$/u, '')
  if (rest === '' || isLineLabel(term) || wordCount(term) > 7 || /[.?!,;]$/.test(term)) return undefined
  const first = read.sentences[0]
  const at = read.block.text.indexOf(rest, topic ? 0 : rawTerm.length)
  const end = Math.max(at, first && first.end > at + 3 ? first.end : read.block.text.trimEnd().length)
  const meaning = firstIdea(read.block.text.slice(at, end).trim()).replace(/[.;]$/, '')
  const start = topic ? at : Math.max(0, read.block.text.indexOf(rawTerm.trim()))
  const isBold = read.block.bold?.some(bold => bold.replace(/[:\s–—-]+$/, '') === term) ?? false
  const sign = /(=|→|->)\s*$/.exec(text.slice(0, text.length - rest.length))?.[1] ?? ''
  const isMarked = isBold || /^[“"]/.test(rawTerm.trim())
  return { read, reading, term, rest, meaning, pair: told(term, meaning), sign, isMarked, quote: { start, end } }
}

export const line: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read || !/^(?:paragraph|list-item|callout)$/.test(read.block.kind) || isInPairs(read, reading)) return []
  const found = lineOf(read, reading)
  if (!found) return reading.language === 'en' ? (name({ read, reading } as Line) ?? []) : []
  for (const rule of RULES) {
    const cards = rule(found)
    if (cards) return cards
  }
  return []
}
