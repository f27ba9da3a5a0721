import { shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { isSubject, smallHeading } from '#engine/builtin/heading.ts'
import { firstIdea, type Labelled } from '#engine/builtin/makers/labelled.ts'
import { isNames } from '#engine/builtin/makers/meaning.ts'
import { isLineLabel, isOwnName, isRemark, isRole, isTermName } from '#engine/builtin/makers/terms.ts'
import type { ReadBlock } from '#engine/builtin/read.ts'
import { lowerFirst } from '#engine/text/casing.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/text/tables/months.ts'
import { isSpecific, rarity } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { contentWords, isStopWord, wordCount, wordsOf } from '#engine/text/words.ts'

const MOST_WORDS = 30
/** Where a word stands for something the line alone does not name, or speaks to somebody. */
const POINTING =
  /\b(?:this|these|those|such|above|below|here|there|former|latter|aforementioned|I|me|my|we have|ask|see|revise|remember|exam|essay|page|slide|homework|notes|paper \d|lesson|textbook|chapter|etc|test on|mock|(?<!each )others?|that one|same thing)\b|[?]|!!|\.\.\.|…/
const OPENS_LOOSELY =
  /^(?:it|they|them|its|their|e\.?g\b|i\.?e\b|eg|ie|like|such as|but|and|or|so|because|bc|also|only some|mostly|usually|sometimes|depends|maybe|probably|yes|no[,.]|not\b|more|less|better|worse|higher|lower|bigger|smaller|faster|slower|(?:good|bad)(?= (?:for|if|because|at|when|as|in|to)\b|,|$)|same|opposite|how|why|what|who|which|where|see|use[sd]? for|when\b.*,)\b/i
/** Signs of sums, equations and reactions: what they say is no text. */
const SIGNS = /[=×÷√²³^∪∩|≥≤<>∝↑↓Σ]|[≈~](?!\s?\d)|→|->|\d\s*[+−/*]\s*\d|\s[−*]\s|\bO\(|\s\/\s/
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

/** Words of three letters and more that say something, also those inside a compound. */
const partsOf = (text: string): string[] =>
  wordsOf(text)
    .flatMap(word => word.split(/['’-]/))
    .filter(word => word.length > 2 && !isStopWord(word))
    .map(word => stemOf(word).replace(/[ey]$/, ''))

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

/** A name that can be asked for: a term or a proper name, and no word for a part that many things have. */
function canBeAsked({ name, sign }: Labelled): boolean {
  if (/→|->/.test(sign) || wordCount(name) > 5) return false
  if (BRACKET.test(name) || MONTH.test(name) || TEACHER.test(name) || LOOSE_PART.test(name) || !/^\p{L}/u.test(name))
    return false
  // "L - Land" of a word to remember the rest by.
  if (/^\p{Lu}\s[–-]\s/u.test(name)) return false
  if (isRole(name) || isRemark(name) || /[\d=+<>≥≤~*!?“”"/,]/.test(name)) return false
  // "Rutter Romanian orphans": a name and whom he studied.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}+$|^(?:Think|Use|Remember|Learn|See|Note|Know|Say|Try)\b/u.test(name))
    return false
  if (NAME.test(name) || isOwnName(name)) return true
  const isRareName = /^\p{Lu}\p{Ll}{3,}$/u.test(name) && isSpecific(stemOf(name.toLowerCase()))
  if (!(isTermName(name) || isTermName(name.replace(/(?<=\p{L}{3}[^sui])s$/u, '')) || isRareName)) return false
  if (/ or /i.test(name)) return false
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

/** The other way round: a gap for the name in front of what the note says of it. Nothing can be asked wrongly so. */
export function turned(line: Labelled, read: ReadBlock): Candidate[] {
  const { block, headings } = read
  const { name, aside } = line
  if (/[{}]|::/.test(block.text) || !canBeAsked(line) || isLineLabel(name)) return []
  // "Maths ICSE X – tuition copy" at the top of a note without a title: a course and whose copy it is.
  if (headings.length === 0 && wordCount(name) > 1 && isSubject(name.split(' ')[0] ?? '')) return []
  // "BRAIN: hippocampus - forms new memories. cerebellum - …": the line has names of its own.
  if (/^[^.:;]{3,40}\s[–-]\s/.test(line.rest) && /\.\s+[^.:;]{3,40}\s[–-]\s/.test(line.rest)) return []
  const said = saidOf(line.rest)
  if (said === undefined || tells(`${aside} ${said}`, name) || isNames(said)) return []
  // "AP Calc AB – derivatives review": the title once more.
  const title = new Set(contentWords(headings[0] ?? ''))
  if (contentWords(said).filter(word => !title.has(word)).length < 2) return []
  const isPerson = /^(?:he|she)\b/i.test(said)
  const isDated = /^\p{Lu}\p{Ll}+$/u.test(name) && /\d{4}/.test(aside)
  const isName = NAME.test(name) || isOwnName(name) || isDated || (isPerson && /^\p{Lu}/u.test(name))
  if (isPerson && !isName) return []
  const hint = isName ? 'name' : 'key term'
  const front = `{{c1::${name}::${hint}}}${aside === '' ? '' : ` ${aside}`} – ${said}`
  const quote = { start: block.text.indexOf(name), end: block.text.trimEnd().length }
  const gap = { type: 'cloze', kind: 'cloze', front, back: '', answer: name } as const
  return [{ ...gap, block, quote, headings, trust: 0.84, isLaidOut: true }]
}

const TURNED = /^(?:[^{}]+: )?\{\{c1::[^{}]+::(?:key term|name|name or term)\}\}(?: \([^()]*\))?(?: –|:) /u
/** A card with the gap for a name in front of what is said of it. */
export const isTurned = (card: Candidate): boolean => card.kind === 'cloze' && TURNED.test(card.front)
