import type { Token } from '#engine/text/tagger.ts'
import { isPastForm } from '#engine/text/verbs.ts'
import { MONTHS } from '#engine/text/months.ts'

/** A simple main clause: [lead,] subject verbs rest. Sentences of another build are passed over. */
export interface Clause {
  readonly lead: readonly Token[]
  readonly subject: readonly Token[]
  readonly verbs: readonly Token[]
  readonly rest: readonly Token[]
}

const CONNECTIVE = new Set(
  'however therefore moreover furthermore also then thus hence so and but now next finally overall consequently meanwhile nevertheless nonetheless instead similarly indeed well okay ok right again additionally eventually usually often sometimes gradually later generally normally typically originally initially'.split(
    ' '
  )
)
const OPENERS = new Set(
  'in on by after before during at from under with between throughout over until within despite following around as when if while although since for like unlike through towards once whenever because to'.split(
    ' '
  )
)
const BREAKS = new Set(
  'that how what why which who whom whose where when because if whether while although though since unless so'.split(
    ' '
  )
)
const BE = new Set("is are was were am 's 're be been being".split(' '))
const MODAL = new Set('can could may might must shall should will would'.split(' '))
const HAVE = new Set('has have had'.split(' '))
const DO = new Set('do does did'.split(' '))

export const isBe = (token: Token | undefined): boolean =>
  token !== undefined && BE.has(token.lower) && token.pos !== 'PART'
export const isModal = (token: Token | undefined): boolean => token !== undefined && MODAL.has(token.lower)
export const isHave = (token: Token | undefined): boolean => token !== undefined && HAVE.has(token.lower)
export const isDo = (token: Token | undefined): boolean => token !== undefined && DO.has(token.lower)

const isAux = (token: Token): boolean => isBe(token) || isModal(token) || isHave(token) || isDo(token)
const isNominal = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:NOUN|PROPN|PRON|NUM|FORMULA|SYM|X)$/.test(token.pos)

/** Tags of the word before that make a following "verb" an adjective: "the growing demand". */
const BEFORE_NOUN = /^(?:DET|ADJ|ADP|NUM)$/

function looksFinite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  if (at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text)) return false
  if (isAux(token)) return !/^(?:be|been|being)$/.test(token.lower)
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (/ing$/.test(token.lower) && token.lower.length > 4) return false
  if (token.pos === 'VERB') {
    if (before && BEFORE_NOUN.test(before.pos)) return false
    if (before?.lower === 'to') return false
    if (isBe(after) && /(?:ed|en|ne|wn|ld|de|lt)$/.test(token.lower)) return false
    if (/(?:ed|en|wn|lt|de|ght|ld|nd)$/.test(token.lower) && participle(tokens, at)) return false
    return true
  }
  return mistaggedVerb(token, before, after)
}

/** Verbs that the tagger takes for nouns behind a plural: "Programmers use hex", "bays form where …". */
const ALSO_NOUNS = new Set(
  'use form cause need help control support increase decrease change start force share produce rank'.split(' ')
)

/** "moves", "pumps", "Plants close their stomata": taken for nouns or adjectives; the neighbours say verb. */
function mistaggedVerb(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (!before || !after || !isNominal(before) || before.pos === 'NUM') return false
  const plural = /[^s]s$/.test(before.lower)
  const opensObject =
    /^(?:DET|PRON)$/.test(after.pos) ||
    /^(?:how|what|why|whether|that)$/.test(after.lower) ||
    (after.pos === 'ADP' && after.lower !== 'of')
  if (token.pos === 'NOUN' && /[^s]s$/.test(token.lower)) return !plural && opensObject
  if (token.pos === 'NOUN' && plural && ALSO_NOUNS.has(token.lower))
    return /^(?:NOUN|ADJ|DET|ADV|PRON|PROPN)$/.test(after.pos)
  if (token.pos === 'ADJ' || token.pos === 'NOUN') return plural && /^(?:DET|PRON)$/.test(after.pos)
  return false
}

/** "energy stored in bonds is released": a participle when a finite verb still follows before any comma. */
function participle(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!before || !next || !/^(?:ADP|ADV|PART)$/.test(next.pos)) return false
  for (let index = at + 1; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token || token.pos === 'PUNCT' || token.pos === 'SCONJ' || BREAKS.has(token.lower) || token.lower === 'and')
      return false
    if (isAux(token)) return true
    if (
      token.pos === 'VERB' &&
      !/ing$/.test(token.lower) &&
      tokens[index - 1]?.lower !== 'to' &&
      !BEFORE_NOUN.test(tokens[index - 1]?.pos ?? '')
    )
      return /s$/.test(token.lower) || isPastForm(token.lower)
  }
  return false
}

function leadLength(tokens: readonly Token[]): number | undefined {
  const first = tokens[0]
  if (!first) return undefined
  if (!OPENERS.has(first.lower)) return 0
  const comma = tokens.findIndex((token, index) => index > 0 && index < 18 && token.text === ',')
  const dated = dateLength(tokens)
  if (dated > 0) return tokens[dated]?.text === ',' ? dated + 1 : dated
  const bare = bareLead(tokens)
  if (comma > 0 && (bare === 0 || comma <= bare)) return comma + 1
  return bare > 0 ? bare : comma > 0 ? comma + 1 : undefined
}

/** "At high temperatures the rate falls": a short phrase of place or time that no comma closes. */
function bareLead(tokens: readonly Token[]): number {
  if (tokens[0]?.pos !== 'ADP' || !/^(?:in|at|on|under|during|after|before|by|from|within)$/.test(tokens[0].lower))
    return 0
  let at = 1
  if (tokens[at]?.pos === 'DET') at += 1
  const from = at
  while (/^(?:ADJ|NOUN|PROPN|NUM)$/.test(tokens[at]?.pos ?? '') && at < from + 4) at += 1
  const next = tokens[at]
  const closes = tokens[at - 1]?.pos === 'NOUN' || tokens[at - 1]?.pos === 'PROPN'
  return at > from && closes && (next?.pos === 'DET' || /^(?:it|they|he|she)$/.test(next?.lower ?? '')) ? at : 0
}

const MONTH = new Set(MONTHS.map(month => month.toLowerCase()))

/** "In 1917", "On 28 June 1919", "By early March": how many words the date takes when no comma closes it. */
function dateLength(tokens: readonly Token[]): number {
  if (!/^(?:in|on|by|since|around|during)$/.test(tokens[0]?.lower ?? '')) return 0
  let at = 1
  while (/^(?:the|early|late|mid|mid-|summer|spring|autumn|winter|of|about)$/.test(tokens[at]?.lower ?? '') && at < 4)
    at += 1
  const from = at
  while (
    at < from + 4 &&
    (/^\d{1,4}(?:st|nd|rd|th|s)?$/.test(tokens[at]?.text ?? '') || MONTH.has(tokens[at]?.lower ?? ''))
  )
    at += 1
  const isDate = at > from && tokens.slice(from, at).some(token => MONTH.has(token.lower) || /^\d{4}/.test(token.text))
  return isDate ? at : 0
}

export function parseClause(all: readonly Token[]): Clause | undefined {
  let tokens = all
  while (tokens.length > 0 && /^[.!?…"'”’)\]]+$/.test(tokens.at(-1)?.text ?? '')) tokens = tokens.slice(0, -1)
  let from = 0
  while (
    CONNECTIVE.has(tokens[from]?.lower ?? '') &&
    (tokens[from + 1]?.text === ',' ||
      /^(?:so|and|but|then|now|also|eventually|usually|often|sometimes|gradually|later|generally|normally|typically|originally|initially|finally)$/.test(
        tokens[from]?.lower ?? ''
      ))
  )
    from += tokens[from + 1]?.text === ',' ? 2 : 1
  tokens = withoutInsertion(tokens.slice(from))
  const lead = leadLength(tokens)
  if (lead === undefined) return undefined
  const start = lead
  let at = start
  let open = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) return undefined
    if (open === 0 && at > start && looksFinite(tokens, at)) break
    if (at === start && isAux(token)) return undefined
    if (/^[([]$/.test(token.text)) open += 1
    else if (/^[)\]]$/.test(token.text)) open -= 1
    else if (open === 0 && token.pos === 'PUNCT' && !/^["'“”‘’-]$/.test(token.text) && !enumerates(tokens, at))
      return undefined
    else if (open === 0 && /^(?:that|which)$/.test(token.lower) && isNominal(tokens[at - 1])) {
      const past = relativeEnd(tokens, at)
      if (past === undefined) return undefined
      at = past
      continue
    } else if (open === 0 && BREAKS.has(token.lower)) return undefined
    at += 1
  }
  while (at - 1 > start && tokens[at - 1]?.pos === 'ADV') at -= 1
  const subject = tokens.slice(start, at)
  if (subject.length === 0 || at >= tokens.length) return undefined
  if (!subject.some(token => isNominal(token) || /ing$/.test(token.lower))) return undefined
  if (subject.some(token => token.pos === 'SCONJ' || token.pos === 'INTJ')) return undefined
  let end = at
  while (end < tokens.length) {
    const token = tokens[end]
    if (!token) break
    const isAdverb = token.pos === 'ADV' && verbFollows(tokens, end)
    const isNot = token.lower === 'not' || token.lower === "n't"
    if (isAux(token) && end < at + 3) end += 1
    else if (isAdverb || (isNot && end > at)) end += 1
    else break
  }
  const main = tokens[end]
  const afterAux = end > at
  if (
    main &&
    (!afterAux || main.pos === 'VERB') &&
    !(afterAux && onlyCopula(tokens.slice(at, end)) && isAdjectival(tokens, end))
  )
    end += 1
  return { lead: tokens.slice(0, Math.max(0, lead)), subject, verbs: tokens.slice(at, end), rest: tokens.slice(end) }
}

/** "The largest number that can be stored in one byte is 255": where the verbs of the relative clause end. */
function relativeEnd(tokens: readonly Token[], from: number): number | undefined {
  let at = from + 1
  while (at < tokens.length && at < from + 4 && !looksFinite(tokens, at) && tokens[at]?.pos !== 'VERB') at += 1
  if (at >= tokens.length || !/^(?:VERB|AUX)$/.test(tokens[at]?.pos ?? '')) return undefined
  while (/^(?:VERB|AUX|ADV)$/.test(tokens[at]?.pos ?? '')) at += 1
  const main = tokens.findIndex((_, index) => index > at && looksFinite(tokens, index))
  return main > at && main < at + 9 ? at : undefined
}

/** "The Enabling Act, passed in March 1933, allowed …": what stands between the commas is left out. */
function withoutInsertion(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(token => token.text === ',')
  if (open < 1 || open > 7 || OPENERS.has(tokens[0]?.lower ?? '')) return tokens
  const before = tokens.slice(0, open)
  if (before.some((_, at) => at > 0 && looksFinite(tokens, at)) || !before.some(isNominal)) return tokens
  const next = tokens[open + 1]
  const opens =
    next &&
    (/^(?:which|who|a|an|the|for|such|known|called|like|or|in|whose|unlike)$/.test(next.lower) ||
      /(?:ed|ing)$/.test(next.lower) ||
      next.pos === 'VERB' ||
      next.pos === 'ADP')
  if (!opens) return tokens
  const close = tokens.findIndex((token, at) => at > open + 1 && token.text === ',' && at < open + 16)
  if (close < 0 || !(looksFinite(tokens, close + 1) && tokens[close + 1]?.lower !== 'and')) return tokens
  return [...before, ...tokens.slice(close + 1)]
}

const onlyCopula = (tokens: readonly Token[]): boolean => tokens.length === 1 && isBe(tokens[0])

/** "is growing demand" does not occur; "is interesting work" does: a participle right before a noun describes it. */
function isAdjectival(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return /(?:ing|ed)$/.test(tokens[at]?.lower ?? '') && next?.pos === 'NOUN'
}

function verbFollows(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && (next.pos === 'VERB' || next.pos === 'ADV' || isAux(next))
}

/** A comma inside "A, B and C are …". */
function enumerates(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',') return false
  for (let index = at + 1; index < Math.min(tokens.length, at + 10); index += 1) {
    const token = tokens[index]
    if (!token || looksFinite(tokens, index)) return false
    if (token.lower === 'and' || token.lower === 'or') return true
    if (token.pos === 'PUNCT' && token.text !== ',') return false
    if (BREAKS.has(token.lower)) return false
  }
  return false
}

/** The form of "be" as one writes it out: "It's" asks with "is". */
export function spokenBe(token: Token | undefined): string {
  const lower = token?.lower ?? 'is'
  return lower === "'s" ? 'is' : lower === "'re" ? 'are' : lower
}
