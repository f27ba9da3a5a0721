import type { Token } from '#engine/text/tagger.ts'
import { MONTHS } from '#engine/text/tables/months.ts'

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
const isModal = (token: Token | undefined): boolean => token !== undefined && MODAL.has(token.lower)
const isHave = (token: Token | undefined): boolean => token !== undefined && HAVE.has(token.lower)
const isDo = (token: Token | undefined): boolean => token !== undefined && DO.has(token.lower)

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
    return true
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
  return comma > 0 ? comma + 1 : undefined
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
  tokens = tokens.slice(from)
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
    else if (open === 0 && token.pos === 'PUNCT' && !/^["'“”‘’-]$/.test(token.text)) return undefined
    else if (open === 0 && BREAKS.has(token.lower)) return undefined
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

/** The form of "be" as one writes it out: "It's" asks with "is". */
export function spokenBe(token: Token | undefined): string {
  const lower = token?.lower ?? 'is'
  return lower === "'s" ? 'is' : lower === "'re" ? 'are' : lower
}
