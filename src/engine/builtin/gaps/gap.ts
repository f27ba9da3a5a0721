import { isSpecific, rarity } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { isNamed, type Span } from '#engine/builtin/gaps/spans.ts'
import type { NoteIndex } from '#engine/builtin/gaps/note-index.ts'
import { isBig, isNoun, isVerb, type Unit } from '#engine/builtin/gaps/units.ts'
import { isCommon } from '#engine/text/tables/common.ts'
import { MONTH_NAME } from '#engine/text/tables/months.ts'
import { isStopWord, wordsOf } from '#engine/text/words.ts'

export interface Gap {
  readonly start: number
  readonly end: number
  readonly hint: 'key term' | 'term' | 'name' | 'year' | 'number'
  readonly score: number
}

const MONTH = new RegExp(`^(?:${MONTH_NAME})$`)
/** People by what they do, amounts, and words that any sentence may have. */
const ANYBODY =
  /(?:(?:^|-)(?:people|women|men|children)|[a-z]{3,}(?:ers|(?<!m)ents|ants|ees|ists|ians|ors)|metres?|grams?|ways?|places?|things?|something|conditions?|amounts?|numbers?|levels?|kinds?|types?|forms?|sorts?|parts?|times?|years?|days?|others?)$/
const NATION = /(?:an|ese|ish|ch|ean|ic|ek|man|tch|ans|ists|ers)$/
const EXAMPLE =
  /\b(?:e\.g\.?|such as|for example|for instance|including|like)[\s,](?:[^.;,]{0,24}(?:,|\band\b|\bor\b)?){0,3}$/i

const wordsIn = (units: readonly Unit[], { from, to }: Span): readonly Unit[] => units.slice(from, to + 1)
const isJoin = (unit: Unit | undefined): boolean => /^(?:and|or|,|&)$/.test(unit?.lower ?? '')

/** Whether "and" behind a span joins it to another noun, or opens a clause or a second verb. */
function joinsNoun(units: readonly Unit[], at: number): boolean {
  if (!/^(?:and|or|&)$/.test(units[at]?.lower ?? '')) return false
  let index = at + 1
  while (/^(?:DET|ADJ|NUM|ADP)$/.test(units[index]?.pos ?? '') && index < at + 4) index += 1
  if (!isNoun(units[index])) return false
  while (isNoun(units[index + 1])) index += 1
  const isSubject = !units.slice(0, at).some(isVerb)
  return !isVerb(units[index + 1]) || isSubject || units[at - 1]?.text === ','
}

/** One of two or more: the others would tell, or would do as well. */
function isMember(units: readonly Unit[], { from, to }: Span): boolean {
  let before = from - 1
  while (/^(?:DET|ADJ|NUM)$/.test(units[before]?.pos ?? '')) before -= 1
  const isHalf = units[from]?.pos === 'ADJ' && units[before - 1]?.pos === 'ADJ'
  // "coughing and sneezing": a doing stands for a noun.
  const isDoing = units[before - 1]?.pos === 'VERB' && /ing$/.test(units[before - 1]?.lower ?? '')
  const joined =
    /^(?:and|or|but|&)$/.test(units[before]?.lower ?? '') && (isNoun(units[before - 1]) || isHalf || isDoing)
  const many = units.filter(one => one.text === ',').length > 0
  const listed = units[before]?.text === ',' && isNoun(units[before - 1]) && isJoin(units[to + 1]) && many
  return joined || listed || joinsNoun(units, to + 1) || (units[to + 1]?.text === ',' && joinsAhead(units, to + 1))
}

/** "A, B and C": a comma that goes on to another member. */
function joinsAhead(units: readonly Unit[], comma: number): boolean {
  for (let at = comma + 1; at < Math.min(units.length, comma + 9); at += 1) {
    const unit = units[at]
    if (!unit || isVerb(unit) || (/^(?:an?|the|which|who|where|or|that)$/.test(unit.lower) && at === comma + 1))
      return false
    if (/^(?:and|or|&)$/.test(unit.lower)) return at > comma + 1 && isNoun(units[at - 1]) && joinsNoun(units, at)
    if (unit.pos === 'PUNCT' && unit.text !== ',') return false
  }
  return false
}

function nameFault(units: readonly Unit[], span: Span, owns: (name: string) => boolean): boolean {
  const [before, after] = [units[span.from - 1], units[span.to + 1]]
  const words = wordsIn(units, span)
  const [first] = words
  if (
    !first ||
    words.some(one => /[\d+₀-₉]/.test(one.text) || MONTH.test(one.text) || /^(?:I|NOT|BUT|AND|No|Yes)$/.test(one.text))
  )
    return true
  if (
    /^degrees?$/.test(before?.lower ?? '') ||
    /^[IVX]+$/.test(first.text) ||
    (before?.text === '(' && units[span.from - 2]?.end === before.start)
  )
    return true
  // "Scene 5", "Article 48": the number says which; "Computer Misuse Act 1990" is a whole name.
  if (/^\d{1,3}$/.test(after?.text ?? '')) return true
  if (words.length === 1) {
    if (NATION.test(first.text) && (isNoun(after) || after?.pos === 'ADJ')) return true
    if (/(?:ans|ese|ish|ians|ists|ers)$/.test(first.lower) || first.text.length < 3 || /^\p{Lu}\.?$/u.test(first.text))
      return true
    if (
      /^(?:Professor|President|King|Queen|Lord|Saint|Sir|Dr|Mr|Mrs|Major|General|Chapter|Figure|Table)$/.test(
        first.text
      )
    )
      return true
  }
  // "Bowman's capsule": half a term; "Castro's guerrillas": a name the note has by itself too.
  if (/^['’]s?$/.test(after?.text ?? '') && owns(words.map(one => one.text).join(' '))) return true
  // "American Jupiter rockets": a nation and half of a phrase.
  if (words.length === 2 && NATION.test(first.text) && isNoun(after) && !isBig(after)) return true
  // "his son Francis", "half of Baker Street's".
  if (/^(?:son|daughter|wife|husband|brother|sister|father|mother|friend)$/.test(before?.lower ?? '')) return true
  // "the 1951 Refugee Convention": half a name goes on or went before.
  return /^(?:of|de|von)$/.test(before?.lower ?? '') && isBig(units[span.from - 2]) && span.from > 2
}

function termFault(units: readonly Unit[], span: Span, named: boolean, said: number): boolean {
  const [before, after] = [units[span.from - 1], units[span.to + 1]]
  const words = wordsIn(units, span)
  const head = words.at(-1)
  if (!head || head.lower.length < 3 || words.some(one => /[\d=+]/.test(one.text))) return true
  if (isStopWord(head.lower) || head.lower === 'ones') return true
  if (named) return after?.lower === 'of' && !isStopWord(after.lower)
  if ((ANYBODY.test(head.lower) && !isSpecific(stemOf(head.lower))) || after?.lower === 'of') return true
  if (/^(?:cents?|halves|half|thirds?|quarters?)$/.test(head.lower)) return true
  if (
    before?.pos === 'PRON' ||
    before?.pos === 'NUM' ||
    /^(?:that|this|these|those|no|any|many|several|each|every|another)$/.test(before?.lower ?? '')
  )
    return true
  if (/^(?:more|less|most|least)$/.test(before?.lower ?? '') && words[0]?.pos === 'ADJ') return true
  if (
    /^(?:how|that|what|why|which|when)$/.test(after?.lower ?? '') &&
    after?.lower !== 'that' &&
    after?.lower !== 'which'
  )
    return true
  if (/^(?:['’]s|[’'])$/.test(after?.text ?? '')) return true
  if (/(?:ises|izes|ifies|ates)$/.test(head.lower) && words.length === 1) return true
  // "In yeast pyruvate is converted": the place and, without a comma, what the sentence is about.
  if (words.length > 1 && span.from === 1 && units[0]?.pos === 'ADP' && isVerb(after)) return true
  const rare = words.filter(one => isSpecific(stemOf(one.lower))).length
  if (words.length === 1) return isCommon(head.lower) || (rare === 0 && (rarity(stemOf(head.lower)) < 1 || said < 2))
  if (words.length > 1 && isPredicate(units, span)) return false
  // Two everyday words make a term where the note says them again.
  return rare === 0 && said < 2 && words.every(one => rarity(stemOf(one.lower)) < 0.97)
}

const PRODUCES =
  /^(?:produce|contain|secrete|release|make|consist|convert|absorb|store|transport|regulate|form|break|release|give|carry|emit|split|turn|become|include|require|use|invent|discover|develop|propose|introduce|found|coin|write|lead|win|sign|prevent|cause|reduce|increase|raise|measure|bind|neutralise|oxidise|synthesise|establish|outlaw|abolish|ban|defeat|conquer|invade|annex)$/

/** How surely the rest of the sentence says what is missing. */
function scoreOf(units: readonly Unit[], span: Span, named: boolean, said: number): number {
  const words = wordsIn(units, span)
  const rare = words.filter(one => isSpecific(stemOf(one.lower))).length
  const [before, after, next] = [units[span.from - 1], units[span.to + 1], units[span.to + 2]]
  const bare = /^(?:an?|the|its|their)$/.test(before?.lower ?? '') ? units[span.from - 2] : before
  let score = span.isName ? 1.3 : 0.8
  if (named) score += 2
  if (after?.text === ',' && /^(?:an?|the|or|which|known)$/.test(next?.lower ?? '')) score += 0.6
  if (bare?.text === ',' && before !== bare) score += 0.3
  if (bare?.lower === 'by') score += 0.4
  if (isVerb(bare) && PRODUCES.test(bare?.lemma ?? '')) score += 0.3
  if (isPredicate(units, span)) score += 0.8
  // "China accused …": any of several could have.
  if (span.isName && span.from === 0 && words.length === 1) score -= 0.5
  // "In a managed float, …", "Under a fixed exchange rate, …": what the sentence tells about.
  if (span.from <= 2 && words.length > 1 && after?.text === ',' && units[0]?.pos === 'ADP') score += 0.3
  if (span.from <= 1 && isVerb(after)) score += PRODUCES.test(after?.lemma ?? '') || after?.pos === 'AUX' ? 0.2 : 0
  score += Math.min(rare, 2) * 0.25 + Math.min(said, 3) * 0.08 + (words.length > 1 ? 0.15 : 0)
  return score
}

/** "…, which is bioaccumulation", "a reaction that spreads downwards is a trophic cascade": a name for what was told. */
function isPredicate(units: readonly Unit[], { from, to }: Span): boolean {
  let before = from - 1
  if (/^(?:an?|the|its|their)$/.test(units[before]?.lower ?? '')) before -= 1
  const [verb, after] = [units[before], units[to + 1]]
  const ends = after === undefined || /^[.,;:)]$/.test(after.text)
  return (
    ends && /^(?:is|are|was|were)$/.test(verb?.lower ?? '') && (before >= 5 || units[before - 1]?.lower === 'which')
  )
}

const UNIT =
  /^(?:%|per|percent|million|billion|thousand|degrees?|°C|kg|km|cm|cm³|mm|metres?|years?|months?|days?|hours?|tonnes?|newtons?|joules?|volts?|litres?)$/i

/** What a number only counts through. */
const LABEL =
  /^(?:Act|Article|Chapter|Clause|Figure|Fig|Line|No|Page|Part|Paragraph|Room|Scene|Section|Sonnet|Stage|Step|Table|Unit|Verse|Volume)\.?$/i

function numberAt(units: readonly Unit[], at: number): Gap | undefined {
  const [unit, next] = [units[at], units[at + 1]]
  if (!unit || !next) return undefined
  const { start, end } = unit
  if (/^(?:1\d{3}|20\d{2})$/.test(unit.text)) return { start, end, hint: 'year', score: 1.8 }
  if (LABEL.test(units[at - 1]?.text ?? '')) return undefined
  const counts = unit.pos === 'NUM' && /^\d[\d.,]*$/.test(unit.text)
  const isCounted = UNIT.test(next.text) || next.pos === 'NOUN' || (next.pos === 'ADJ' && isNoun(units[at + 2]))
  if (!counts || !isCounted || MONTH.test(units[at - 1]?.text ?? '') || MONTH.test(next.text)) return undefined
  if (isJoin(units[at + 1]) || /^(?:to|and|or|from|between)$/.test(units[at - 1]?.lower ?? '')) return undefined
  return { start, end, hint: 'number', score: 1.5 }
}

export interface Around {
  readonly text: string
  readonly units: readonly Unit[]
  readonly spans: readonly Span[]
  readonly note: NoteIndex
}

/** Gaps of a piece, the best first. */
export function gapsIn({ text, units, spans, note }: Around): Gap[] {
  const found: Gap[] = []
  const phrase = ({ from, to }: Span): string => text.slice(units[from]?.start, units[to]?.end)
  const add = (span: Span, hint: Gap['hint'], score: number): void => {
    found.push({ start: units[span.from]?.start ?? 0, end: units[span.to]?.end ?? 0, hint, score })
  }
  const isFaulty = (span: Span): boolean =>
    span.isName
      ? nameFault(units, span, note.isOwnerOnly)
      : termFault(units, span, isNamed(units, span.from), note.said(phrase(span)))
  spans.forEach(span => {
    const named = isNamed(units, span.from)
    if (EXAMPLE.test(text.slice(Math.max(0, (units[span.from]?.start ?? 0) - 90), units[span.from]?.start))) return
    if (isFaulty(span) || isMember(units, span)) return
    add(span, span.isName ? 'name' : 'term', scoreOf(units, span, named, note.said(phrase(span))))
  })
  units.forEach((_, at) => {
    const number = numberAt(units, at)
    if (number) found.push(number)
  })
  return found.sort((a, b) => b.score - a.score || b.start - a.start)
}

/** Stems so near that one tells the other: singular and plural, "photosynthesis" and "photosynthetic". */
export const rootsOf = (text: string): readonly string[] =>
  wordsOf(text)
    .flatMap(word => [word, ...word.split('-')])
    .filter(word => word.length > 2 && !isStopWord(word))
    .map(word => stemOf(word).slice(0, 6))
