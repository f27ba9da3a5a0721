import { SAME } from '#engine/builtin/mark/likeness.ts'
import type { Piece } from '#engine/builtin/mark/reading.ts'
import { sameWord, wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import { bestHit, worth, type Wanted } from '#engine/builtin/mark/wanted.ts'
import { isTurned, oppositesOf } from '#engine/text/senses.ts'
import { stemOf } from '#engine/text/stem.ts'

/** Whether a piece of the answer says the contrary: half of what agrees is denied, or an opposite stands for a word. */
export function contrary(wanted: readonly Wanted[], piece: Piece): 'negation' | 'opposite' | undefined {
  let held = 0
  let turned = 0
  // "Refused to allow" is "did not allow"; a word of the point itself explains no negation.
  const isExplained = piece.words.some(other => other.negator && !wanted.some(one => sameWord(one.word, other)))
  // "Soft rock lies below hard rock" has the opposite of each of its own words.
  const meant = new Set(wanted.flatMap(one => one.hits.filter(hit => hit.like >= SAME).map(hit => hit.word)))
  for (const one of wanted) {
    const { word } = one
    const hit = bestHit(one, piece)
    if (hit && hit.like >= SAME) {
      held += worth(one)
      if (hit.word.negated !== word.negated && !isExplained) turned += worth(one)
    } else if (
      piece.words.some(
        other =>
          !meant.has(other) &&
          other.negated === word.negated &&
          (oppositesOf(word.stem).has(other.stem) || isTurned(word.lower, other.lower))
      )
    )
      return 'opposite'
  }
  return turned > 0 && turned >= held / 2 ? 'negation' : undefined
}

/** Whether a question asks for an order that the answer does not keep. */
export function isOutOfOrder(question: string, text: string, said: readonly Word[]): boolean {
  if (!/\b(?:order|sequence)\b/i.test(question) || !/,.*,|→|\bthen\b/.test(text)) return false
  const places = text.split(/,|\bthen\b|→/).map(part => {
    const words = wordsWithPlaces(part)
    return said.findIndex(other => words.some(word => sameWord(word, other)))
  })
  return !places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)))
}

/** Shares and multiples decide as numbers do: "half of the nuclei" is not "all the nuclei". */
const SHARES = new Set(['half', 'twice', 'double', 'quarter', 'third'].map(stemOf))
export function lacksShare(words: readonly Word[], said: readonly Word[]): boolean {
  const share = words.find(word => SHARES.has(word.sense))
  return share !== undefined && !said.some(other => other.sense === share.sense)
}
