import { parseClause } from '#engine/builtin/grammar/clause.ts'
import type { SourceBlock } from '#contract/engine/engine.ts'
import type { TextRange } from '#engine/text/formulas.ts'
import type { Token } from '#engine/text/tagger.ts'
import { tokensIn, type Material } from '#engine/builtin/questions/material.ts'
import { contentWords } from '#engine/text/words.ts'
import { lowerFirst } from '#engine/text/casing.ts'

/** Marks that one answer can be cut into: examiners rarely give a sentence more. */
const MOST = 3
const OPENS = new Set('that which who whose without when whenever where unless until if because'.split(' '))
const PLACES = new Set('from through across into'.split(' '))
const LEADING = /^(?:[,;:]\s*)?(?:(?:and|because|so that|so|or)\s+)*/

const isVerb = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:VERB|AUX)$/.test(token.pos) && !/ing$/.test(token.lower)

/** Where words stand in a block, first letter in either case; undefined when they do not. */
export function findIn(block: SourceBlock, words: string, within: TextRange): TextRange | undefined {
  for (const text of [words, lowerFirst(words)]) {
    const start = block.text.indexOf(text, within.start)
    if (text !== '' && start >= 0 && start + text.length <= within.end) return { start, end: start + text.length }
  }
  return undefined
}

function isClause(tokens: readonly Token[]): boolean {
  const clause = parseClause(tokens)
  return clause !== undefined && clause.lead.length === 0 && isVerb(clause.verbs[0])
}

function opensPiece(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next || at === 0) return false
  // "so strong that", "such heat that"
  if (token.lower === 'that') return !tokens.slice(Math.max(0, at - 4), at).some(one => /^(?:so|such)$/.test(one.lower))
  if (OPENS.has(token.lower)) return true
  // "by which", "in which": the preposition belongs to what follows.
  if (/^(?:which|whom)$/.test(next.lower) && token.pos === 'ADP') return true
  const before = tokens.slice(0, at)
  // Only of a thing ("movement | through a membrane"): where something happens is no mark of its own.
  if (PLACES.has(token.lower)) return !tokens.slice(at + 1).some(isVerb) && parseClause(tokens) === undefined
  // "use sunlight | to make glucose", but not "failed to pay" or "the right to use".
  if (token.lower === 'to')
    return (
      next.pos === 'VERB' &&
      next.lower === next.lemma &&
      tokens[at - 1]?.pos === 'NOUN' &&
      before.some(isVerb) &&
      tokens[at - 1]?.lower !== 'order' &&
      !before.some(one => /^(?:difficult|easy|hard|possible|impossible|necessary|easier|harder)$/.test(one.lower))
    )
  if (token.lower !== 'and' || !before.some(isVerb)) return false
  const rest = tokens.slice(at + 1)
  return isVerb(next.pos === 'ADV' ? tokens[at + 2] : next) || isClause(rest)
}

/** An answer cut where a marker would give the next mark; each piece says something by itself. */
export function piecesOf(material: Material, block: SourceBlock, whole: TextRange): TextRange[] {
  const tokens = tokensIn(material, block, whole)
  const cuts = tokens.flatMap((token, at) => {
    const isSecond = /^(?:which|whom)$/.test(token.lower) && tokens[at - 1]?.pos === 'ADP'
    return opensPiece(tokens, at) && !isSecond ? [token.start] : []
  })
  const edges = [whole.start, ...cuts.filter(cut => cut > whole.start), whole.end]
  let pieces = edges.slice(1).map((end, at) => ({ start: edges[at] ?? 0, end }))
  const weight = (one: TextRange): number => {
    const text = block.text.slice(one.start, one.end)
    return new Set(contentWords(text)).size + (/^\s*without\b/.test(text) ? 1 : 0)
  }
  for (;;) {
    const light = pieces.findIndex(one => weight(one) < 2)
    const worst =
      light >= 0 ? light : pieces.length > MOST ? pieces.map(weight).indexOf(Math.min(...pieces.map(weight))) : -1
    if (worst < 0 || pieces.length < 2) break
    // A light beginning takes what follows ("a business | that is owned …"); anything else joins what stands before.
    const from = worst === 0 ? 0 : worst - 1
    const joined = { start: pieces[from]?.start ?? 0, end: pieces[from + 1]?.end ?? 0 }
    pieces = [...pieces.slice(0, from), joined, ...pieces.slice(from + 2)]
  }
  return pieces.map((one, at) => {
    const [first, second] = tokens.filter(token => token.start >= one.start)
    // "that spins" reads without its "that", "that the brain can store" does not.
    const isSubject = /^(?:that|which|who)$/.test(first?.lower ?? '') && isVerb(second)
    return trim(block.text, at > 0 && isSubject ? { start: second?.start ?? one.start, end: one.end } : one, at > 0)
  })
}

function trim(text: string, { start, end }: TextRange, isLater: boolean): TextRange {
  const words = text.slice(start, end)
  const lead = isLater ? (LEADING.exec(words)?.[0].length ?? 0) : words.length - words.trimStart().length
  const tail = words.length - words.replace(/[\s,;:.]+$/, '').length
  return { start: start + lead, end: end - tail }
}
