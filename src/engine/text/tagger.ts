/* eslint-disable @typescript-eslint/unbound-method -- wink's `its` holds plain functions that name what to read. */
import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItemToken, type ItsFunction, type WinkMethods } from 'wink-nlp'
import { baseForm } from '#engine/text/tables/verbs.ts'
import type { TextRange } from '#engine/text/formulas.ts'

export type Tag = string

export interface Token {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Universal part of speech; `FORMULA` for a protected stretch. */
  readonly pos: Tag
  readonly lemma: string
}

/** The tagger remembers every word it has met: it starts afresh after this many sentences, a tenth of a second's work. */
const SENTENCES_A_LIFE = 50_000

let nlp: WinkMethods | undefined
let tagged = 0

/** The tagger takes "H₂SO₄" for four words. */
const SCRIPT = /[\p{L}\p{N})] [₀-₉⁰¹²³⁴-⁹⁺⁻]|[₀-₉] \p{L}/u
const COMPOUND = /^(?:\p{Lu}\p{Ll}?[₀-₉]*)+[¹²³⁴]?[⁺⁻]?$/u

/** Tags one sentence. Offsets are those of the block: `offset` is where the sentence starts. */
export function tag(sentence: string, offset: number, formulas: readonly TextRange[]): Token[] {
  if (tagged >= SENTENCES_A_LIFE) nlp = undefined
  tagged = nlp ? tagged + 1 : 0
  nlp ??= winkNLP(model, ['pos'])
  const its = nlp.its
  // Its type forgets that selectors get the model's addons too.
  // For a few words ("wont" as a noun) it has none, whatever its type says.
  const lemmaOf = its.lemma as ItsFunction<string | undefined>
  let masked = sentence.replaceAll('’', "'")
  for (const one of formulas) {
    const [start, end] = [one.start - offset, one.end - offset]
    masked = masked.slice(0, start) + 'Z' + 'q'.repeat(end - start - 1) + masked.slice(end)
  }
  const doc = nlp.readDoc(masked)
  const found: Token[] = []
  let at = 0
  doc.tokens().each((item: ItemToken) => {
    const word = item.out()
    const place = masked.indexOf(word, at)
    if (place < 0) return
    // "… by a factor a.": the tagger takes the letter with its full stop for an abbreviation.
    const isLast = place + word.length === masked.length && word.length > 1 && word.endsWith('.')
    at = place + word.length - (isLast ? 1 : 0)
    const start = offset + place
    const end = offset + at
    const isFormula = formulas.some(one => one.start === start && one.end === end)
    const text = sentence.slice(place, at)
    const lower = text.toLowerCase().replaceAll('’', "'")
    const before = found.at(-1)
    if (before?.end === start && SCRIPT.test(`${before.text} ${text}`)) {
      const joined = before.text + text
      const pos = COMPOUND.test(joined) ? 'PROPN' : before.pos
      const small = joined.toLowerCase()
      found[found.length - 1] = { ...before, text: joined, lower: small, lemma: small, end, pos }
      return
    }
    const pos = isFormula ? 'FORMULA' : retag(lower, item.out(its.pos))
    found.push({ text, lower, start, end, pos, lemma: baseForm(lower, item.out(lemmaOf) ?? lower) })
  })
  return found
}

const AUXILIARY = new Set(
  "am is are was were be been being can could may might must shall should will would 's 're 've".split(' ')
)

/** Where the tagger is known to be wrong. */
function retag(lower: string, pos: Tag): Tag {
  if (AUXILIARY.has(lower) && pos !== 'PART') return 'AUX'
  if (lower === 'to' && pos === 'ADP') return 'ADP'
  if (/^\p{P}+$/u.test(lower)) return 'PUNCT'
  return pos
}
