import type { CardsOptions, CardsResult, CardType, EngineName, EngineWarning } from '#contract/engine/engine.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { mostCards, suggestion } from '#engine/builtin/cards.ts'
import { fault } from '#engine/builtin/checks/check.ts'
import { meaningOf, prepare, repeats, type Kept } from '#engine/builtin/checks/unique.ts'
import { trustedScore, type Score } from '#engine/builtin/rank.ts'
import type { Reading as NoteReading } from '#engine/builtin/read.ts'
import { plainText, uncleanness } from '#engine/model/checks/clean.ts'
import { dropsOf, mustHave } from '#engine/model/checks/drops.ts'
import { contradicts, unsupportedBy, sourceWordsOf, supportOf, topicFault } from '#engine/model/checks/grounded.ts'
import type { Guard } from '#engine/model/checks/leak.ts'
import { apart, shown } from '#engine/model/material/apart.ts'
import { findQuote, type Line } from '#engine/model/quotes.ts'

/** A model's card is right more often than a maker's guess and less often than a definition in the notes. */
const TRUST = 0.82
/** Share of an answer's content words that its block or the headings above must have. */
const SUPPORT = 0.5
/** And the share that the quoted block itself must have, with its headings and its list or table. */
const OWN = 0.4
const CLOZE = /\{\{c1::(.+?)(?:::.+?)?\}\}/g

/** A card as a model writes it down. */
export interface WrittenCard {
  readonly block: number
  readonly quote: string
  readonly type: CardType
  readonly front: string
  readonly back: string
}

/** What a model is told of one part of a note, set apart from its task. */
export interface CardsData {
  readonly boundary: string
  readonly material: string
  readonly data: string
}

/** `share`: cards wanted from this part. */
export function cardsData(lines: readonly Line[], known: readonly string[], share: number): CardsData {
  const { boundary, put } = apart()
  const has = known.slice(0, 100).join('\n')
  const material = shown(lines)
  const data = [
    put('NOTES', material),
    ...(has === '' ? [] : [put('CARDS THE STUDENT HAS', has)]),
    `At most ${Math.min(share, 40)} cards.`
  ].join('\n\n')
  return { boundary, material, data }
}

/** Cards to ask of each part: some of them will not hold. */
export const shareOf = (reading: NoteReading, options: CardsOptions, parts: number): number =>
  Math.ceil(((options.max ?? mostCards(reading.words)) * 1.3) / Math.max(1, parts))

/** What an answer may be made of: the block, the list or table it stands in, and so many neighbours on each side. */
function evidenceOf(line: Line, lines: readonly Line[], neighbours: number): string {
  const at = lines.indexOf(line)
  const { list, header } = line.block
  const around = lines.filter(
    ({ source, block }, place) =>
      source === line.source &&
      (Math.abs(place - at) <= neighbours ||
        (list && block.list?.id === list.id) ||
        (header && block.header === header))
  )
  return [...line.headings, ...(header ?? []), ...around.map(one => one.block.text)].join('\n')
}

/** The card as a candidate, or why it cannot be one. */
export function candidateOf(card: WrittenCard, lines: readonly Line[], guard: Guard): Candidate | string {
  const [front, back] = [plainText(card.front), plainText(card.back)]
  const unclean = uncleanness(front, 400) ?? uncleanness(back, 400)
  if (unclean) return unclean
  if (guard.leaks(`${front} ${back}`)) return 'not about the notes'
  const found = findQuote(card.quote, card.block, lines)
  if (!found) return 'quote not found'
  const { line, span } = found
  const gaps = [...front.matchAll(CLOZE)]
  const isCloze = card.type === 'cloze' || gaps.length > 0
  const answer = isCloze ? gaps[0]?.[1] : undefined
  if (isCloze && (gaps.length !== 1 || !answer)) return 'broken cloze'
  const type: CardType = isCloze ? 'cloze' : card.type
  const claim = isCloze ? front.replace(CLOZE, '$1') : back
  const evidence = evidenceOf(line, lines, 1)
  const loose =
    unsupportedBy(claim, isCloze ? sourceWordsOf(evidence) : sourceWordsOf(evidence, front), SUPPORT) ??
    // The question may use words of its own, but it must be about the block.
    topicFault(front.replace(CLOZE, '$1'), sourceWordsOf(evidence, ...lines.map(one => one.text)))
  if (loose) return loose
  // Neighbours may help an answer out, but not be most of it: the quote would prove nothing of it.
  if (supportOf(claim, sourceWordsOf(evidenceOf(line, lines, 0))) < OWN) return 'not in its block'
  if (contradicts(claim, line.block.text)) return 'contradicts its quote'
  return {
    type,
    kind: isCloze ? 'cloze' : 'basic',
    front,
    back: isCloze ? '' : back,
    block: line.block,
    quote: span,
    headings: line.headings,
    trust: TRUST,
    isWritten: true,
    ...(answer && { answer })
  }
}

/** Candidates through the checks of the built-in engine, ranked; what is held back is counted by reason. */
export function chooseCards(
  candidates: readonly (Candidate | string)[],
  reading: NoteReading,
  options: CardsOptions,
  engine: EngineName,
  warnings: readonly EngineWarning[]
): CardsResult {
  const known = new Set((options.known ?? []).map(meaningOf))
  const most = options.max ?? mostCards(reading.words)
  const drops = dropsOf()
  const kept: Kept[] = []
  const chosen: (Score & { readonly card: Candidate })[] = []
  for (const card of candidates) {
    if (typeof card === 'string') {
      drops.drop(card)
      continue
    }
    const next = prepare(card)
    const reason = fault(card) ?? (known.has(meaningOf(card.front)) ? 'known' : repeats(next, kept))
    if (reason) drops.drop(reason)
    else {
      kept.push(next)
      chosen.push({ card, ...trustedScore(card, reading) })
    }
  }
  mustHave(chosen.length, drops)
  const cards = chosen
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(one => suggestion(one.card, one))
  const share = cards.length / Math.max(1, cards.length + drops.count())
  return {
    engine,
    cards,
    evidence: cards.map(card => card.source),
    confidence: Math.round(share * TRUST * 100) / 100,
    warnings: [...reading.warnings.filter(one => one.kind === 'too-short'), ...warnings, ...drops.warnings()]
  }
}
