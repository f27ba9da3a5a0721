import { asWritten, isHeldIn, PART } from '#engine/builtin/ask/as-written.ts'
import { BLOCK, holding, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { expectedShare, isSpecific, rarity } from '#engine/text/rarity.ts'
import { relatedOf } from '#engine/text/related.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'

/** How much another form of a word counts against the word itself. */
const RELATED = 0.6
const SAME_ROOT = 0.5
const JOINED = 0.9
/** Stems are taken for one root when they share this much of their beginning: "photosynthesi" and "photosynthet". */
const ROOT = 5
const ENDING = 4

export interface AskedTerm {
  readonly stem: string
  /** How rare it is in the sources. */
  readonly weight: number
  /** The same times how rare it is in English. */
  readonly telling: number
  readonly isSpecific: boolean
  /** What meeting it says, as the logarithm of its chance: in any block of English, and in a block of these sources. */
  readonly surprise: number
  readonly surpriseHere: number
  /** It stands somewhere in the sources; or it, as it was typed, or another form of it does. */
  readonly isHeld: boolean
  readonly isKnown: boolean
  /** What counts as this word, and how much; the word itself counts 1. */
  readonly forms: ReadonlyMap<string, number>
}

function isSameRoot(one: string, two: string): boolean {
  const [short, long] = [Math.min(one.length, two.length), Math.max(one.length, two.length)]
  let shared = 0
  while (shared < short && one.charCodeAt(shared) === two.charCodeAt(shared)) shared += 1
  return shared >= ROOT && shared >= short - 1 && shared >= long - ENDING
}

/** Blocks of everyday English that count beside the notes: in a single short note every word would be as rare as any. */
const EVERYDAY = 200

const idf = (blocks: number, holding: number): number => Math.log(1 + (blocks - holding + 0.5) / (holding + 0.5))

/** The words of a question with what they weigh in these sources and what else counts for them. */
export function weighQuestion(index: SearchIndex, question: string): AskedTerm[] {
  const written = asWritten(index, askedTerms(question))
  const asked = written.map(one => one.stem)
  const blocks = index.reduce((sum, one) => sum + one.blocks.length / BLOCK, 0)
  const forms = new Map(asked.map(one => [one, new Map([[one, 1]])]))
  const add = (one: string, form: string, counts: number): void => {
    const known = forms.get(one)
    if (known && (known.get(form) ?? 0) < counts) known.set(form, counts)
  }
  for (const one of asked) for (const [form, counts] of relatedOf(one)) add(one, form, RELATED * counts)
  asked.slice(1).forEach((one, at) => {
    // "quick sort" stands as "quicksort".
    const joined = `${asked[at] ?? ''}${one}`
    for (const part of [asked[at] ?? '', one]) if (part.length >= PART) add(part, joined, JOINED)
  })
  const rooted = asked.filter(one => one.length >= ROOT)
  for (const { terms } of index)
    for (const term of terms)
      for (const one of rooted)
        if (term.charCodeAt(0) === one.charCodeAt(0) && isSameRoot(one, term)) add(one, term, SAME_ROOT)
  return written.map(({ stem, isGuessed }) => {
    const own = forms.get(stem) ?? new Map<string, number>()
    const held = index.reduce((sum, source) => sum + holding(source, stem), 0)
    const everyday = expectedShare(stem)
    const here = Math.min(0.5, Math.max(everyday, (held + 0.5) / (blocks + 1)))
    const weight = idf(blocks + EVERYDAY, held + EVERYDAY * everyday)
    return {
      stem,
      weight,
      telling: weight * rarity(stem),
      isSpecific: isGuessed || isSpecific(stem),
      surprise: -Math.log(everyday),
      surpriseHere: -Math.log(here),
      isHeld: isHeldIn(index, stem),
      isKnown: !isGuessed && [...own.keys()].some(form => isHeldIn(index, form)),
      forms: own
    }
  })
}
