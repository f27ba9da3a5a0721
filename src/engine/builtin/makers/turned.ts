import { isSpecific, rarity } from '#engine/builtin/ask/rarity.ts'
import { relatedOf } from '#engine/builtin/ask/related.ts'
import { term as stemOf } from '#engine/builtin/ask/terms.ts'
import { shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { beginsSmall, isNameByCapital, labelled, timesUsed, type Labelled } from '#engine/builtin/makers/labelled.ts'
import { isClipped, isShortened, smallHeading } from '#engine/builtin/heading.ts'
import { isRemark } from '#engine/builtin/makers/line-kinds.ts'
import { firstIdea } from '#engine/builtin/makers/line-forms.ts'
import { isNames } from '#engine/builtin/makers/no-meaning.ts'
import { isRole } from '#engine/builtin/makers/role.ts'
import { told, type Told } from '#engine/builtin/makers/told.ts'
import { isOwnName, isTermName, opensWithVerb } from '#engine/builtin/makers/term-test.ts'
import { lowerFirst } from '#engine/builtin/text/casing.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { tag, type Token } from '#engine/builtin/text/tagger.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/builtin/text/months.ts'
import { isClause } from '#engine/builtin/makers/by-form.ts'
import { contentWords, isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

const MOST_WORDS = 30
/** Where a word stands for something the line alone does not name, or speaks to somebody. */
const POINTING =
  /\b(?:this|these|those|such|above|below|here|there|former|latter|aforementioned|I|me|my|we have|ask|see|revise|remember|exam|essay|page|slide|homework|notes|paper \d|lesson|textbook|chapter|etc|test on|mock|(?<!each )others?|that one|same thing)\b|[?]|!!|\.\.\.|…/
const OPENS_LOOSELY =
  /^(?:it|they|them|its|their|e\.?g\b|i\.?e\b|eg|ie|like|such as|but|and|or|so|because|bc|also|only some|mostly|usually|sometimes|depends|maybe|probably|yes|no[,.]|not\b|more|less|better|worse|higher|lower|bigger|smaller|faster|slower|(?:good|bad)(?= (?:for|if|because|at|when|as|in|to)\b|,|$)|same|opposite|how|why|what|who|which|where|see|use[sd]? for|when\b.*,)\b/i
/** Signs of sums, equations and reactions: what they say is no text. */
const SIGNS = /[=×÷√²³^∪∩|≥≤<>∝↑↓]|[≈~](?!\s?\d)|→|->|\d\s*[+−/*]\s*\d|\s[−*]\s|\bO\(|\s\/\s/
/** Signs outside brackets; "cm³" is a unit. */
const hasSigns = (text: string): boolean =>
  SIGNS.test(text.replace(/(?<=\b[cdkm]?m)[²³]/g, '').replace(/\([^()=→×÷+−]*\)/g, ''))
const NAME = /^(?:the )?\p{Lu}\p{Ll}[\p{L}’'.-]*(?: (?:(?:and|&|de|van|von|of|the|al|ibn|el) )*\p{Lu}[\p{L}’'.-]*)+$/u
const MONTH = new RegExp(String.raw`\b(?:${MONTH_NAME}|${SHORT_MONTH})\b`)
/** A bracket that says how, or is no bracket. */
const BRACKET = /(?<!^\p{Lu}{2,6}) \([^)]*\s[^)]*\)$|\([^)]*$|^[^(]*\)/u
const TEACHER = /^(?:Ms|Miss)\b|^(?:Mr|Mrs|Sir|Dr)\b(?:.*['’]s\b|\.? \p{Lu}$)/u
/** What joins a line to the one before, and how much of something there is. */
const LOOSE_PART =
  /^(?:higher|lower|more|less|fewer|bigger|larger|smaller|longer|shorter|faster|slower|slogan|quote|example|and|plus|also|then|so|or|but|extra|another)\b|\b(?:too|much|very|late|early|learn|important)\b/i

/** "Lossless: no data is lost". */
const SAME_ROOT = new Map([
  ['lost', 'loss'],
  ['sold', 'sell'],
  ['grown', 'grow'],
  ['chosen', 'choice'],
  ['broken', 'break'],
  ['freely', 'free']
])

/** Words of three letters and more that say something, also those inside a compound. */
const partsOf = (text: string): string[] =>
  wordsOf(text)
    .flatMap(word => word.split(/['’-]/))
    .filter(word => word.length > 2 && !isStopWord(word))
    .map(word => stem(SAME_ROOT.get(word) ?? word).replace(/[ey]$/, ''))

/** One root: "cause" and "causation", "code" and "coding", "chips" and "chipboard", "data" and "metadata". */
function isOfOneRoot(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long || (short.length >= 4 && long.includes(short))) return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return shared >= 5
}

/** Whether a text tells a name or part of it. */
export function tells(text: string, name: string): boolean {
  const own = partsOf(name)
  if (partsOf(text).some(word => own.some(part => isOfOneRoot(word, part)))) return true
  const letters = /^\p{Lu}{2,6}$/u.test(name) ? name.toLowerCase() : ''
  const initials = wordsOf(text)
    .filter(word => !/^(?:of|the|and|for|in)$/.test(word))
    .map(word => word.charAt(0))
    .join('')
  return letters !== '' && initials.includes(letters)
}

/** "Drink too much water": what somebody does or is to do. */
function isOrder(name: string): boolean {
  const [first, second] = tag(lowerFirst(name), 0, [])
  return second !== undefined && first?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(first.lower)
}

/** A term, several of a kind ("veins"), or a rare word with a capital, whatever the tagger takes it for. */
const isPlainTerm = (name: string): boolean =>
  isTermName(name) ||
  isTermName(name.replace(/(?<=\p{L}{3}[^sui])s$/u, '')) ||
  (/^\p{Lu}\p{Ll}{3,}$/u.test(name) && isSpecific(stemOf(name.toLowerCase())))

/** A name that can be asked for: a term or a proper name, and no word for a part that many things have. */
function canBeAsked({ name, sign }: Labelled, read: ReadBlock, reading: Reading): boolean {
  if (/→|->/.test(sign) || wordCount(name) > 5) return false
  if (timesUsed(name, reading) > (rarity(stemOf(name.toLowerCase())) < 0.97 ? 1 : 2)) return false
  if (BRACKET.test(name) || MONTH.test(name) || TEACHER.test(name) || LOOSE_PART.test(name) || !/^\p{L}/u.test(name))
    return false
  if (isShortened(name) || isClipped(name) || isRole(name) || isRemark(name) || /[\d=+<>≥≤~*!?“”"/,]/.test(name))
    return false
  // "Rutter Romanian orphans": a name and whom he studied.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}+$|^(?:Think|Use|Remember|Learn|See|Note|Know|Say|Try)\b/u.test(name))
    return false
  if (NAME.test(name) || isOwnName(name, read.headings)) return true
  if (!isPlainTerm(name) || isOrder(name) || / or /i.test(name)) return false
  const words = wordsOf(name).filter(word => !isStopWord(word))
  const rarest = Math.max(0, ...words.map(word => rarity(stemOf(word))))
  return words.length > 1 ? rarest >= 0.8 : rarest >= 0.97 || /^\p{Lu}{2,6}$/u.test(name)
}

const NARROWS = /^[^\d]*\s(?:of|in|without|with|between|from|to|for|that|which|who)\s[^\d]*$/
/** "job keeps it", "so vary it": what it is stands elsewhere. */
const LOOSE_IT = /^(?:\S+ ){0,2}(?:it|them)\b|\bso \p{L}+ (?:it|them)\b/u

/** What the line says of its name, as much as a card holds, or nothing where that says too little. */
function saidOf(rest: string): string | undefined {
  const [first = '', second = ''] = rest.split(
    /(?<!\b(?:incl|etc|approx|esp|vs|no|st|dr|pres|prof|mrs?|gov|eg|ie|res|op|prod|pop|temp|govt|dept|max|min|cap|orig|diff)\.)(?<=\p{L}{2}[)”"]?[.])\s+(?=["“]?\p{L}{2})/iu
  )
  const idea = firstIdea(first).replace(/[.;,:]+$/, '')
  const isShort = contentWords(idea).length < 4 && second !== '' && firstIdea(first) === first
  const more = second.replace(/[.;,:]+$/, '')
  const isPlain =
    !/[:=]|\s[–-]\s/.test(more) &&
    !OPENS_LOOSELY.test(more) &&
    !POINTING.test(more) &&
    !hasSigns(more) &&
    wordCount(more) <= 12
  const whole =
    isShort && isPlain ? `${idea}; ${isStopWord(wordsOf(more)[0] ?? '') ? lowerFirst(more) : smallHeading(more)}` : idea
  const text = wordCount(whole) <= MOST_WORDS ? whole : shorten(whole, MOST_WORDS)
  if (
    wordCount(text) > MOST_WORDS ||
    hasSigns(text) ||
    /(?<!\b(?:St|Dr|Mr|Mrs|v|e\.g))\. \p{Lu}/u.test(text) ||
    (text.match(/\d+/g)?.length ?? 0) > 3 ||
    POINTING.test(text.replace(/"[^"]*"|“[^”]*”/g, '')) ||
    OPENS_LOOSELY.test(text) ||
    LOOSE_IT.test(text)
  )
    return undefined
  const words = wordsOf(text).filter(word => !isStopWord(word) && /\p{L}{3}/u.test(word))
  const telling = words.filter(word => rarity(stemOf(word)) >= 0.9).length
  const isSaid = words.length >= 4 || (words.length === 3 && telling >= 1)
  return isSaid || (words.length === 2 && NARROWS.test(text) && words.some(word => isSpecific(stemOf(word))))
    ? text
    : undefined
}

/** "NHS, state schools", "Metropolis 1927, Fritz Lang": some of a kind by their names, which could be another's too. */
const isOfExamples = (said: string): boolean => {
  const items = said.replace(/\([^)]*\)/g, '').split(/,\s*(?:and\s|or\s)?|\s\+\s/)
  return (
    items.length >= 2 &&
    wordCount(said) <= 8 &&
    items.some(item => /^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$|\p{Lu}\p{Ll}+ \d{4})/u.test(item)) &&
    items.every(item => wordCount(item) <= 3 && isListed(tag(lowerFirst(item.trim()), 0, [])))
  )
}
const isListed = (tokens: readonly Token[]): boolean =>
  tokens.every(token => /^(?:NOUN|PROPN|ADJ|NUM|ADP|CCONJ|PUNCT|SYM)$/.test(token.pos) && !/ing$/.test(token.lower)) &&
  /^(?:NOUN|PROPN|NUM)$/.test(tokens.at(-1)?.pos ?? '')

/** So many lines before and behind are looked at. */
const NEAR = 12
/** Another line of the same section of which as much is said in the same words. */
function hasRival(name: string, said: string, read: ReadBlock, reading: Reading): boolean {
  const own = new Set(partsOf(said))
  const at = reading.blocks.indexOf(read)
  return reading.blocks.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(other => {
    if (other.block === read.block || other.headings.at(-1) !== read.headings.at(-1)) return false
    const line = labelled(other.block.text)
    if (!line || line.name === name) return false
    const theirs = new Set(partsOf(line.rest))
    return own.size > 0 && [...own].filter(root => theirs.has(root)).length / own.size > 0.6
  })
}

/** "Geology: cliffs are clay": what happens under a heading, told in a sentence of its own, singles no everyday word out. */
const isEveryday = (name: string): boolean =>
  wordCount(name) === 1 && !/^\p{Lu}{2,}$/u.test(name) && !isSpecific(stemOf(name.toLowerCase()))
/** Where the other labels of a note begin small, a capital is a name's: "Sugarman". */
const isSurname = (name: string, reading: Reading): boolean => {
  // "Nicotine", "Dialysis": learned words are no names.
  if (!/^\p{Lu}\p{Ll}{3,}(?<!ine|ysis|osis|[dlnprt]ase|ose|ism|tion|ics|ene|ide)$/u.test(name)) return false
  const [small, stem] = [name.toLowerCase(), stemOf(name.toLowerCase())]
  const isUnknown = isSpecific(stem) && relatedOf(stem).length === 0
  return isUnknown && beginsSmall(reading) && !reading.text.includes(small)
}
const isNameOf = ({ name, aside }: Labelled, { headings }: ReadBlock, reading: Reading): boolean =>
  NAME.test(name) ||
  isOwnName(name, headings) ||
  (/^\p{Lu}\p{Ll}+$/u.test(name) && /\d{4}/.test(aside)) ||
  isSurname(name, reading)

/** The other way round: a gap for the name in front of what the note says of it. */
export function turned(read: ReadBlock, reading: Reading): Candidate[] {
  const { block, headings } = read
  const line = labelled(block.text)
  if (!line || /[{}]|::/.test(block.text) || !canBeAsked(line, read, reading)) return []
  const said = saidOf(line.rest)
  if (said === undefined || tells(`${line.aside} ${said}`, line.name) || hasRival(line.name, said, read, reading))
    return []
  const isPerson = /^(?:he|she)\b/i.test(said)
  const isName = isNameOf(line, read, reading) || (isPerson && /^\p{Lu}/u.test(line.name))
  if (isPerson && !isName) return []
  if ((!isName && isOfExamples(said)) || isNames(said)) return []
  const tokens = tag(lowerFirst(said), 0, [])
  if (isEveryday(line.name) && !isName && isClause(tokens) && !opensWithVerb(told(line.name, said))) return []
  const front = `{{c1::${line.name}::${isName ? 'name' : isNameByCapital(line.name, reading) ? 'name or term' : 'key term'}}}${line.aside === '' ? '' : ` ${line.aside}`} – ${said}`
  const start = block.text.indexOf(line.name)
  const quote = { start, end: block.text.trimEnd().length }
  return [
    {
      type: 'cloze',
      kind: 'cloze',
      front,
      back: '',
      answer: line.name,
      block,
      quote,
      headings,
      trust: 0.84,
      isLaidOut: true
    }
  ]
}

/** "attention narrows to the weapon so you …": a sentence with a verb before any comma. */
const tellsInSentence = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(
    (token, index) => index > 0 && /^(?:VERB|AUX)$/.test(token.pos) && !/ing$/.test(token.lower)
  )
  return at > 0 && at <= 7 && !tokens.slice(0, at).some(token => token.text === ',')
}

/** What tells its name and so cannot be turned, told with "=" or in a sentence of its own: "cost-push inflation: costs go up and …". */
export function couldBeMeant({ meaning, tokens }: Told, read: ReadBlock): boolean {
  const line = labelled(read.block.text)
  if (!line || /→|->/.test(line.sign) || LOOSE_PART.test(line.name) || BRACKET.test(line.name)) return false
  if (isRole(line.name) || isOrder(line.name) || / or /i.test(line.name) || hasSigns(meaning)) return false
  if (/["“?]|!!|\b(?:this|these|those|such|above|below)\b/.test(meaning) || OPENS_LOOSELY.test(meaning)) return false
  return (
    (line.sign === '=' && !isCommon(line.name.toLowerCase())) ||
    (wordCount(line.name) > 1 && (tellsInSentence(tokens) || /ing$/.test(line.name)))
  )
}

const TURNED = /^(?:[^{}]+: )?\{\{c1::[^{}]+::(?:key term|name|name or term)\}\}(?: \([^()]*\))?(?: –|:) /u
/** A card with the gap for a name in front of what is said of it. */
export const isTurned = (card: Candidate): boolean => card.kind === 'cloze' && TURNED.test(card.front)
