import type { TURNS } from '#contract/engine/mark.ts'
import { sameWord, wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'
import type { TextRange, Sentence } from '#engine/builtin/mark/sentences.ts'
import { isTurned, oppositesOf } from '#engine/text/senses.ts'
import { stemOf } from '#engine/text/stem.ts'

interface Turn extends TextRange {
  readonly why: (typeof TURNS)[number]
}

const NEGATION =
  /\b(?:not|no|never|none|neither|nor|cannot|nobody|nothing|without|hardly)\b|\b\p{L}+n['’]t\b|\bnon(?=-)/giu
/** "Not only" denies nothing. */
const NOT_ONLY = /^not(?= (?:only|just|merely)\b)/i

function negations(text: string, from: number): Turn[] {
  return [...text.matchAll(NEGATION)]
    .filter(match => !NOT_ONLY.test(text.slice(match.index)))
    .map(match => ({ why: 'not', start: from + match.index, end: from + match.index + match[0].length }))
}

/** "Less" where the point has "more", and the sentence does not have "more" as well. */
function opposites(point: string, { words }: Sentence): Turn[] {
  return wordsWithPlaces(point).flatMap(wanted => {
    if (words.some(word => sameWord(wanted, word))) return []
    const against = words.filter(
      word =>
        oppositesOf(wanted.stem).has(word.stem) || isTurned(wanted.stem, word.stem) || isTurned(word.stem, wanted.stem)
    )
    return against.map(({ start, end }): Turn => ({ why: 'opposite', start, end }))
  })
}

const CLAUSE = /[,;]|\b(?:and|but|while|whereas)\b/i

function clausesOf(text: string, from: number): { stem: string; clause: number; start: number; end: number }[] {
  let clause = 0
  let last = 0
  return [...text.matchAll(/\p{L}+/gu)].map(match => {
    if (CLAUSE.test(text.slice(last, match.index + match[0].length))) clause += 1
    last = match.index + match[0].length
    return { stem: stemOf(match[0].toLowerCase()), clause, start: from + match.index, end: from + last }
  })
}

/** Of two pairs ("meiosis two, mitosis one") the words that changed places. */
function swapped(point: string, sentence: string, from: number): Turn[] {
  const [wanted, given] = [clausesOf(point, 0), clausesOf(sentence, from)]
  const once = wanted.filter(
    one =>
      wanted.filter(other => other.stem === one.stem).length === 1 &&
      given.filter(other => other.stem === one.stem).length === 1
  )
  const placed = once.map(one => ({ ...one, at: given.find(other => other.stem === one.stem)?.clause ?? 0 }))
  for (const first of placed)
    for (const second of placed) {
      if (first.clause === second.clause || first.at === second.at) continue
      // Both began their clause and stayed: what followed them went to the other.
      const moved = placed.filter(
        one =>
          (one.clause === first.clause && one.at === second.at) || (one.clause === second.clause && one.at === first.at)
      )
      if (new Set(moved.map(({ clause }) => clause)).size === 2)
        return moved.flatMap(({ stem }) =>
          given.filter(other => other.stem === stem).map(({ start, end }): Turn => ({ why: 'order', start, end }))
        )
    }
  return []
}

/** What in a sentence of the answer turns the words of a point round. */
export function turnsIn(point: string, answer: string, sentence: Sentence): Turn[] {
  const text = answer.slice(sentence.start, sentence.end)
  const denied = negations(point, 0).length > 0 ? [] : negations(text, sentence.start)
  const all = [...denied, ...opposites(point, sentence), ...swapped(point, text, sentence.start)]
  return all.filter((one, at) => all.findIndex(other => other.start === one.start) === at)
}
