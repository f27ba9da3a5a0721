import type { Candidate } from '#engine/builtin/candidate.ts'
import { formulaRanges, sameFormula } from '#engine/text/formulas.ts'
import { isStopWord, wordsOf } from '#engine/text/words.ts'
import { stemOf } from '#engine/text/stem.ts'

/** What a text says, formulas kept sign for sign: f(x)+a and f(x+a) stay two things. */
export function meaningOf(text: string): string {
  const formulas = formulaRanges(text)
  let words = text
  for (const one of formulas.toReversed()) words = `${words.slice(0, one.start)} ${words.slice(one.end)}`
  const maths = formulas.map(one => sameFormula(text.slice(one.start, one.end))).sort()
  const rest = wordsOf(words)
    .filter(word => !isStopWord(word))
    .map(stemOf)
  return [...rest, ...maths].join(' ')
}

const setOf = (text: string): ReadonlySet<string> =>
  new Set(
    meaningOf(text)
      .split(' ')
      .filter(word => word !== '')
  )

export interface Kept {
  readonly card: Candidate
  readonly all: ReadonlySet<string>
  readonly frontMeaning: string
  readonly backMeaning: string
  readonly word: string
}

const whole = (card: Candidate): string =>
  card.kind === 'cloze' ? card.front.replace(/\{\{c1::(.*?)(?:::.*?)?\}\}/g, '$1') : `${card.front} ${card.back}`
const questionWord = (text: string): string =>
  /\b(?:who|when|where|why|how many|how|what|which)\b/i.exec(text)?.[0].toLowerCase() ?? ''

export function prepare(card: Candidate): Kept {
  return {
    card,
    all: setOf(whole(card)),
    frontMeaning: meaningOf(card.front),
    backMeaning: meaningOf(card.back),
    word: questionWord(card.front)
  }
}

const LONG_SENTENCE = 14
const FAR = 24

/** A second card of one long sentence of running text asks for something else: other words, far from the first gap. */
function isOther(one: Candidate, other: Candidate): boolean {
  const words = whole(one).split(/\s+/).length
  if (words < LONG_SENTENCE || one.block.kind !== 'paragraph') return false
  const asked = setOf(one.answer ?? '')
  if (other.kind === 'basic')
    return !/^(?:definition|term|list|comparison)$/.test(other.type) && overlapOf(asked, setOf(other.back)) === 0
  const [at, next] = [one.front.indexOf('{{'), other.front.indexOf('{{')]
  return Math.abs(at - next) >= FAR && overlapOf(asked, setOf(other.answer ?? '')) === 0
}

const overlapOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter(word => b.has(word)).length

const MOST_IN_SENTENCE = 2

/** The same fact twice, or one question with two answers. `known` are fronts the student already has. */
export function repeats(one: Kept, kept: readonly Kept[]): 'duplicate' | 'contradiction' | undefined {
  let same = 0
  for (const other of kept) {
    if (one.card.isLaidOut && other.card.isLaidOut) {
      // A row may be asked for its cell and for its name.
      if (one.card.front === other.card.front) return 'duplicate'
      continue
    }
    const bothAsk = one.card.kind === 'basic' && other.card.kind === 'basic'
    const sameFront = one.frontMeaning === other.frontMeaning && one.word === other.word
    if (bothAsk && sameFront) return one.backMeaning === other.backMeaning ? 'duplicate' : 'contradiction'
    const sameSentence =
      one.card.block === other.card.block &&
      one.card.quote.start < other.card.quote.end &&
      other.card.quote.start < one.card.quote.end
    if (sameSentence && one.card.kind === 'cloze') {
      same += 1
      if (same >= MOST_IN_SENTENCE || !isOther(one.card, other.card)) return 'duplicate'
      continue
    }
  }
  return undefined
}
