import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term as stemOf } from '#engine/builtin/ask/terms.ts'
import { ask, type Candidate } from '#engine/builtin/candidate.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { quiet } from '#engine/builtin/heading.ts'
import { lowerFirst, upperFirst } from '#engine/builtin/text/casing.ts'
import { isPerson } from '#engine/builtin/text/people.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { isPastForm } from '#engine/builtin/text/verbs.ts'
import { wordCount } from '#engine/builtin/text/words.ts'
import { bullets } from '#engine/builtin/makers/listed.ts'

export interface LineCard {
  readonly type: Candidate['type']
  readonly front: string
  readonly back: string
}

const PEOPLE =
  /\b(?:people|persons|figures|characters|theorists|thinkers|researchers|scientists|artists|painters|authors|poets|leaders|rulers|philosophers|sociologists|psychologists|economists|composers|prophets|gurus|famous)\b/i
const CASE = /^\p{Lu}[\p{L}’' .&]* v\.? \p{Lu}[\p{L}’' .&]*(?: ?\(?\d{4}\)?)?$/u
export const isCase = (term: string): boolean => CASE.test(term)
const NAME =
  /^(?:the )?\p{Lu}[\p{L}’'.-]+(?:(?: (?:and|&|de|van|von|of|al|ibn|el|Mc))? \p{Lu}[\p{L}’'.-]*)*(?: \(?\d{4}s?\)?)?$/u
const isFullName = (term: string): boolean => /^\p{Lu}\p{Ll}+ (?:\p{Ll}{2,3} )*\p{Lu}\p{Ll}+/u.test(term)

/** A person: what the note says of him decides how it is asked. */
function personLine(term: string, meaning: string, headings: readonly string[]): LineCard | undefined {
  const near = headings.at(-1) ?? ''
  const told =
    isPerson(meaning.split(',')[0] ?? '') &&
    !/^to\b/i.test(meaning) &&
    /^(?:an?\s|the\s)?\p{Ll}/u.test(meaning) &&
    wordCount(meaning) >= 2
  const isOne = isFullName(term) || isSpecific(stemOf(term.toLowerCase()))
  if (!NAME.test(term) || !(PEOPLE.test(near) || (told && isOne))) return undefined
  const [first] = tag(meaning.split(',')[0] ?? '', 0, [])
  const isMany = / (?:and|&) /.test(term)
  // "put together …, built …; first martyr": more than one thing.
  if (/;|, (?:\p{Ll}+ ){0,2}(?:built|got|had|was|made|wrote|\p{Ll}{3,}ed)\b/u.test(meaning)) return undefined
  const is = /\b\d{4}\b/.test(`${term} ${meaning}`) || (first && isPastForm(first.lower)) ? 'was' : 'is'
  if (told && !isMany) return { type: 'definition', front: ask(`who ${is} ${term}`), back: upperFirst(meaning) }
  if (first && isPastForm(first.lower))
    return {
      type: 'question',
      front: ask(`what ${isMany ? 'are' : 'is'} ${term} known for`),
      back: upperFirst(meaning)
    }
  const isLike = /character/i.test(near) && first?.pos === 'ADJ' && /,|\band\b/.test(meaning)
  // "Nurse": who has no other name.
  const the = isPerson(term.toLowerCase()) && !/ /.test(term) ? 'the ' : ''
  return isLike
    ? {
        type: 'question',
        front: ask(`what is ${the}${the === '' ? term : term.toLowerCase()} like`),
        back: upperFirst(meaning)
      }
    : undefined
}

/** "fight infection", "quieter", "no sanitation": told of something, no member of it. */
function isNoMember(item: string): boolean {
  const tokens = tag(lowerFirst(item), 0, [])
  if (
    /^(?:no|some|all|lots|very|too) /i.test(item) ||
    tokens.every(token => token.pos === 'ADJ' || token.pos === 'ADV')
  )
    return true
  return tokens.length > 1 && tokens[0]?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(tokens[0].lower)
}

/** "Versailles": a rare word with a capital is a name, however it ends. */
const isNameAlone = (term: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(term) &&
  isSpecific(stemOf(term.toLowerCase())) &&
  !/(?:flow|type|factor|law|form)s$/.test(term)

const tellsOf = (item: string): boolean => {
  const [first, verb] = tag(lowerFirst(item), 0, [])
  return first?.pos === 'NOUN' && /s$/.test(first.lower) && verb?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(verb.lower)
}

/** "Jobs of an OS: memory management, scheduling, security": the members of something named in the plural. */
function membersLine(term: string, meaning: string, reading: Reading): LineCard | undefined {
  const head =
    /^(?:the )?(.+?)(?: (?:of|for|in|to|before|against|between|on|with) .+)?(?: \([^)]*\))?$/iu.exec(term)?.[1] ?? ''
  const items = meaning
    .replace(/[.;]$/, '')
    .split(/,\s+(?:and\s+|or\s+)?|\s+and\s+(?!.*,)/)
    .map(item => item.trim())
  const isEven = items.length >= 3 && items.length <= 7 && items.every(item => item !== '' && wordCount(item) <= 5)
  // "grouping by lifestyle, values, personality": one thing with three parts.
  const isOdd = wordCount(items[0] ?? '') >= 3 && items.slice(1).every(item => wordCount(item) === 1)
  const isList =
    isEven &&
    !isOdd &&
    !/[=:;?]|\s[–—-]\s|→|\betc\b|e\.g/.test(meaning) &&
    items.reduce((sum, item) => sum + wordCount(item), 0) <= 25
  if (/\b(?:adds|says|shows|includes|needs|means|gives|uses|says|thinks|groups|wants)$/i.test(term)) return undefined
  if (/^(?:there|here|these|those|they|we|you|it|this)\b|\b(?:is|are|was|were|has|have)\b/i.test(term)) return undefined
  // "Losers" of what, only the line before tells.
  if (wordCount(head) === 1 && /(?:[eo]rs|ents|ants|ists)$/.test(head.toLowerCase())) return undefined
  const [opening, second] = tag(lowerFirst(term), 0, [])
  // "Stays in blood": what they do. "Ethics": one thing.
  if (
    (opening?.pos === 'VERB' && /^(?:in|on|at|into|out|up|down|through|with|by)$/.test(second?.lower ?? '')) ||
    /ics$/.test(head)
  )
    return undefined
  // "laws stop misleading advertisements, faulty goods": a sentence that goes on.
  if (tellsOf(items[0] ?? '') || items.some(isNoMember) || isNameAlone(term)) return undefined
  if (!/(?:[^sui]s|criteria)$/.test(head) || wordCount(term) > 7 || !isList) return undefined
  if (
    items.some(item =>
      /\$\$|^(?:if|but|so|because|which|it|they|he|she|you|we|against|for|in|by|with|to|from|at)\b|\b(?:is|are|was|were|has|have)\b/i.test(
        item
      )
    )
  )
    return undefined
  const named = quiet(reading.casing.inside(term)).replace(/^(?:the|plus|and|other) /i, '')
  const front = ask(`what are the ${named}`)
  return { type: 'list', front, back: bullets(items) }
}

/** Lines whose name is no term: a case at law, a person, the head of a list. */
export function lineOfKind(
  term: string,
  meaning: string,
  headings: readonly string[],
  reading: Reading
): LineCard | undefined {
  if (isCase(term)) return { type: 'question', front: ask(`what was decided in ${term}`), back: upperFirst(meaning) }
  return personLine(term, meaning, headings) ?? membersLine(term, meaning, reading)
}

/** What students write before a remark: to themselves, about the exam, about the lesson. */
export const isRemark = (term: string): boolean =>
  /\b(?:tip|tips|reminder|remember|mistakes?|facts?|says|said|ask|hw|homework|revise|practise|essay|exam|judgement|eval|lesson|lessons|goal|def|answer|questions?|note|notes|quiz|marks?|sir|miss)\b|^(?:q|pro|con|pros|cons|good|bad|plus|minus|for|against|before|after|case|cases|difference|problem|cure|treat|criticisms?|weakness|weaknesses|strengths?|limitations?|evidence|comments?|calculation|context|background|where|when|who|why|how|so what)$/i.test(
    term
  ) || /^(?:unit|lesson|chapter|ch|topic|week|wk|paper|part|section|case study)\b/i.test(term)
