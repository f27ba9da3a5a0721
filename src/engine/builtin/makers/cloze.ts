import { isShortOf } from '#engine/text/initials.ts'
import { isSpecific, rarity } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { danglingHeads } from '#engine/builtin/gaps/definite.ts'
import { gapsIn, rootsOf, type Gap } from '#engine/builtin/gaps/gap.ts'
import { leansOn } from '#engine/builtin/gaps/leans.ts'
import { noteIndex } from '#engine/builtin/gaps/note-index.ts'
import { piecesOf, type Piece } from '#engine/builtin/gaps/piece.ts'
import { spansOf } from '#engine/builtin/gaps/spans.ts'
import { unitsOf } from '#engine/builtin/gaps/units.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import type { ReadBlock, Reading, Sentence } from '#engine/builtin/read.ts'
import { contentWords, isStopWord, wordCount, wordsOf } from '#engine/text/words.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/text/tables/months.ts'

/** Of several gaps in a sentence the model takes the best. */
const GAPS = 5
const WORTH = 1.1
const [FEWEST, MOST] = [7, 32]

/** Shorthand of notes: a line that is no sentence. */
const SHORTHAND =
  /!!|→|->|\s[=+]\s|^[^.]{2,60}\s(?:[–—]|-{1,3})\s|;\s*$|\?|…|\b(?:bc|w\/|esp|approx|dont|cant|gov|govt|lol|eg|ie)\b|["“”]?\b(?:NOT|NB|PS|BUT)\b/
const FRAGMENT =
  /^(?:Only|From|\p{Lu}\p{Ll}+est),? |^\p{Lu}[\p{L}'’ ]{2,30}: |^(?:\w+ed|(?:First|Last|Next) \w+ed)\b|^(?:The|An?) (?:\p{L}+ ){1,5}\p{L}+, which means\b/u
/** "Traders became …": people by what they do, in the past: which, the sentence before says. */
const DOERS = /^\p{Lu}\p{Ll}{2,}(?:[eo]rs|ees|ists) (?:became|were|had|got|took|went|came|made|\p{Ll}{2,}ed)\b/u
const NO_NAME = new RegExp(String.raw`\b(?:${MONTH_NAME}|${SHORT_MONTH}|I|BUT|NOT|AND)\b`, 'g')

/** Bold for stress, not for a term: "only", "never". */
const isStress = (bold: string): boolean =>
  /^(?:not|only|never|always|must|before|after|all|none|both|most|more|less|no|any|every|each|least|very|and|or|but)$/i.test(
    bold
  )

/** A line of a list that is a sentence in all but its full stop. */
const isLastOf = (sentence: Sentence): boolean => /^[\s)"”’]*$/.test(sentence.block.text.slice(sentence.end))

function isShort(piece: Piece): boolean {
  const words = wordCount(piece.text)
  return words < FEWEST || words > MOST
}

/** Whether a piece is a sentence with a subject, in running words. */
function isSentence(piece: Piece, hasStatement: boolean): boolean {
  const { text, tokens } = piece
  if (isShort(piece) || SHORTHAND.test(text) || FRAGMENT.test(text) || DOERS.test(text)) return false
  if (/[{}]|::|\$/.test(text) || !/^["“(]?[\p{Lu}\d]/u.test(text)) return false
  if (!tokens.some(token => token.pos === 'VERB' || token.pos === 'AUX')) return false
  const [opening] = tokens
  return hasStatement || !/^(?:VERB|AUX)$/.test(opening?.pos ?? '') || /ing$/.test(opening?.lower ?? '')
}

function boldGaps(piece: Piece, sentence: Sentence): Gap[] {
  return (sentence.block.bold ?? []).flatMap(words => {
    const bold = words.replace(/[\s:.,;–—-]+$/, '')
    const at = piece.text.indexOf(bold)
    const isWhole = !/^[\p{L}\p{N}]/u.test(piece.text.slice(at + bold.length))
    const isTerm = at >= 0 && isWhole && wordCount(bold) <= 4 && contentWords(bold).length > 0 && !isStress(bold)
    return isTerm ? [{ start: at, end: at + bold.length, hint: 'key term' as const, score: 3 }] : []
  })
}

/** A line of notes with asides, numbers and signs in it: no sentence that a card could take. */
const JOTTED = /^[\d.]|[|&]|\([^)]*,|\bw\/|\be\.g\.|^(?:Approx|Exp|Ex|Use|Remember)\b|^[^:]*[^\d):]: /u

/** Running text, not a line of notes: more than one sentence, each with its full stop. */
const isRunning = ({ block, sentences }: ReadBlock): boolean =>
  block.kind === 'paragraph' && sentences.length > 1 && sentences.every(one => /[.!?]["”’)]*$/.test(one.text))

/** Gaps, and only in a sentence that stands alone: ranked below every question. */
export const cloze: Maker = ({ sentence, read, reading, statement }) => {
  if (!(/[.!]["”’)]*$/.test(sentence.text) || (statement && isLastOf(sentence)))) return []
  if (!isRunning(read) && (!statement || JOTTED.test(sentence.text))) return []
  const topic = new Set(read.headings.flatMap(contentWords))
  const found: Candidate[] = []
  for (const piece of piecesOf(sentence)) {
    const cards = cardsOf(piece, sentence, read, reading, topic, statement !== undefined)
    found.push(...cards)
    if (cards.length > 0 && (!piece.isPart || isOne(piece, sentence))) break
  }
  return found
}

/** The first clause alone: the whole sentence would ask the same again. */
const isOne = (piece: Piece, sentence: Sentence): boolean =>
  piece.quote.start === sentence.start &&
  !/;/.test(sentence.text) &&
  piece.quote.end > (sentence.start + sentence.end) / 2

function cardsOf(
  piece: Piece,
  sentence: Sentence,
  read: ReadBlock,
  reading: Reading,
  topic: ReadonlySet<string>,
  hasStatement: boolean
): Candidate[] {
  if (!isSentence(piece, hasStatement) || leansOn(piece.text, piece.tokens)) return []
  const note = noteIndex(reading)
  const isTold = (root: string): boolean => note.toldBefore(root, sentence)
  const dangling = danglingHeads(piece.tokens, { isTold, said: note.said, topic })
  if (dangling.length > 1 || dangling.some(one => one.isHeavy)) return []
  const units = unitsOf(piece.text, piece.tokens)
  const spans = spansOf(units, reading.casing, note)
  const gaps = gapsIn({ text: piece.text, units, spans, note })
    .filter(gap => gap.score >= WORTH)
    .filter(gap => wordsOf(piece.text.slice(gap.start, gap.end)).some(word => !topic.has(stemOf(word))))
  return [...boldGaps(piece, sentence), ...gaps]
    .filter(gap => !leaks(piece, gap) && !isShortened(piece, gap) && isHeld(piece, gap))
    .slice(0, GAPS)
    .map(gap => gapCard(gap, piece, sentence, read))
}

function gapCard(gap: Gap, piece: Piece, sentence: Sentence, read: ReadBlock): Candidate {
  const answer = piece.text.slice(gap.start, gap.end)
  return {
    type: 'cloze',
    kind: 'cloze',
    front: `${piece.text.slice(0, gap.start)}{{c1::${answer}::${gap.hint}}}${piece.text.slice(gap.end)}`,
    back: '',
    answer,
    block: sentence.block,
    quote: piece.quote,
    headings: read.headings,
    trust: gap.score >= 2.8 ? 0.74 : 0.36 + gap.score * 0.08
  }
}

/** "Nominal value (▢) is …", "▢. is money spent": letters of the words beside the gap, a word cut at its full stop. */
function isShortened({ text }: Piece, gap: Gap): boolean {
  const [before, after] = [text.slice(0, gap.start), text.slice(gap.end)]
  if (/^\.\s+\p{Ll}/u.test(after)) return true
  const answer = text.slice(gap.start, gap.end)
  const words = before.slice(0, -1).trim().split(/\s+/)
  const isBracket = /\($/.test(before) && /^\)/.test(after)
  return isBracket && [2, 3, 4, 5].some(count => isShortOf(answer, words.slice(-count)))
}

const aroundOf = (piece: Piece, gap: Gap): string => `${piece.text.slice(0, gap.start)} ${piece.text.slice(gap.end)}`

function leaks(piece: Piece, gap: Gap): boolean {
  const inside = new Set(rootsOf(piece.text.slice(gap.start, gap.end)))
  // "solo" tells of a "soloist".
  const isNear = (one: string, other: string): boolean =>
    Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one))
  return rootsOf(aroundOf(piece, gap)).some(root => inside.has(root) || [...inside].some(one => isNear(one, root)))
}

/** Whether enough stands around a gap to know what is asked: a name, or words of the subject. */
function isHeld(piece: Piece, gap: Gap): boolean {
  const isCount = gap.hint === 'number'
  const around = aroundOf(piece, gap)
    .replace(NO_NAME, '')
    .replace(isCount ? /\p{Lu}\p{Ll}+(?:an|ish|ese|ic)\b/gu : /$^/, '')
  if (isCount && (around.match(/\d+/g)?.length ?? 0) > 1) return false
  if (/^\S+ (?:.*[^.!?:] )?\p{Lu}\p{Ll}{2,}/u.test(around.trim())) return true
  const words = new Set(wordsOf(around).filter(word => !isStopWord(word) && rarity(stemOf(word)) > 0.96))
  if (gap.hint === 'year' || gap.hint === 'number')
    return [...words].filter(word => isSpecific(stemOf(word))).length >= 2
  return gap.score >= 2.5 || words.size >= (gap.hint === 'key term' ? 1 : 2)
}
