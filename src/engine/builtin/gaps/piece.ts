import type { Sentence } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/text/casing.ts'
import type { TextRange } from '#engine/text/formulas.ts'
import { tag, type Token } from '#engine/text/tagger.ts'
import { wordCount } from '#engine/text/words.ts'

/** A whole sentence or one of its main clauses, as it reads by itself; tokens count from the start of `text`. */
export interface Piece {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Where in the block it comes from. */
  readonly quote: TextRange
  /** One clause of several. */
  readonly isPart: boolean
}

/** Ties to the sentence before; what follows says the same without them. */
const OPENING =
  /^(?:(?:However|Therefore|Thus|Hence|Moreover|Furthermore|Also|In addition|Additionally|By contrast|In contrast|Conversely|Consequently|As a result|As a consequence|Nevertheless|Nonetheless|Indeed|In fact|In practice|Of course|Similarly|Likewise|Finally|Meanwhile|For example|For instance|Now|Okay|OK|Right|Well|Still|Then|Next|Or again|On the other hand|In response|In return|In any case|After all|Above all|In general|By comparison|As usual|First|Second|Secondly|Thirdly|Lastly|Later|Afterwards|Eventually),\s+|(?:And|But|So|Yet|Then|Now)\s+(?!that\b|far\b|much\b|many\b|called\b))+(?=\S)/
const BETWEEN =
  /,\s(?:however|therefore|moreover|by contrast|in contrast|for example|for instance|of course|in turn|then|too|consequently|thus|indeed|on the other hand|nevertheless|incidentally|meanwhile),(?=\s)/
/** "and then" stays: it is the order of two steps. */
const ADVERB =
  /\b(is|are|was|were|be|been|can|could|may|might|must|will|would|should|has|have|had|and|which|who|that|it|they|\p{Ll}{2,}s?)\s(?:therefore|thus|hence|consequently)(?=\s\p{Ll})|\b(is|are|was|were|be|been|can|could|may|might|must|will|would|should|has|have|had)\s(?:also|then|however)(?=\s\p{Ll})|\b(and|which|who|that)\s(?:also|however)(?=\s\p{Ll})|(?<=\p{Ll}(?<!\b(?:but|and|or|not|it|they|this)))\salso(?=\s\p{Ll}{3,}\b)/gu
/** How, the sentence before has told; what follows holds without it. */
const IN_THIS_WAY = /,? in this (?:way|manner|fashion)(?=\s(?:is|are|was|were|has|have|can|may)\b|\.$)/
const LEAD = /^(?:in|on|at|by|after|before|beyond|under|during|for|from|with|when|if|while|although|as|since)\b/i

/** "Organisms that make their own food in this way are called …", not "a person who lives in this way". */
function withoutHow(text: string): string {
  const found = IN_THIS_WAY.exec(text)
  if (!found) return text
  const before = tag(text.slice(0, found.index), 0, [])
  return before.at(-1)?.pos === 'NOUN' && before.some(token => token.pos === 'VERB')
    ? text.replace(IN_THIS_WAY, '')
    : text
}

/** Without the words that tie it to the sentence before: "Beyond the optimum, however, vibration …". */
export function untied(text: string): string {
  const opened = text.replace(OPENING, '')
  const between = opened.replace(BETWEEN, (all: string, at: number) =>
    LEAD.test(opened) || /^\s(?:and|but|or|so)\b/.test(opened.slice(at + all.length)) ? ',' : ''
  )
  return upperFirst(withoutHow(between.replace(ADVERB, '$1$2$3')))
}

const BE_OR_MODAL = /^(?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|do|does|did|cannot)$/
const SUBJECT = /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP|PRON)$/

/** Whether a clause with a subject of its own begins at this token. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]
  if (!first || /^(?:it|they|he|she|this|these|those|that|which|who|its|their|his|her|we|you|i)$/.test(first.lower))
    return false
  let seen = false
  for (let index = at; index < Math.min(tokens.length, at + 9); index += 1) {
    const token = tokens[index]
    if (!token) return false
    const isVerb =
      BE_OR_MODAL.test(token.lower) ||
      (token.pos === 'VERB' && !/ing$/.test(token.lower) && tokens[index - 1]?.lower !== 'to')
    if (isVerb) return seen && index > at
    if (!SUBJECT.test(token.pos)) return false
    if (/^(?:NOUN|PROPN)$/.test(token.pos)) seen = true
  }
  return false
}

/** Where main clauses of a sentence begin: behind a semicolon, or a comma with a conjunction and a new subject. */
function breaksOf(tokens: readonly Token[]): { readonly stop: number; readonly next: number }[] {
  return tokens.flatMap((token, at) => {
    if (token.text === ';') {
      const skip = /^(?:and|but|or|so)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1
      return [{ stop: at, next: at + skip }]
    }
    const isJoined = token.text === ',' && /^(?:and|but|while|whereas|so)$/.test(tokens[at + 1]?.lower ?? '')
    return isJoined && opensClause(tokens, at + 2) ? [{ stop: at, next: at + 2 }] : []
  })
}

const LEAST_WORDS = 6

function partsOf(sentence: Sentence): Piece[] {
  const { tokens, block } = sentence
  const breaks = breaksOf(tokens)
  if (breaks.length === 0) return []
  const starts = [0, ...breaks.map(one => one.next)]
  const stops = [...breaks.map(one => one.stop), tokens.length]
  return starts.flatMap((from, index) => {
    const [first, last] = [tokens[from], tokens[(stops[index] ?? 0) - 1]]
    if (!first || !last || last.start < first.start) return []
    const quote = { start: first.start, end: last.end }
    const words = block.text.slice(quote.start, quote.end)
    const text = untied(upperFirst(/[.!?]$/.test(words) ? words : `${words}.`))
    if (wordCount(text) < LEAST_WORDS) return []
    return [{ text, tokens: tag(text, 0, []), quote, isPart: true }]
  })
}

/** Opens a clause that adds to what was said; nothing that limits it ("unless", "only if"). */
const ADDS =
  /^(?:even|although|though|because|since|which|where|who|while|whereas|with|so|but|as|making|allowing|leading|causing|leaving|giving|meaning|rather|whose)$/

/** A long sentence, or one whose end leans on another, as far as its first clause. */
function headOf(sentence: Sentence): Piece[] {
  const { tokens, block } = sentence
  return tokens.flatMap((token, at) => {
    if (token.text !== ',' || at < LEAST_WORDS || !ADDS.test(tokens[at + 1]?.lower ?? '')) return []
    // Between commas it adds to a noun, and the sentence goes on behind it.
    if (tokens.slice(at + 1).some(one => one.text === ',' || one.text === ';')) return []
    const first = tokens[0]
    if (!first || /^(?:if|when|although|while|because|since|as)$/.test(first.lower)) return []
    const quote = { start: first.start, end: token.start }
    const text = untied(`${block.text.slice(quote.start, quote.end)}.`)
    return wordCount(text) < LEAST_WORDS ? [] : [{ text, tokens: tag(text, 0, []), quote, isPart: true }]
  })
}

const LONG = 26

/** What of a sentence may stand on a card by itself: the whole, or each main clause of a long one. */
export function* piecesOf(sentence: Sentence): Generator<Piece> {
  const text = untied(sentence.text)
  const shift = (token: Token): Token => ({
    ...token,
    start: token.start - sentence.start,
    end: token.end - sentence.start
  })
  const tokens = text === sentence.text ? sentence.tokens.map(shift) : tag(text, 0, [])
  const quote = { start: sentence.start, end: sentence.end }
  const whole = { text, tokens, quote, isPart: false }
  const isLong = wordCount(text) > LONG
  if (!isLong) yield whole
  yield* [...partsOf(sentence), ...headOf(sentence)]
  if (isLong) yield whole
}
